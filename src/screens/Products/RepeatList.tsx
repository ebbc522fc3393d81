import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button';
import { RepeatCard } from '#components/RepeatCard';
import { TextField } from '#components/TextField';
import { excludeCarriers, findCarrier } from '#api/carriers';
import type { Carrier } from '#api/contract';
import { formatPhone } from '#masks/masks';
import { useNotifications } from '#notifications/NotificationProvider';
import { themeOf } from '#theme/themes';
import { createFolio } from '#topup/folios';
import { MAX_NAME_LENGTH, useRemembered, type RememberedTopUp } from '#topup/remembered';
import { useTopUp } from '#topup/TopUpProvider';
import { useEnvironment } from '../data/environment';
import { carrierPath } from '../navigation/addresses';
import { RouteLink } from '../navigation/RouteLink';
import { useProductProps } from '../parts/serverText';
import type { RepeatProps } from './Repeat';
import { Heading, List, Manage, Name, Names, Section, Summary } from './Repeat.styles';
import { RepeatPlaceholder } from './RepeatPlaceholder';

interface RepeatItemProps {
  topUp: RememberedTopUp;
  /** The carrier in the product list. Undefined if there is no list. */
  listed: Carrier | undefined;
}

/** The card of a top-up. Without its product, it leads to the screen of its carrier, with the number filled in. */
function RepeatItem({ topUp, listed }: RepeatItemProps) {
  const { t } = useTranslation();
  const { notify } = useNotifications();
  const { dispatch } = useTopUp();
  const { carrier, phone, sku, name } = topUp;
  const { currency } = themeOf(carrier);
  const [purchase] = useState(() => createFolio());
  const propsOf = useProductProps();
  const categories = listed?.categorias ?? [];
  const category = categories.findIndex(({ productos }) =>
    productos.some((one) => one.sku === sku),
  );
  const product = categories[category]?.productos.find((one) => one.sku === sku);
  const number = formatPhone(phone);
  const enterPhone = () => dispatch({ type: 'phoneEntered', carrier, phone });

  const common = {
    change: {
      'aria-label': t('repeat.changeOf', { number: name ?? number }),
      label: t('repeat.change'),
      render: <RouteLink onClick={enterPhone} to={carrierPath(carrier)} />,
    },
    code: carrier,
    currency,
    name,
    phone: number,
  };

  if (product === undefined) {
    const enterPhoneAndNotify = () => {
      enterPhone();
      if (listed === undefined) return;
      notify({ tone: 'warning', key: 'missing-product', title: t('carrier.productMissing') });
    };
    return (
      <RepeatCard
        {...common}
        description={t(listed === undefined ? 'repeat.noPrice' : 'repeat.removed')}
        render={<RouteLink onClick={enterPhoneAndNotify} to={carrierPath(carrier)} />}
      />
    );
  }

  function fillIn(chosen: typeof product & object): void {
    enterPhone();
    dispatch({ type: 'categoryChosen', carrier, category });
    dispatch({ type: 'productChosen', carrier, product: chosen, purchase });
  }

  const { description, lang, price } = propsOf(product);
  return (
    <RepeatCard
      {...common}
      description={description}
      lang={lang}
      price={price}
      render={
        <RouteLink
          onClick={() => fillIn(product)}
          state={{ topUp: { carrier, phone, purchase } }}
          to="/start/pago"
        />
      }
    />
  );
}

/** The remembered top-ups at today's prices, and the controls to name and to forget them, which need no network. */
export function RepeatList({ remembered, state }: RepeatProps) {
  const { t } = useTranslation();
  const id = useId();
  const summary = useRef<HTMLElement>(null);
  const { exclusions } = useEnvironment();
  const topUps = useRemembered(remembered) ?? [];
  if (state.status === 'loading') return <RepeatPlaceholder />;

  const hasList = state.carriers.length > 0;
  const known = hasList
    ? state.carriers
    : excludeCarriers(
        topUps.map(({ carrier }) => ({ name: carrier })),
        exclusions,
      );
  const shown = topUps.filter(({ carrier }) => findCarrier(known, carrier) !== undefined);
  if (shown.length === 0) return null;

  function forget(topUp?: RememberedTopUp): void {
    const isEmpty = topUp === undefined || shown.length === 1;
    remembered.forget(topUp);
    // Without the section, the focus moves to where it is after a navigation.
    const heading = document.querySelector<HTMLElement>('h1[tabindex]');
    (isEmpty ? heading : summary.current)?.focus();
  }

  return (
    <Section aria-labelledby={id}>
      <Heading id={id}>{t('repeat.title')}</Heading>
      <List>
        {shown.map((topUp) => (
          <li key={`${topUp.carrier} ${topUp.phone}`}>
            <RepeatItem
              listed={hasList ? findCarrier(known, topUp.carrier) : undefined}
              topUp={topUp}
            />
          </li>
        ))}
      </List>
      <Manage>
        <Summary ref={summary}>{t('repeat.manage')}</Summary>
        <Names>
          {shown.map((topUp) => {
            const number = formatPhone(topUp.phone);
            return (
              <Name key={`${topUp.carrier} ${topUp.phone}`}>
                <TextField
                  autoComplete="off"
                  defaultValue={topUp.name}
                  label={t('repeat.name', { number })}
                  maxLength={MAX_NAME_LENGTH}
                  onChange={({ target }) => remembered.rename(topUp, target.value)}
                />
                <Button
                  aria-label={t('repeat.forgetOf', { number })}
                  onClick={() => forget(topUp)}
                  variant="quiet"
                >
                  {t('repeat.forget')}
                </Button>
              </Name>
            );
          })}
        </Names>
        <Button onClick={() => forget()} variant="secondary">
          {t('repeat.forgetAll')}
        </Button>
      </Manage>
    </Section>
  );
}
