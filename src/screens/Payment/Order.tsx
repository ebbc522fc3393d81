import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '#components/Amount';
import { VisuallyHidden } from '#components/VisuallyHidden';
import type { Product } from '#api/contract';
import { themeOf } from '#theme/themes';
import { useTopUp } from '#topup/useTopUp';
import { formatPhone } from '#masks/masks';
import { carrierPath } from '../shared/names';
import { nonBreakingUnits, useServerLang } from '../shared/serverText';
import { useLanguage } from '#i18n/useLanguage';
import { RouteLink } from '../shared/RouteLink';
import {
  Change,
  Concept,
  Fact,
  Facts,
  Heading,
  PhoneNumber,
  Price,
  Ticket,
  Validity,
} from './Order.styles';

/** The props of {@link Order}. */
export interface OrderProps {
  /** The chosen product. */
  product: Product;
  /** The digits of the phone number, or undefined while it is missing. */
  phone: string | undefined;
}

/** The order to pay. Each choice has a link to change it. */
export function Order({ product, phone }: OrderProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const serverLang = useServerLang();
  const id = useId();
  const { carrier } = useTopUp().topUp;
  const { currency } = themeOf(carrier);

  return (
    <Ticket aria-labelledby={id}>
      <Heading id={id}>{t('carrier.chosen')}</Heading>
      <Facts>
        {phone !== undefined && (
          <Fact data-fact="phone">
            <dt>{t('field.phone')}</dt>
            <dd>
              <PhoneNumber translate="no">{formatPhone(phone)}</PhoneNumber>
            </dd>
            <ChangeLink choice="phone" />
          </Fact>
        )}
        <Fact data-fact="concept">
          <dt>{t('payment.concept')}</dt>
          <dd>
            <Concept lang={serverLang}>{nonBreakingUnits(product.descripcion)}</Concept>
            {product.vigencia !== undefined && (
              <Validity>
                <VisuallyHidden>{`${t('payment.validity')} `}</VisuallyHidden>
                <span>{t('carrier.validity', { count: product.vigencia })}</span>
              </Validity>
            )}
          </dd>
          <ChangeLink choice="product" />
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

function ChangeLink({ choice }: { choice: 'phone' | 'product' }) {
  const { t } = useTranslation();
  const { carrier } = useTopUp().topUp;
  return (
    <dd>
      <Change
        aria-label={t(`payment.change.${choice}`)}
        as={RouteLink}
        state={{ editTarget: choice }}
        to={carrier === '' ? '/start' : carrierPath(carrier)}
      >
        {t('payment.change.short')}
      </Change>
    </dd>
  );
}
