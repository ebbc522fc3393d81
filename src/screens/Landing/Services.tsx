import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { BandLead, BandTitle } from '#components/Band';
import { Carousel } from '#components/Carousel';
import { Picture } from '#components/Picture';
import { badgeBills, badgeSystems, badgeTopUps, counter, shop } from '#theme/pictures';
import { bold, color, size, space } from '#theme/tokens';
import { Section, TextColumn } from './Section';

const Offers = styled.ul`
  margin-block-start: ${space(2)};
`;

const Offer = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  padding-block: ${space(3)};

  & + & {
    border-block-start: 1px solid ${color.hairline};
  }
`;

const Badge = styled(Picture)`
  flex: none;
  inline-size: 3.5rem;
`;

const Text = styled.div`
  flex: 1 1 9rem;
  min-inline-size: 0;
`;

const Name = styled.h3`
  ${bold(700, size.lg, 1.15)}
  text-wrap: balance;
`;

const Hint = styled.p`
  color: ${color.ink2};
  text-wrap: balance;
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
    <Section columns="wide-end" id="services">
      <TextColumn>
        <BandTitle id="services-title">{t('landing.nav.services')}</BandTitle>
        <BandLead>{t('landing.services.lead')}</BandLead>
        <Offers>
          {OFFERS.map(([name, badge]) => (
            <Offer key={name}>
              <Badge {...badge} />
              <Text>
                <Name>{t(`landing.services.${name}`)}</Name>
                <Hint>{t(`landing.services.${name}Hint`)}</Hint>
              </Text>
            </Offer>
          ))}
        </Offers>
      </TextColumn>
      <Carousel
        images={images.map((image, index) => ({
          ...image,
          position: t('landing.position', { number: index + 1, total: images.length }),
        }))}
        label={t('landing.services.carousel')}
        nextLabel={t('landing.services.next')}
        previousLabel={t('landing.services.previous')}
      />
    </Section>
  );
}
