import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { carrierPath, paths } from '#addresses/addresses';
import { Button } from '#components/Button';
import { RepeatCard } from '#components/RepeatCard';
import { TextField } from '#components/TextField';
import { TextLink } from '#components/TextLink';
import { findCarrier, findSku } from '#api/carriers';
import type { Carrier } from '#api/contract';
import { formatPhone } from '#masks/masks';
import { useNotifications } from '#notifications/NotificationProvider';
import { themeOf } from '#theme/themes';
import { createFolio } from '#topup/folios';
import {
  MAX_NAME_LENGTH,
  useRemembered,
  type RememberedStore,
  type RememberedTopUp,
} from '#topup/remembered';
import { useTopUp } from '#topup/useTopUp';
import { useEnvironment } from '../data/environment';
import { knownCarriers, type CarriersState } from '../data/useCarriers';
import { RouteButton } from '../navigation/RouteButton';
import { useProductProps } from '#screens/data/serverText';
import { Heading, Item, List, Name, Reserved, Section, Summary } from './RepeatList.styles';

interface RepeatItemProps {
  topUp: RememberedTopUp;
  /** The carrier in the product list. Without a list, it has no categories. */
  listed: Carrier;
}

/** The card of a top-up. Without its product, it leads to the screen of its carrier, with the number filled in. */
function RepeatItem({ topUp, listed }: RepeatItemProps) {
  const { t } = useTranslation();
  const { notify } = useNotifications();
  const { dispatch } = useTopUp();
  const [purchase] = useState(() => createFolio());
  const propsOf = useProductProps();
  const { carrier, phone, sku, name } = topUp;
  const { categorias } = listed;
  const found = findSku(categorias ?? [], sku);
  const product = found && propsOf(found.product);
  const number = formatPhone(phone);
  const path = carrierPath(carrier);
  const enterPhone = () => dispatch({ type: 'phoneEntered', carrier, phone, purchase });

  function repeat(): void {
    enterPhone();
    if (found !== undefined) {
      dispatch({ type: 'categoryChosen', carrier, category: found.category });
      dispatch({ type: 'productChosen', carrier, product: found.product, purchase });
    } else if (categorias !== undefined) {
      notify({ tone: 'warning', key: 'missing-product', title: t('carrier.productMissing') });
    }
  }

  return (
    <Item>
      <RepeatCard
        code={carrier}
        currency={themeOf(carrier).currency}
        description={product?.description ?? t(categorias ? 'repeat.removed' : 'repeat.noPrice')}
        lang={product?.lang}
        name={name}
        phone={number}
        price={product?.price}
        render={
          <RouteButton
            onClick={repeat}
            state={found && { topUp: { carrier, phone, purchase } }}
            to={found ? paths.payment : path}
          />
        }
      />
      <TextLink
        aria-label={t('repeat.changeOf', { number: name ?? number })}
        render={<RouteButton onClick={enterPhone} to={path} />}
        variant="quiet"
      >
        {t('repeat.change')}
      </TextLink>
    </Item>
  );
}

export interface RepeatListProps {
  /** The store of the remembered top-ups. */
  remembered: RememberedStore;
  /** The product list, which has today's prices. */
  state: CarriersState;
}

/**
 * The remembered top-ups at today's prices, but those of carriers that are not listed, and the controls to name and to
 * forget each one, which need no network.
 */
export function RepeatList({ remembered, state }: RepeatListProps) {
  const { t } = useTranslation();
  const id = useId();
  const summary = useRef<HTMLElement>(null);
  const { exclusions } = useEnvironment();
  const topUps = useRemembered(remembered);
  const count = topUps?.length;

  // Replaces the attribute of the boot script, so that the reserved space is right after a change, too.
  useLayoutEffect(() => {
    if (count !== undefined) document.documentElement.dataset['remembered'] = String(count);
  }, [count]);

  if (count === 0) return null;
  if (topUps === undefined || state.status === 'loading') {
    return (
      <Reserved aria-hidden="true">
        <Item />
        <Item />
        <Item />
      </Reserved>
    );
  }

  const carriers = knownCarriers(state, exclusions);

  function forget(topUp?: RememberedTopUp): void {
    const isEmpty = topUp === undefined || count === 1;
    remembered.forget(topUp);
    // Without the section, the focus moves to where it is after a navigation.
    const heading = document.querySelector<HTMLElement>('h1[tabindex]');
    (isEmpty ? heading : summary.current)?.focus();
  }

  return (
    <Section aria-labelledby={id}>
      <Heading id={id}>{t('repeat.title')}</Heading>
      <List>
        {topUps.map((topUp) => {
          const listed = findCarrier(carriers, topUp.carrier);
          const key = `${topUp.carrier} ${topUp.phone}`;
          return listed && <RepeatItem key={key} listed={listed} topUp={topUp} />;
        })}
      </List>
      <details>
        <Summary ref={summary}>{t('repeat.manage')}</Summary>
        {topUps.map((topUp) => {
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
        <Button onClick={() => forget()} variant="secondary">
          {t('repeat.forgetAll')}
        </Button>
      </details>
    </Section>
  );
}
