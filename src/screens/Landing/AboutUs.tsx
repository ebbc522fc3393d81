import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { BandLead, BandTitle } from '#components/Band';
import { Picture } from '#components/Picture';
import { ProgressBar } from '#components/ProgressBar';
import { localeOf } from '#i18n/languages';
import { useLanguage } from '#i18n/useLanguage';
import { color, media, space } from '#theme/tokens';
import { hummingbird } from '#theme/pictures';
import { Section, TextColumn } from './Section';

const Bars = styled.ul`
  display: grid;
  gap: ${space(6)};
`;

const Ornament = styled(Picture)`
  max-inline-size: 11rem;

  ${media.desktop} {
    max-inline-size: 16rem;
  }
`;

const Body = styled.p`
  max-inline-size: 44ch;
  color: ${color.ink2};
  text-wrap: pretty;
`;

/** The percentages of requirements §9. */
const BARS = [
  { name: 'web', value: 95, tone: 'brand' },
  { name: 'phones', value: 85, tone: 'indigo' },
  { name: 'topUps', value: 100, tone: 'cactus' },
  { name: 'bills', value: 100, tone: 'marigold' },
  { name: 'care', value: 100, tone: 'ink' },
] as const;

/** The company's profile, with five progress bars. */
export function AboutUs() {
  const { t } = useTranslation();
  const language = useLanguage();
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent' });
  return (
    <Section columns="wide-end" background="paper" id="about-us">
      <TextColumn>
        <Ornament {...hummingbird} />
        <BandTitle id="about-us-title">{t('landing.nav.about-us')}</BandTitle>
        <BandLead>{t('landing.about.lead')}</BandLead>
        <Body>{t('landing.about.body')}</Body>
      </TextColumn>
      <Bars>
        {BARS.map(({ name, value, tone }) => (
          <li key={name}>
            <ProgressBar
              label={t(`landing.about.${name}`)}
              tone={tone}
              value={value}
              valueText={percent.format(value / 100)}
            />
          </li>
        ))}
      </Bars>
    </Section>
  );
}
