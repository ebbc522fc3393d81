import { useTranslation } from 'react-i18next';
import { BrandBar } from '#components/BrandBar';
import { SectionNav } from '#components/SectionNav';
import { LanguageMenu } from '#i18n/LanguageMenu';
import { Header, SkipLink } from './Landing.styles';
import { sections, type SectionId } from './sections';

/** The sticky bar: the company, the links to the sections (the `current` one is marked) and the language. */
export function LandingHeader({ current }: { current: SectionId }) {
  const { t } = useTranslation();
  return (
    <Header>
      <SkipLink href="#home">{t('app.skip')}</SkipLink>
      <BrandBar
        home={{ href: '#home' }}
        label={t('app.home')}
        name={t('app.name')}
        nav={
          <SectionNav
            value={sections.indexOf(current)}
            label={t('landing.nav.label')}
            links={sections.map((id) => ({ href: `#${id}`, label: t(`landing.nav.${id}`) }))}
            menuLabel={t('landing.nav.menu')}
          />
        }
        end={<LanguageMenu surface="paper" />}
      />
    </Header>
  );
}
