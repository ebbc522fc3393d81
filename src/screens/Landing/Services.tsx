import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { BandLead, BandTitle } from '#components/Band';
import { Carousel } from '#components/Carousel';
import { Picture } from '#components/Picture';
import { badgeBills, badgeSystems, badgeTopUps, counter, shop } from '#theme/pictures';
import { color, font, size, space } from '#theme/tokens';
import { Section, TextColumn } from './Section';

const Offers = styled.ul`
  display: grid;
  margin-block-start: ${space(2)};

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)} ${space(4)};
    align-items: center;
    padding-block: ${space(3)};
  }

  & > li > img {
    flex: none;
    inline-size: 3.5rem;
  }

  & > li > div {
    flex: 1 1 9rem;
    min-inline-size: 0;
  }

  & > li + li {
    border-block-start: 2px dashed ${color.hairline};
  }

  & h3 {
    font: 700 ${size.lg} / 1.15 ${font.display};
    letter-spacing: -0.015em;
    text-wrap: balance;
  }

  & p {
    color: ${color.ink2};
    text-wrap: balance;
  }
`;

const OFFERS = [
  ['topUps', badgeTopUps],
  ['bills', badgeBills],
  ['systems', badgeSystems],
] as const;

/** The description of the services, next to a carousel of two images. */
export function Services() {
  const { t } = useTranslation();
  const images = [
    { ...shop, alt: t('landing.services.shop') },
    { ...counter, alt: t('landing.services.counter') },
  ];
  return (
    <Section columns="wide-end" id="services" next="paper">
      <TextColumn>
        <BandTitle id="services-title">{t('landing.services.title')}</BandTitle>
        <BandLead>{t('landing.services.lead')}</BandLead>
        <Offers>
          {OFFERS.map(([name, badge]) => (
            <li key={name}>
              <Picture {...badge} />
              <div>
                <h3>{t(`landing.services.${name}`)}</h3>
                <p>{t(`landing.services.${name}Hint`)}</p>
              </div>
            </li>
          ))}
        </Offers>
      </TextColumn>
      <Carousel
        images={images}
        label={t('landing.services.carousel')}
        nextLabel={t('landing.services.next')}
        previousLabel={t('landing.services.previous')}
      />
    </Section>
  );
}
