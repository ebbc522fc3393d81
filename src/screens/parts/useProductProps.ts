import { useTranslation } from 'react-i18next';
import type { Product } from '#api/contract';
import { useLanguage } from '#i18n/useLanguage';
import type { Currency } from '#theme/contract';
import { nonBreakingUnits, useServerLang } from './serverText';

/** Returns a function that returns the component props of a product. */
export function useProductProps(currency: Currency) {
  const { t } = useTranslation();
  const language = useLanguage();
  const lang = useServerLang();
  return ({ descripcion, precio, vigencia }: Product) => ({
    currency,
    description: nonBreakingUnits(descripcion),
    lang,
    language,
    price: precio,
    validity: vigencia === undefined ? undefined : t('carrier.validity', { count: vigencia }),
    validityLabel: t('carrier.validityLabel'),
  });
}
