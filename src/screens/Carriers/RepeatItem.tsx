import { useTranslation } from 'react-i18next';
import { carrierPath, paths } from '#addresses/addresses';
import { RepeatCard } from '#components/RepeatCard';
import { TextLink } from '#components/TextLink';
import { findSku } from '#api/carriers';
import type { Carrier } from '#api/contract';
import { formatPhone } from '#masks/phone';
import { createFolio } from '#topup/folios';
import type { RememberedTopUp } from '#topup/remembered';
import { useTopUp } from '#topup/useTopUp';
import { RouteButton } from '../navigation/RouteButton';
import { carrierName } from '../data/carrierName';
import { useProduct } from '../parts/useProduct';
import { Item } from './RepeatList.styles';

export interface RepeatItemProps {
  /** The remembered top-up. */
  topUp: RememberedTopUp;
  /** The carrier in the product list. Without a list, it has no categories. */
  listed: Carrier;
  /** Whether the list is loading. */
  loading: boolean;
}

/**
 * The card of a top-up. Without its product, it leads to the screen of its carrier, with the number filled in, which
 * chooses the product as soon as the list contains it, or says that it is gone.
 */
export function RepeatItem({ topUp, listed, loading }: RepeatItemProps) {
  const { t } = useTranslation();
  const { dispatch } = useTopUp();
  const productOf = useProduct();
  const { carrier, phone, sku, name } = topUp;
  const { categorias } = listed;
  const found = findSku(categorias ?? [], sku);
  const missing = {
    action: categorias && t('repeat.change'),
    reason: t(categorias ? 'repeat.removed' : 'repeat.noPrice'),
  };
  const number = formatPhone(phone);
  const path = carrierPath(carrier);
  const enterPhone = () => dispatch({ type: 'phoneEntered', carrier, phone });

  function repeat(): void {
    enterPhone();
    if (found !== undefined) {
      dispatch({ type: 'categoryChosen', carrier, category: found.category });
      dispatch({ type: 'productChosen', carrier, product: found.product, id: createFolio() });
    } else {
      dispatch({ type: 'skuChosen', carrier, sku });
    }
  }

  const labels = { carrier: carrierName(carrier), number: name ?? number };
  const change = (
    <TextLink
      aria-label={t('repeat.changeOf', labels)}
      render={<RouteButton onClick={enterPhone} to={path} />}
      variant="quiet"
    >
      {t('repeat.change')}
    </TextLink>
  );
  return (
    <Item>
      <RepeatCard
        code={carrier}
        {...(found ? { product: productOf(found.product) } : missing)}
        end={(loading || found) && change}
        loading={loading}
        name={name}
        phone={number}
        render={<RouteButton onClick={repeat} to={found ? paths.payment : path} />}
      />
    </Item>
  );
}
