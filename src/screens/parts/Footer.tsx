import { useTranslation } from 'react-i18next';
import { PageFooter, type PageFooterProps } from '#components/PageFooter';
import { SchemeMenu } from '#scheme/SchemeMenu';
import { useEnvironment } from '../data/environment';
import { RouteLink } from '../navigation/RouteLink';

/** The footer of every screen. Props replace those of the page footer. */
export function Footer(props: Partial<PageFooterProps>) {
  const { t } = useTranslation();
  const { links, name } = useEnvironment().company;
  return (
    <PageFooter
      home={{ render: <RouteLink to="/superhome" /> }}
      links={[
        { href: links.privacy, label: t('footer.privacy') },
        { href: links.terms, label: t('footer.terms') },
      ]}
      name={name}
      note={t('footer.carriers')}
      end={<SchemeMenu />}
      {...props}
    />
  );
}
