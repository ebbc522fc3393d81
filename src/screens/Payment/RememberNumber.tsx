import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Checkbox } from '#components/Checkbox';
import type { Receipt } from '#topup/receipt';
import {
  isSameNumber,
  rememberable,
  useRemembered,
  type RememberedStore,
  type RememberedTopUp,
} from '#topup/remembered';
import { media } from '#theme/tokens';

/** Below the receipts on each screen. */
const Place = styled(Checkbox)`
  ${media.desktop} {
    grid-area: 2 / 1;
  }

  @media print {
    display: none;
  }
`;

export interface RememberNumberProps {
  /** The receipt of the top-up. */
  receipt: Receipt;
  /** The store of the remembered top-ups. */
  remembered: RememberedStore;
}

/** The choice to remember the number of a receipt on the device. Renders nothing for a receipt without its number. */
export function RememberNumber({ receipt, remembered }: RememberNumberProps) {
  const { t } = useTranslation();
  const topUps = useRemembered(remembered) ?? [];
  /** What the last press removed: this number with its name, or the oldest one. The next press brings it back. */
  const removed = useRef<RememberedTopUp>(undefined);
  const topUp = rememberable(receipt);
  if (topUp === undefined) return null;
  const isRemembered = topUps.some((one) => isSameNumber(one, topUp));

  function toggle(number: RememberedTopUp): void {
    const before = remembered.read();
    const last = removed.current;
    if (isRemembered) remembered.forget(number);
    else remembered.remember({ ...number, name: last?.name });
    if (isRemembered && last !== undefined) remembered.restore(last);
    const after = remembered.read();
    removed.current = before.find((one) => !after.some((other) => isSameNumber(one, other)));
  }

  return (
    <Place
      checked={isRemembered}
      hint={
        <span aria-live="polite">
          {t(
            isRemembered && remembered.isTemporary()
              ? 'repeat.rememberFailed'
              : 'repeat.rememberHint',
          )}
        </span>
      }
      label={t('repeat.remember')}
      onChange={() => toggle(topUp)}
    />
  );
}
