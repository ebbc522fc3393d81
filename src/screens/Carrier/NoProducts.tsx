import { useTranslation } from 'react-i18next';
import { Notice } from '#components/Notice';
import { RouteLink } from '../navigation/RouteLink';

/** The empty state of a carrier, or of a category if the carrier has products `elsewhere`. It suggests another one. */
export function NoProducts({ elsewhere }: { elsewhere: boolean }) {
  const { t } = useTranslation();
  if (elsewhere) return <Notice>{t('carrier.emptyCategory')}</Notice>;
  return (
    <Notice>
      <span>{t('carrier.noProducts')}</span>{' '}
      <RouteLink to="/start">{t('carrier.another')}</RouteLink>
    </Notice>
  );
}
