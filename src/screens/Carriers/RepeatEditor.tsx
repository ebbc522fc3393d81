import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button';
import { TextField } from '#components/TextField';
import { formatPhone } from '#masks/phone';
import { MAX_NAME_LENGTH, type RememberedStore, type RememberedTopUp } from '#topup/remembered';
import { carrierName } from '../data/carrierName';
import { Name } from './RepeatList.styles';

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

export interface RepeatEditorProps {
  /** The store of the remembered top-ups. */
  remembered: RememberedStore;
  /** The remembered top-ups. */
  topUps: readonly RememberedTopUp[];
  /** Called to forget a top-up, or each one without an argument. */
  onForget: (topUp?: RememberedTopUp) => void;
}

/** The controls to name and to forget each remembered top-up, which need no network. */
export function RepeatEditor({ remembered, topUps, onForget }: RepeatEditorProps) {
  const { t } = useTranslation();
  return (
    <>
      {topUps.map((topUp) => (
        <Name key={`${topUp.carrier} ${topUp.phone}`}>
          <NameField remembered={remembered} topUp={topUp} />
          <Button
            aria-label={t('repeat.forgetOf', {
              carrier: carrierName(topUp.carrier),
              number: formatPhone(topUp.phone),
            })}
            onClick={() => onForget(topUp)}
            variant="quiet"
          >
            {t('repeat.forget')}
          </Button>
        </Name>
      ))}
      <Button onClick={() => onForget()} variant="secondary">
        {t('repeat.forgetAll')}
      </Button>
    </>
  );
}
