import { useTranslation } from 'react-i18next';
import { paths } from '#addresses/addresses';
import { Button } from '#components/Button';
import { CategoryList } from '#components/CategoryList';
import { Notice } from '#components/Notice';
import { ProductSkeletons } from '#components/ProductGroup';
import { Skeleton } from '#components/Skeleton';
import type { Category } from '#api/contract';
import { nonBreakingUnits } from '../data/nonBreakingUnits';
import type { CarriersState } from '../data/environment';
import { RouteLink } from '../navigation/RouteLink';
import { useServerLang } from '../data/serverText';
import { Status } from '../parts/Status';
import { EmptyPanel } from './Carrier.styles';
import { ProductList } from './ProductList';
import type { CarrierForm } from './useCarrierForm';

export interface CarrierProductsProps {
  /** The categories of the carrier. */
  categories: readonly Category[];
  /** The form that has the choices. */
  form: CarrierForm;
  /** The product list. */
  state: CarriersState;
}

/** The products of the chosen category, or what is shown in their place. */
function Products({ categories, form, state }: CarrierProductsProps) {
  const { t } = useTranslation();
  const { index, product, products, producto } = form;
  const { error, ref } = producto;
  if (state.status === 'loading') return <ProductSkeletons count={6} />;
  // A failed request shows no message (requirements §8).
  if (state.carriers.length === 0) return <Skeleton shape="empty" />;
  if (products.length > 0) {
    return (
      <ProductList
        chosen={product}
        error={error}
        key={index}
        onChoose={form.chooseProduct}
        products={products}
        ref={ref}
      />
    );
  }
  if (categories.some(({ productos }) => productos.length > 0)) {
    return <Notice>{t('carrier.emptyCategory')}</Notice>;
  }
  return (
    <Notice>
      <span>{t('carrier.noProducts')}</span>{' '}
      <RouteLink to={paths.start}>{t('carrier.another')}</RouteLink>
    </Notice>
  );
}

/** The categories of a carrier with the products of the chosen one. A carrier without categories has a panel. */
export function CarrierProducts(props: CarrierProductsProps) {
  const { categories, form, state } = props;
  const { t } = useTranslation();
  const serverLang = useServerLang();
  const products = <Products {...props} />;
  const isLoading = state.status === 'loading';
  if (!isLoading && categories.length === 0) return <EmptyPanel>{products}</EmptyPanel>;

  return (
    <>
      {isLoading && <Status>{t('carrier.loading')}</Status>}
      <CategoryList
        categories={categories.map(({ Categoria }) => nonBreakingUnits(Categoria))}
        end={
          form.canReset && (
            <Button onClick={form.startOver} variant="quiet">
              {t('carrier.reset')}
            </Button>
          )
        }
        label={t('carrier.categories')}
        lang={serverLang}
        loading={isLoading}
        onChange={form.chooseCategory}
        value={form.index}
      >
        {products}
      </CategoryList>
    </>
  );
}
