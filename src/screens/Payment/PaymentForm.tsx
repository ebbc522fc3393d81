import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { carrierPath } from '#addresses/addresses';
import { statedAmount } from '#theme/formatAmount';
import { Button } from '#components/Button';
import { CarrierLogo } from '#components/CarrierLogo';
import { useLocale } from '#components/LocaleProvider';
import { Notice } from '#components/Notice';
import { PaymentMethods } from '#components/PaymentMethods';
import type { Product } from '#api/contract';
import { formatPhone } from '#masks/phone';
import { isPayable } from '#topup/topUp';
import { useStoredPhone } from '#topup/useEntry';
import { useTopUp } from '#topup/useTopUp';
import { OverlapMain } from '../parts/layout';
import { RouteButton } from '../navigation/RouteButton';
import { CarrierHeader } from '../parts/CarrierHeader';
import { useProduct } from '../parts/useProduct';
import { payerOf, type Payer } from './methods/method';
import { methods } from './methods/methods';
import { Layout, Panel, Ticket, Title, Unavailable } from './Payment.styles';
import { PhoneForm } from './PhoneForm';

interface OrderProps {
  /** The chosen product. */
  product: Product;
  /** The digits of the phone number, or undefined while it is missing. */
  phone: string | undefined;
}

/** The order to pay. Each choice has a button to change it. */
function Order({ product, phone }: OrderProps) {
  const { t } = useTranslation();
  const { carrier } = useTopUp().topUp;
  const productOf = useProduct();
  const buttonTo = (editTarget: 'phone' | 'product') => ({
    'aria-label': t(`payment.change.${editTarget}`),
    render: <RouteButton state={{ editTarget }} to={carrierPath(carrier)} />,
    label: t('payment.change.short'),
  });
  return (
    <Ticket
      product={productOf(product)}
      changePhone={buttonTo('phone')}
      changeProduct={buttonTo('product')}
      heading={t('carrier.chosen')}
      labels={{
        phone: t('field.phone'),
        product: t('receipt.concept'),
        price: t('receipt.amount'),
      }}
      phone={phone && formatPhone(phone)}
    />
  );
}

export interface PaymentFormProps {
  /** The chosen product. */
  product: Product;
  /** Whether a payment waits for its outcome. */
  loading: boolean;
  /** Called with the value of the method, and the payer, when the form of the method is valid. */
  onPay: (method: string, payer: Payer) => void;
}

/** The payment form: the order, the method and its form (requirements §2). */
export function PaymentForm({ product, loading, onPay }: PaymentFormProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [initial] = methods;
  const [chosen, setChosen] = useState(initial.value);
  const panel = useRef<HTMLDivElement>(null);
  const { topUp } = useTopUp();
  const { carrier, phone } = topUp;
  const [wasPhoneMissing] = useState(!isPayable(topUp));
  const [isPhoneMissing, setPhoneMissing] = useState(wasPhoneMissing);
  const isAvailable = methods.some(({ Form, value }) => Form && value === chosen);
  useStoredPhone(carrier, phone);

  function chooseInitial(): void {
    flushSync(() => setChosen(initial.value));
    panel.current?.querySelector<HTMLElement>('form:not([hidden]) input')?.focus();
  }

  const unavailable = (
    <Unavailable>
      <p>{t('payment.notAvailable')}</p>
      <Button onClick={chooseInitial} variant="secondary">
        {t('payment.payWith', { method: t(initial.label) })}
      </Button>
    </Unavailable>
  );

  return (
    <>
      <title>{t('app.title', { screen: t('payment.title') })}</title>
      <CarrierHeader overlapped start={<CarrierLogo code={carrier} size="large" />} />
      <OverlapMain>
        <Layout data-pressed={loading || undefined}>
          <Title tabIndex={-1}>{t('payment.title')}</Title>
          <Order phone={isPhoneMissing ? undefined : phone} product={product} />
          <Panel ref={panel}>
            <PaymentMethods
              label={t('payment.method')}
              methods={methods.map(({ Form, label, value }) => ({
                value,
                label: t(label),
                hint: Form ? undefined : t('payment.soon'),
                unavailable: Form ? undefined : unavailable,
              }))}
              onChange={setChosen}
              value={chosen}
            />
            {isPhoneMissing && (
              <PhoneForm hidden={!isAvailable} onContinue={() => setPhoneMissing(false)} />
            )}
            {isAvailable && <Notice>{t('payment.demo')}</Notice>}
            {/* Hidden instead of unmounted, so that the values are kept when the user switches back. */}
            {!isPhoneMissing &&
              methods.map(
                ({ Form, payerRows, value }) =>
                  Form && (
                    <Form
                      amount={statedAmount(product.precio, locale)}
                      autoFocus={wasPhoneMissing}
                      hidden={value !== chosen}
                      key={value}
                      loading={loading}
                      onPay={(values) => onPay(value, payerOf(values, payerRows))}
                    />
                  ),
              )}
          </Panel>
        </Layout>
      </OverlapMain>
    </>
  );
}
