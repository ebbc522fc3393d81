import { useTranslation } from 'react-i18next';
import { PageFooter } from '#components/PageFooter';
import { useEnvironment } from '#screens/environment';

/** The foot of every screen. */
export function Footer() {
  const { t } = useTranslation();
  const { links } = useEnvironment();
  return (
    <PageFooter
      links={[
        { href: links.privacy, text: t('footer.privacy') },
        { href: links.terms, text: t('footer.terms') },
      ]}
      note={t('footer.carriers')}
    />
  );
}
