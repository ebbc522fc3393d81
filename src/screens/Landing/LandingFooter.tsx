import { useTranslation } from 'react-i18next';
import { useServices } from '#screens/services';
import { LanguageMenu } from '#i18n/LanguageMenu';
import { FootBand, FootEnd, FootInner, FootLinks, FootName } from './Landing.styles';
import { SchemeMenu } from '../shared/SchemeMenu';
import { FOOT_ID } from './sections';

/** The footer of the landing page: legal links, the trademark notice and the language. */
export function LandingFooter() {
  const { t } = useTranslation();
  const { company, links } = useServices();
  return (
    <FootBand data-carrier="default" id={FOOT_ID}>
      <FootInner>
        <div>
          <FootName>{company.name}</FootName>
          <FootLinks>
            <li>
              <a href={links.privacy}>{t('footer.privacy')}</a>
            </li>
            <li>
              <a href={links.terms}>{t('footer.terms')}</a>
            </li>
          </FootLinks>
          <p>{t('footer.carriers')}</p>
        </div>
        <FootEnd>
          <a href="#home">{t('landing.foot.again')}</a>
          <SchemeMenu />
          <LanguageMenu surface="paper" />
        </FootEnd>
      </FootInner>
    </FootBand>
  );
}
