import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button';
import { CategoryList } from '#components/CategoryList';
import { Notice } from '#components/Notice';
import { ProductSkeletons } from '#components/ProductGroup';
import type { Category } from '#api/contract';
import type { CarriersState } from '../data/useCarriers';
import { RouteLink } from '../navigation/RouteLink';
import { useServerLang } from '../parts/serverText';
import { Status } from '../parts/Status';
import { EmptyPanel } from './Carrier.styles';
import { ProductList } from './ProductList';
import type { CarrierForm } from './useCarrierForm';

/** The empty state of a carrier, or of a category if the carrier has products `elsewhere`. It suggests another one. */
function NoProducts({ elsewhere }: { elsewhere: boolean }) {
  const { t } = useTranslation();
  if (elsewhere) return <Notice>{t('carrier.emptyCategory')}</Notice>;
  return (
    <Notice>
      <span>{t('carrier.noProducts')}</span>{' '}
      <RouteLink to="/start">{t('carrier.another')}</RouteLink>
    </Notice>
  );
}

export interface CarrierListProps {
  /** The categories of the carrier. */
  categories: readonly Category[];
  /** The form that has the choices. */
  form: CarrierForm;
  /** The product list. */
  state: CarriersState;
}

/** The categories and products of a carrier, or what is shown in their place: skeletons, or the empty state. */
export function CarrierList({ categories, form, state }: CarrierListProps) {
  const { t } = useTranslation();
  const serverLang = useServerLang();
  const { index, product, products, producto } = form;
  const { error, ref } = producto;

  if (state.status === 'loading') {
    return (
      <>
        <Status>{t('carrier.loading')}</Status>
        <CategoryList
          categories={[]}
          label={t('carrier.categories')}
          loading
          onChange={form.chooseCategory}
          value={index}
        >
          <ProductSkeletons count={6} />
        </CategoryList>
      </>
    );
  }

  // A failed request shows no message (requirements §8).
  if (state.carriers.length === 0) {
    return (
      <EmptyPanel>
        <ProductSkeletons count={5} outline />
      </EmptyPanel>
    );
  }

  const list =
    products.length > 0 ? (
      <ProductList
        chosen={product}
        error={error}
        key={index}
        onChoose={form.chooseProduct}
        products={products}
        ref={ref}
      />
    ) : (
      <NoProducts elsewhere={categories.some(({ productos }) => productos.length > 0)} />
    );
  if (categories.length === 0) return <EmptyPanel>{list}</EmptyPanel>;

  return (
    <CategoryList
      categories={categories.map(({ Categoria }) => Categoria)}
      end={
        form.canPay && (
          <Button onClick={form.startOver} variant="quiet">
            {t('carrier.reset')}
          </Button>
        )
      }
      label={t('carrier.categories')}
      lang={serverLang}
      onChange={form.chooseCategory}
      value={index}
    >
      {list}
    </CategoryList>
  );
}
