import { useTranslation } from 'react-i18next';
import { useServices } from '#screens/services';
import { LanguageMenu } from '#i18n/LanguageMenu';
import { FooterBand, FooterEnd, FooterInner, FooterLinks, CompanyName } from './Landing.styles';
import { SchemeMenu } from '../shared/SchemeMenu';
import { FOOTER_ID } from './sections';

/** The footer of the landing page: legal links, the trademark notice and the language. */
export function LandingFooter() {
  const { t } = useTranslation();
  const { company, links } = useServices();
  return (
    <FooterBand data-carrier="default" id={FOOTER_ID}>
      <FooterInner>
        <div>
          <CompanyName translate="no">{company.name}</CompanyName>
          <FooterLinks>
            <li>
              <a href={links.privacy}>{t('footer.privacy')}</a>
            </li>
            <li>
              <a href={links.terms}>{t('footer.terms')}</a>
            </li>
          </FooterLinks>
          <p>{t('footer.carriers')}</p>
        </div>
        <FooterEnd>
          <a href="#home">{t('landing.footer.backToTop')}</a>
          <SchemeMenu />
          <LanguageMenu surface="paper" />
        </FooterEnd>
      </FooterInner>
    </FooterBand>
  );
}
