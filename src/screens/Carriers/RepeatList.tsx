import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button';
import { Icon } from '#components/Icon';
import { TextField } from '#components/TextField';
import { excludeCarriers, findCarrier } from '#api/carriers';
import { useHydrated } from '#hooks/useHydrated';
import { formatPhone } from '#masks/phone';
import {
  MAX_NAME_LENGTH,
  useRemembered,
  type RememberedStore,
  type RememberedTopUp,
} from '#topup/remembered';
import { useEnvironment } from '../data/environment';
import { knownCarriers, type CarriersState } from '../data/useCarriers';
import { carrierName } from '../data/carrierName';
import { RepeatItem } from './RepeatItem';
import {
  First,
  Heading,
  List,
  Manage,
  Name,
  Returning,
  Section,
  Shape,
  Summary,
  SummaryShape,
} from './RepeatList.styles';

export interface RepeatProps {
  /** The store of the remembered top-ups. */
  remembered: RememberedStore;
  /** The product list, which has today's prices. */
  state: CarriersState;
}

/**
 * Returns the remembered top-ups, and the cards of those whose carriers are listed, or may be listed while the list is
 * loading. Undefined on the server and during hydration.
 */
function useRepeats({ remembered, state }: RepeatProps) {
  const isHydrated = useHydrated();
  const { excludedCarriers } = useEnvironment().settings;
  const topUps = useRemembered(remembered) ?? [];
  if (!isHydrated) return undefined;
  const names = topUps.map(({ carrier }) => ({ name: carrier }));
  const carriers =
    state.status === 'loading'
      ? excludeCarriers(names, excludedCarriers)
      : knownCarriers(state, excludedCarriers);
  const cards = topUps.flatMap((topUp) => {
    const listed = findCarrier(carriers, topUp.carrier);
    return listed === undefined ? [] : [{ topUp, listed }];
  });
  return { topUps, cards };
}

export interface RepeatTextProps extends RepeatProps {
  /** The text on a first visit. */
  first: string;
  /** The text with remembered top-ups. */
  returning: string;
}

/** A text of the screen that is another one with remembered top-ups. */
export function RepeatText({ first, returning, ...props }: RepeatTextProps) {
  const repeats = useRepeats(props);
  if (repeats !== undefined) return <span>{repeats.cards.length > 0 ? returning : first}</span>;
  return (
    <>
      <First>{first}</First>
      <Returning>{returning}</Returning>
    </>
  );
}

interface NameFieldProps {
  topUp: RememberedTopUp;
  remembered: RememberedStore;
}

/** The field of a number's name. It also shows the name that another tab has given. */
function NameField({ topUp, remembered }: NameFieldProps) {
  const { t } = useTranslation();
  const { carrier, phone, name = '' } = topUp;
  const [text, setText] = useState(name);
  return (
    <TextField
      autoComplete="off"
      label={t('repeat.name', { carrier: carrierName(carrier), number: formatPhone(phone) })}
      maxLength={MAX_NAME_LENGTH}
      onChange={({ target }) => {
        setText(target.value);
        remembered.rename(topUp, target.value);
      }}
      // The stored name has no spaces around it.
      value={text.trim() === name ? text : name}
    />
  );
}

/** What is shown until the storage can be read, if the boot script finds remembered numbers. */
function ReservedList() {
  const { t } = useTranslation();
  return (
    <>
      <Section aria-hidden="true">
        <Heading as="div">{t('repeat.title')}</Heading>
        <List>
          <Shape />
          <Shape />
          <Shape />
        </List>
        <SummaryShape />
      </Section>
      <Heading aria-hidden="true" as="div">
        {t('carriers.list')}
      </Heading>
    </>
  );
}

/**
 * The remembered top-ups at today's prices, but those of carriers that are not listed, the controls to name and to forget
 * each one, which need no network, and the heading of the carriers below.
 */
export function RepeatList({ remembered, state }: RepeatProps) {
  const { t } = useTranslation();
  const id = useId();
  const summary = useRef<HTMLElement>(null);
  const repeats = useRepeats({ remembered, state });
  if (repeats === undefined) return <ReservedList />;
  const { topUps, cards } = repeats;
  if (topUps.length === 0) return null;

  function forget(topUp?: RememberedTopUp): void {
    const isEmpty = topUp === undefined || topUps.length === 1;
    remembered.forget(topUp);
    // Without the section, the focus moves to where it is after a navigation.
    const heading = document.querySelector<HTMLElement>('h1[tabindex]');
    (isEmpty ? heading : summary.current)?.focus();
  }

  return (
    <>
      <Section aria-labelledby={id}>
        {cards.length > 0 && (
          <>
            <Heading id={id}>{t('repeat.title')}</Heading>
            <List>
              {cards.map(({ topUp, listed }) => (
                <RepeatItem
                  key={`${topUp.carrier} ${topUp.phone}`}
                  listed={listed}
                  loading={state.status === 'loading'}
                  topUp={topUp}
                />
              ))}
            </List>
          </>
        )}
        <Manage>
          <Summary id={cards.length > 0 ? undefined : id} ref={summary}>
            <span>{t('repeat.manage')}</span>
            <Icon name="chevron" />
          </Summary>
          {topUps.map((topUp) => (
            <Name key={`${topUp.carrier} ${topUp.phone}`}>
              <NameField remembered={remembered} topUp={topUp} />
              <Button
                aria-label={t('repeat.forgetOf', {
                  carrier: carrierName(topUp.carrier),
                  number: formatPhone(topUp.phone),
                })}
                onClick={() => forget(topUp)}
                variant="quiet"
              >
                {t('repeat.forget')}
              </Button>
            </Name>
          ))}
          <Button onClick={() => forget()} variant="secondary">
            {t('repeat.forgetAll')}
          </Button>
        </Manage>
      </Section>
      {cards.length > 0 && <Heading>{t('carriers.list')}</Heading>}
    </>
  );
}
