import { useTranslation } from 'react-i18next';
import { PageFooter, type PageFooterProps } from '#components/PageFooter';
import { useServices } from '#screens/services';
import { RouteLink } from './RouteLink';
import { SchemeMenu } from '#scheme/SchemeMenu';

/** The footer of every screen. Props replace those of the page footer. */
export function Footer(props: Partial<PageFooterProps>) {
  const { t } = useTranslation();
  const { company, links } = useServices();
  return (
    <PageFooter
      home={{ render: <RouteLink to="/superhome" /> }}
      links={[
        { href: links.privacy, text: t('footer.privacy') },
        { href: links.terms, text: t('footer.terms') },
      ]}
      name={company.name}
      note={t('footer.carriers')}
      trailing={<SchemeMenu />}
      {...props}
    />
  );
}
