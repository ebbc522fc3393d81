import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Checkbox } from '#components/Checkbox';
import type { Receipt } from '#topup/receipt';
import { isSameNumber, rememberable, useRemembered, type RememberedStore } from '#topup/remembered';
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
  const topUps = useRemembered(remembered);
  const topUp = rememberable(receipt);
  if (topUp === undefined) return null;
  return (
    <Place
      checked={topUps?.some((one) => isSameNumber(one, topUp)) ?? false}
      hint={t('repeat.rememberHint')}
      label={t('repeat.remember')}
      onChange={({ target }) =>
        target.checked ? remembered.remember(topUp) : remembered.forget(topUp)
      }
    />
  );
}
