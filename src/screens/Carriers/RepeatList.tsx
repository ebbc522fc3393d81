import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon';
import { excludeCarriers, findCarrier } from '#api/carriers';
import { useHydrated } from '#hooks/useHydrated';
import { useRemembered, type RememberedStore, type RememberedTopUp } from '#topup/remembered';
import { useEnvironment, type CarriersState } from '../data/environment';
import { knownCarriers } from '../data/useCarriers';
import { RepeatEditor } from './RepeatEditor';
import { RepeatItem } from './RepeatItem';
import {
  First,
  Heading,
  List,
  Manage,
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
 * loading. Undefined on the server, and during hydration if the page does not show them.
 */
function useRepeats({ remembered, state }: RepeatProps) {
  const isHydrated = useHydrated();
  const { shownEarly, settings } = useEnvironment();
  const { excludedCarriers } = settings;
  const stored = useRemembered(remembered) ?? [];
  const topUps = isHydrated ? stored : shownEarly?.remembered;
  if (topUps === undefined) return undefined;
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
  const isHydrated = useHydrated();
  const count = useRepeats(props)?.cards.length ?? 0;
  if (isHydrated) return <span>{count > 0 ? returning : first}</span>;
  return (
    <>
      <First>{first}</First>
      <Returning>{returning}</Returning>
    </>
  );
}

/** What is shown until hydration, if numbers are remembered that the inline script does not show. */
function ReservedList() {
  const { t } = useTranslation();
  return (
    <>
      <Section aria-hidden="true" data-list="numbers">
        <Heading as="div">{t('repeat.title')}</Heading>
        <List>
          <Shape />
          <Shape />
          <Shape />
        </List>
        <SummaryShape />
      </Section>
      <Heading aria-hidden="true" as="div" data-list="numbers">
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
  const list = useRef<HTMLUListElement>(null);
  const isHydrated = useHydrated();
  const repeats = useRepeats({ remembered, state });

  // Follows a press from before hydration.
  useEffect(() => list.current?.querySelector<HTMLElement>('[data-pressed]')?.click(), []);

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
      <Section aria-labelledby={id} data-list="numbers">
        {cards.length > 0 && (
          <>
            <Heading id={id}>{t('repeat.title')}</Heading>
            <List ref={list}>
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
          {isHydrated && <RepeatEditor onForget={forget} remembered={remembered} topUps={topUps} />}
        </Manage>
      </Section>
      {cards.length > 0 && <Heading data-list="numbers">{t('carriers.list')}</Heading>}
    </>
  );
}
