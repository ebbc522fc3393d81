import { useTranslation } from 'react-i18next';
import type { Product } from '#api/contract';
import type { Language } from '#i18n/languages';
import { useLanguage } from '#i18n/useLanguage';
import { nonBreakingUnits } from '../data/nonBreakingUnits';

/** Returns the language of the server's texts, or undefined if it is the language of the page. */
export function useServerLang(): Language | undefined {
  return useLanguage() === 'es' ? undefined : 'es';
}

/** Returns a function that returns the component props of a product. */
export function useProductProps() {
  const { t } = useTranslation();
  const lang = useServerLang();
  return ({ descripcion, precio, vigencia }: Product) => ({
    description: nonBreakingUnits(descripcion),
    lang,
    price: precio,
    validity: vigencia === undefined ? undefined : t('carrier.validity', { count: vigencia }),
    validityLabel: t('carrier.validityLabel'),
  });
}
