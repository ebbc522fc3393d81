import { useTranslation } from 'react-i18next';
import type { Product } from '#api/contract';
import { themeOf } from '#theme/themes';
import { useTopUp } from '#topup/useTopUp';
import { formatPhone } from '#masks/masks';
import { carrierPath } from '../shared/names';
import { RouteLink } from '../shared/RouteLink';
import { useProductProps } from '../shared/useProductProps';
import { Ticket } from './Payment.styles';

export interface OrderProps {
  /** The chosen product. */
  product: Product;
  /** The digits of the phone number, or undefined while it is missing. */
  phone: string | undefined;
}

/** The order to pay. Each choice has a link to change it. */
export function Order({ product, phone }: OrderProps) {
  const { t } = useTranslation();
  const { carrier } = useTopUp().topUp;
  const propsOf = useProductProps(themeOf(carrier).currency);
  const to = carrier === '' ? '/start' : carrierPath(carrier);
  const linkTo = (editTarget: 'phone' | 'product') => ({
    'aria-label': t(`payment.change.${editTarget}`),
    render: <RouteLink state={{ editTarget }} to={to} />,
    text: t('payment.change.short'),
  });
  return (
    <Ticket
      {...propsOf(product)}
      changePhone={linkTo('phone')}
      changeProduct={linkTo('product')}
      heading={t('carrier.chosen')}
      labels={{
        phone: t('field.phone'),
        product: t('payment.concept'),
        price: t('payment.amount'),
      }}
      phone={phone && formatPhone(phone)}
    />
  );
}
