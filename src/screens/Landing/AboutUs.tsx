import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Picture } from '#components/Picture';
import { ProgressBar } from '#components/ProgressBar';
import { localeOf } from '#i18n/languages';
import { color, media, space } from '#theme/tokens';
import { useLanguage } from '#i18n/useLanguage';
import { Section } from './Section';
import { SectionLead, TextColumn } from './Section.styles';

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

/** The company's profile, and five bars with the figures of requirements §9. */
export function AboutUs() {
  const { t } = useTranslation();
  const language = useLanguage();
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent' });
  const bars = [
    [t('landing.about.web'), 95, 'brand'],
    [t('landing.about.phones'), 85, 'indigo'],
    [t('landing.about.topUps'), 100, 'cactus'],
    [t('landing.about.bills'), 100, 'marigold'],
    [t('landing.about.care'), 100, 'ink'],
  ] as const;
  return (
    <Section ground="paper" id="about-us" title={t('landing.about.title')}>
      {(heading) => (
        <>
          <TextColumn>
            <Ornament name="hummingbird" />
            {heading}
            <SectionLead>{t('landing.about.lead')}</SectionLead>
            <Body>{t('landing.about.body')}</Body>
          </TextColumn>
          <Bars>
            {bars.map(([label, value, tone]) => (
              <li key={tone}>
                <ProgressBar
                  label={label}
                  tone={tone}
                  value={value}
                  valueText={percent.format(value / 100)}
                />
              </li>
            ))}
          </Bars>
        </>
      )}
    </Section>
  );
}
