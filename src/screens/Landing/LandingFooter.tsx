import { useTranslation } from 'react-i18next';
import { LanguageMenu } from '#i18n/LanguageMenu';
import { SchemeMenu } from '#scheme/SchemeMenu';
import { Footer } from '../parts/Footer';
import { FOOTER_ID } from './sections';

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
