import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount, statedAmount } from '#components/Amount';
import { Notice } from '#components/Notice';
import { PaymentMethods } from '#components/PaymentMethods';
import type { Product } from '#recargas/contract';
import { themeOf } from '#theme/themes';
import { formatPhone } from '../shared/formatPhone';
import { Main } from '../shared/layout';
import { carrierPath } from '../shared/names';
import { useHeadingFocus } from '../shared/useHeadingFocus';
import { useLanguage } from '../shared/useLanguage';
import { useLink } from '../shared/useLink';
import { CardForm } from './CardForm';
import { Column, Facts, Heading, Number, Title } from './Payment.styles';
import { PaymentHeader } from './PaymentHeader';
import type { PaymentValues } from './rules';
import type { PaymentContext } from './usePaymentContext';

/** The props of {@link PaymentForm}. */
export interface PaymentFormProps {
  /** The chosen product. */
  product: Product;
  /** Whose top-up it is. */
  context: PaymentContext;
  /** Whether the payment is on its way. */
  paying: boolean;
  /** Called with the card's data when everything is filled in. */
  onPay: (values: PaymentValues) => void;
}

/** The payment before it is made: what is paid, the method, and the card's form (spec §2). */
export function PaymentForm({ product, context, paying, onPay }: PaymentFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const heading = useHeadingFocus();
  const [method, setMethod] = useState('demo');
  const { company, phone } = context;
  const carrier = useLink(company === undefined ? '/start' : carrierPath(company));
  const { currency } = themeOf(company);

  return (
    <>
      <title>{t('app.title', { screen: t('payment.title') })}</title>
      <PaymentHeader company={company}>
        <Heading>
          <Title ref={heading} tabIndex={-1}>
            {t('payment.title')}
          </Title>
          {phone !== undefined && <Number>{formatPhone(phone)}</Number>}
        </Heading>
        <Facts>
          <div>
            <dt>{t('payment.concept')}</dt>
            <dd>{product.descripcion}</dd>
          </div>
          <div>
            <dt>{t('payment.amount')}</dt>
            <dd>
              <Amount
                currency={currency}
                language={language}
                size="huge"
                surface="brand"
                value={product.precio}
              />
            </dd>
          </div>
        </Facts>
      </PaymentHeader>
      <Main>
        <Column>
          {phone === undefined && (
            <Notice>
              {t('payment.noPhone')} <a {...carrier}>{t('payment.noPhoneLink')}</a>
            </Notice>
          )}
          <PaymentMethods
            label={t('payment.method')}
            methods={[
              { value: 'demo', label: t('payment.methodDemo') },
              {
                value: 'card',
                label: t('payment.methodCard'),
                unavailable: t('payment.notAvailable'),
              },
            ]}
            onChange={(event) => {
              setMethod(event.target.value);
            }}
            value={method}
          />
          {method === 'demo' && (
            <>
              <Notice>{t('payment.demo')}</Notice>
              <CardForm
                amount={statedAmount(product.precio, { language, currency })}
                onPay={onPay}
                paying={paying}
              />
            </>
          )}
        </Column>
      </Main>
    </>
  );
}
