import { useTranslation } from 'react-i18next';
import { Notice } from '#components/Notice';
import { useLink } from '../shared/useLink';
import { Empty } from './ProductList.styles';

/** The props of {@link NoProducts}. */
export interface NoProductsProps {
  /** Whether the carrier has products in another category. */
  elsewhere: boolean;
}

/** The empty state of a category or a carrier. It suggests another one. */
export function NoProducts({ elsewhere }: NoProductsProps) {
  const { t } = useTranslation();
  const back = useLink('/start');
  if (elsewhere) return <Notice>{t('carrier.emptyCategory')}</Notice>;
  return (
    <Empty>
      <Notice>
        {t('carrier.noProducts')} <a {...back}>{t('carrier.another')}</a>
      </Notice>
    </Empty>
  );
}
