import { useTranslation } from 'react-i18next';
import { BrandBar } from '#components/BrandBar';
import { SectionNav } from '#components/SectionNav';
import { LanguageMenu } from '#i18n/LanguageMenu';
import { Header, SkipLink } from './Landing.styles';
import type { SectionId } from './sections';

/** The props of {@link LandingHeader}. */
export interface BarProps {
  /** The section in view. */
  current: SectionId;
}

/** The sticky bar: the company, the links to the sections and the language. */
export function LandingHeader({ current }: BarProps) {
  const { t } = useTranslation();
  const links = [
    { href: '#home', text: t('landing.nav.home') },
    { href: '#services', text: t('landing.nav.services') },
    { href: '#about-us', text: t('landing.nav.about') },
    { href: '#shop', text: t('landing.nav.shop') },
    { href: '#contact', text: t('landing.nav.contact') },
  ];
  return (
    <Header>
      <SkipLink href="#home">{t('app.skip')}</SkipLink>
      <BrandBar
        home={{ href: '#home' }}
        label={t('app.home')}
        name={t('app.name')}
        trailing={
          <>
            <SectionNav
              current={`#${current}`}
              label={t('landing.nav.label')}
              links={links}
              menuLabel={t('landing.nav.menu')}
            />
            <LanguageMenu surface="paper" />
          </>
        }
      />
    </Header>
  );
}
