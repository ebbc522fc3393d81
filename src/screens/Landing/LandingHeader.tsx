import { useTranslation } from 'react-i18next';
import { BrandBar } from '#components/BrandBar';
import { SectionNav } from '#components/SectionNav';
import { LanguageMenu } from '#i18n/LanguageMenu';
import { Header, SkipLink } from './Landing.styles';
import type { SectionId } from './sections';

/** The links of the bar and the names of their translation keys. */
const LINKS = [
  ['#home', 'home'],
  ['#services', 'services'],
  ['#about-us', 'about'],
  ['#shop', 'shop'],
  ['#contact', 'contact'],
] as const;

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
            current={LINKS.findIndex(([href]) => href === `#${current}`)}
            label={t('landing.nav.label')}
            links={LINKS.map(([href, name]) => ({ href, text: t(`landing.nav.${name}`) }))}
            menuLabel={t('landing.nav.menu')}
          />
        }
        trailing={<LanguageMenu surface="paper" />}
      />
    </Header>
  );
}
