import { useTranslation } from 'react-i18next';
import { PageFooter } from '#components/PageFooter';
import { useServices } from '#screens/services';
import { SchemeMenu } from './SchemeMenu';
import { useLink } from './useLink';

/** The footer of every screen. */
export function Footer() {
  const { t } = useTranslation();
  const { company, links } = useServices();
  const home = useLink('/superhome');
  return (
    <PageFooter
      home={home}
      links={[
        { href: links.privacy, text: t('footer.privacy') },
        { href: links.terms, text: t('footer.terms') },
      ]}
      name={company.name}
      note={t('footer.carriers')}
      trailing={<SchemeMenu />}
    />
  );
}
