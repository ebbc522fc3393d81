import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ContactCard } from '#components/ContactCard';
import { MapEmbed } from '#components/MapEmbed';
import { Picture } from '#components/Picture';
import { useServices } from '#screens/services';
import { media } from '#theme/tokens';
import { directionsAddress, emailAddress, mapAddress, phoneAddress } from './addresses';
import { pingMap } from './pingMap';
import { Section } from './Section';
import { SectionLead, TextColumn } from './Section.styles';

/** The text is first on phones and in the tab order. Wide screens show the map at the inline start. */
const Start = styled.div`
  min-inline-size: 0;

  ${media.desktop} {
    order: -1;
  }
`;

function useRows() {
  const { t } = useTranslation();
  const { company } = useServices();
  return [
    {
      label: t('landing.contact.address'),
      lines: [
        { text: company.address },
        {
          text: t('landing.contact.directions'),
          href: directionsAddress(company.map),
          quiet: true,
        },
      ],
    },
    {
      label: t('landing.contact.phones'),
      lines: company.phones.map((phone) => ({ text: phone, href: phoneAddress(phone) })),
    },
    {
      label: t('landing.contact.email'),
      lines: [{ text: company.email, href: emailAddress(company.email) }],
    },
  ];
}

/** The contact data of the company, and the map. */
export function Contact() {
  const { t } = useTranslation();
  const { company } = useServices();
  const rows = useRows();
  const map = mapAddress(company.map);
  return (
    <Section columns="wide-start" ground="ground" id="contact" title={t('landing.contact.title')}>
      {(heading) => (
        <>
          <TextColumn>
            {heading}
            <SectionLead>{t('landing.contact.lead')}</SectionLead>
            <ContactCard rows={rows} />
          </TextColumn>
          <Start>
            <MapEmbed
              failedNote={t('landing.contact.mapFailed')}
              note={t('landing.contact.mapNote', { host: new URL(map).host })}
              picture={<Picture name="map" />}
              reach={pingMap}
              showLabel={t('landing.contact.showMap')}
              src={map}
              title={t('landing.contact.map', { address: company.address })}
            />
          </Start>
        </>
      )}
    </Section>
  );
}
