import { useTranslation } from 'react-i18next';
import { PageFooter, type PageFooterProps } from '#components/PageFooter';
import { useServices } from '#screens/services';
import { RouteLink } from './RouteLink';
import { SchemeMenu } from './SchemeMenu';

/** The footer of every screen. Props replace those of the page footer. */
export function Footer(props: Partial<PageFooterProps>) {
  const { t } = useTranslation();
  const { company, links } = useServices();
  return (
    <PageFooter
      home={{ render: <RouteLink to="/superhome" /> }}
      links={[
        { href: links.privacy, label: t('footer.privacy') },
        { href: links.terms, label: t('footer.terms') },
      ]}
      name={company.name}
      note={t('footer.carriers')}
      end={<SchemeMenu />}
      {...props}
    />
  );
}
