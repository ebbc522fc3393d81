import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '#components/Amount';
import { VisuallyHidden } from '#components/VisuallyHidden';
import type { Product } from '#recargas/contract';
import { themeOf } from '#theme/themes';
import { changing, type Choice } from '../shared/draft';
import { formatPhone } from '../shared/formatPhone';
import { carrierPath } from '../shared/names';
import { keepUnits, useServerLang } from '../shared/serverText';
import { useLanguage } from '#i18n/useLanguage';
import { useLink } from '../shared/useLink';
import {
  Change,
  Concept,
  Fact,
  Facts,
  Heading,
  Number,
  Price,
  Ticket,
  Validity,
} from './Order.styles';
import type { PaymentContext } from './usePaymentContext';

/** The props of {@link Order}. */
export interface OrderProps {
  /** The chosen product. */
  product: Product;
  /** Whose top-up it is. */
  context: PaymentContext;
}

/** What is about to be paid, each choice with the way back to it. */
export function Order({ product, context }: OrderProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const serverLang = useServerLang();
  const id = useId();
  const { phone } = context;
  const { currency } = themeOf(context.company);

  return (
    <Ticket aria-labelledby={id}>
      <Heading id={id}>{t('carrier.chosen')}</Heading>
      <Facts>
        {phone !== undefined && (
          <Fact data-fact="phone">
            <dt>{t('field.phone')}</dt>
            <dd>
              <Number>{formatPhone(phone)}</Number>
            </dd>
            <ChangeLink choice="phone" context={context} />
          </Fact>
        )}
        <Fact data-fact="concept">
          <dt>{t('payment.concept')}</dt>
          <dd>
            <Concept lang={serverLang}>{keepUnits(product.descripcion)}</Concept>
            {product.vigencia !== undefined && (
              <Validity>
                <VisuallyHidden>{t('payment.validity')} </VisuallyHidden>
                {t('carrier.validity', { count: product.vigencia })}
              </Validity>
            )}
          </dd>
          <ChangeLink choice="product" context={context} />
        </Fact>
        <Fact data-fact="amount">
          <dt>{t('payment.amount')}</dt>
          <dd>
            <Price>
              <Amount
                currency={currency}
                language={language}
                size="inherit"
                value={product.precio}
              />
            </Price>
          </dd>
        </Fact>
      </Facts>
    </Ticket>
  );
}

function ChangeLink({ choice, context }: { choice: Choice; context: PaymentContext }) {
  const { t } = useTranslation();
  const { company, draft } = context;
  const link = useLink(
    company === undefined ? '/start' : carrierPath(company),
    draft && changing(draft, choice),
  );
  return (
    <dd>
      <Change aria-label={t(`payment.change.${choice}`)} {...link}>
        {t('payment.change.short')}
      </Change>
    </dd>
  );
}
