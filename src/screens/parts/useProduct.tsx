import { useTranslation } from 'react-i18next';
import type { Product as ListedProduct } from '#api/contract';
import type { Product } from '#components/ProductButton';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { nonBreakingUnits } from '../data/nonBreakingUnits';
import { useServerLang } from '../data/serverText';

/** Returns a function that returns a product of the list as components show it. */
export function useProduct() {
  const { t } = useTranslation();
  const lang = useServerLang();
  return ({ descripcion, precio, vigencia }: ListedProduct): Product => ({
    description: nonBreakingUnits(descripcion),
    lang,
    price: precio,
    validity: vigencia !== undefined && (
      <>
        <VisuallyHidden>{`${t('carrier.validityLabel')} `}</VisuallyHidden>
        <span>{t('carrier.validity', { count: vigencia })}</span>
      </>
    ),
  });
}
