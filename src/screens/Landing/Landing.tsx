import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '#addresses/addresses';
import { BrandBar } from '#components/BrandBar';
import { SectionNav } from '#components/SectionNav';
import { defaultLanguage, languages, type Language } from '#i18n/languages';
import { useLanguage } from '#i18n/useLanguage';
import { useEnvironment } from '../data/environment';
import { Footer } from '../parts/Footer';
import { LanguageMenu } from '../parts/LanguageMenu';
import { Page } from '../parts/Page';
import { SchemeMenu } from '../parts/SchemeMenu';
import { AboutUs } from './AboutUs';
import { Contact } from './Contact';
import { Home } from './Home';
import { Header, LandingMain, SkipLink } from './Landing.styles';
import { Services } from './Services';
import { Shop } from './Shop';
import { sections, useCurrentSection, type SectionId } from './useCurrentSection';

/** The components of the sections. */
const components: Readonly<Record<SectionId, ComponentType>> = {
  home: Home,
  services: Services,
  'about-us': AboutUs,
  shop: Shop,
  contact: Contact,
};

/**
 * Goes to the section in the address, which mail programs and chats may have extended. If the page is prerendered, the
 * browser has scrolled to the section before, except if the address is extended.
 */
function useSectionOfAddress(): void {
  const { hash } = useLocation();
  const [first] = useState(hash);

  useEffect(() => {
    const [, id = ''] = /^#([\w-]+)/.exec(first) ?? [];
    const section = document.getElementById(id);
    if (section === null || document.activeElement !== document.body) return;
    section.focus({ preventScroll: true });
    if (window.scrollY === 0) section.scrollIntoView();
  }, [first]);
}

/** The page's URL in each language, for search engines. */
function LandingHead() {
  const { company } = useEnvironment();
  const language = useLanguage();
  const page = company.site + paths.landing;
  const addressOf = (code: Language) => page + (code === defaultLanguage ? '' : `?lang=${code}`);
  return (
    <>
      <link href={addressOf(language)} rel="canonical" />
      {languages.map((code) => (
        <link href={addressOf(code)} hrefLang={code} key={code} rel="alternate" />
      ))}
      <link href={page} hrefLang="x-default" rel="alternate" />
    </>
  );
}

/**
 * The landing page: its sections on one page, and the shop's nested routes (requirements §2.2). It requires
 * no earlier choice. The first section leads to the products.
 */
export function LandingScreen() {
  const { t } = useTranslation();
  const current = useCurrentSection();
  useSectionOfAddress();
  const languageMenu = <LanguageMenu surface="paper" />;
  return (
    <Page carrier="default" top="paper">
      <LandingHead />
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
          end={languageMenu}
        />
      </Header>
      <LandingMain>
        {sections.map((id) => {
          const Section = components[id];
          return <Section key={id} />;
        })}
      </LandingMain>
      <Footer
        variant="band"
        end={
          <>
            <a href="#home">{t('landing.footer.backToTop')}</a>
            <SchemeMenu />
            {languageMenu}
          </>
        }
      />
    </Page>
  );
}
