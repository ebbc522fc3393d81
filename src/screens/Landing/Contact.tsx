import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { BandLead, BandTitle } from '#components/Band';
import { ContactCard } from '#components/ContactCard';
import { MapEmbed } from '#components/MapEmbed';
import { Picture } from '#components/Picture';
import { directionsUrl, mailtoUrl, mapUrl, telUrl } from '#company/urls';
import { map as mapPicture } from '#theme/pictures';
import { media } from '#theme/tokens';
import { useEnvironment } from '../data/environment';
import { Section, TextColumn } from './Section';

/** The text is first on phones and in the tab order. Wider screens show the map at the inline start. */
const MapColumn = styled.div`
  ${media.columns} {
    order: -1;
  }
`;

/** The contact data of the company, and the map. */
export function Contact() {
  const { t } = useTranslation();
  const { address, email, map, phones } = useEnvironment().company;
  const mailto = mailtoUrl(email);
  // Hydration keeps an address that a proxy has rewritten.
  const repairLink = (link: HTMLAnchorElement | null) => link?.setAttribute('href', mailto);
  const rows = [
    {
      label: t('landing.contact.address'),
      lines: [
        { label: address },
        { label: t('landing.contact.directions'), href: directionsUrl(map), quiet: true },
      ],
    },
    {
      label: t('landing.contact.phones'),
      lines: phones.map((phone) => ({ label: phone, href: telUrl(phone) })),
    },
    {
      label: t('landing.contact.email'),
      lines: [{ label: email, render: <a href={mailto} ref={repairLink} /> }],
    },
  ];
  return (
    <Section columns="wide-start" id="contact">
      <TextColumn>
        <BandTitle id="contact-title">{t('landing.nav.contact')}</BandTitle>
        <BandLead>{t('landing.contact.lead')}</BandLead>
        <ContactCard rows={rows} />
      </TextColumn>
      <MapColumn>
        <MapEmbed
          label={t('landing.contact.map', { address })}
          picture={<Picture {...mapPicture} />}
          showLabel={t('landing.contact.showMap')}
          src={mapUrl(map)}
        />
      </MapColumn>
    </Section>
  );
}
