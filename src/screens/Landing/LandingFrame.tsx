import { useTranslation } from 'react-i18next';
import { BrandBar } from '#components/BrandBar';
import { SectionNav } from '#components/SectionNav';
import { LanguageMenu } from '#i18n/LanguageMenu';
import { SchemeMenu } from '#scheme/SchemeMenu';
import { Footer } from '../parts/Footer';
import { Header, SkipLink } from './Landing.styles';
import { FOOTER_ID, sections, type SectionId } from './useCurrentSection';

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

/** The footer of the landing page, with a link to its top and the language. */
export function LandingFooter() {
  const { t } = useTranslation();
  return (
    <Footer
      id={FOOTER_ID}
      variant="band"
      end={
        <>
          <a href="#home">{t('landing.footer.backToTop')}</a>
          <SchemeMenu />
          <LanguageMenu surface="paper" />
        </>
      }
    />
  );
}
