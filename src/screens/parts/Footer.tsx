import { useTranslation } from 'react-i18next';
import { paths } from '#addresses/addresses';
import { PageFooter, type PageFooterProps } from '#components/PageFooter';
import { useEnvironment } from '../data/environment';
import { RouteLink } from '../navigation/RouteLink';
import { SchemeMenu } from './SchemeMenu';

/** The footer of every screen, with a link to the landing page on the others. Props replace those of the page footer. */
export function Footer(props: Partial<PageFooterProps>) {
  const { t } = useTranslation();
  const { company, remembered } = useEnvironment();
  const { links, name } = company;
  const note = [t('footer.carriers'), remembered && t('footer.remembered')];
  const about = { label: t('footer.about', { name }), render: <RouteLink to={paths.landing} /> };
  return (
    <PageFooter
      links={[
        ...(props.variant === 'band' ? [] : [about]),
        { href: links.privacy, label: t('footer.privacy') },
        { href: links.terms, label: t('footer.terms') },
      ]}
      name={name}
      note={note.filter(Boolean).join(' ')}
      end={<SchemeMenu />}
      {...props}
    />
  );
}
