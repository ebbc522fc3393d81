import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button';
import { IconButton } from '#components/IconButton';
import { InfoDialog } from '#components/InfoDialog';
import { PhoneField, type PhoneFieldProps } from '#components/PhoneField';
import { useHydrated } from '#hooks/useHydrated';
import { useMounted } from '#hooks/useMounted';
import { formatPhone, isCompletePhone } from '#masks/phone';
import { useEntry } from '#topup/useEntry';
import { useTopUp } from '#topup/useTopUp';
import { canPickContacts, pickNumbers } from './contacts';

/** The id of the field. There is one on a screen. */
const ID = 'celular';

export interface PhoneFormFieldProps extends Omit<
  PhoneFieldProps,
  'clearLabel' | 'label' | 'onBlur' | 'onChange' | 'value'
> {
  /** The carrier of the top-up that receives the number. */
  carrier: string;
  /** The digits that the top-up has. */
  value: string;
}

/**
 * The phone field `celular` (requirements §3) of a form. The top-up receives the number. The history entry has it when
 * it is complete, and when the field is left. Where the browser has the contacts of the phone, the number can be one of
 * theirs.
 */
export function PhoneFormField({ carrier, error, value, ...rest }: PhoneFormFieldProps) {
  const { t } = useTranslation();
  const { dispatch } = useTopUp();
  const { storePhone } = useEntry();
  const [numbers, setNumbers] = useState<readonly string[]>([]);
  /** Whether the chosen contact has no number that can be topped up. */
  const [isUnusable, setUnusable] = useState(false);
  const isMounted = useMounted();
  const hasContacts = useHydrated() && canPickContacts();

  function enter(phone: string): void {
    dispatch({ type: 'phoneEntered', carrier, phone });
  }

  function choose(phone: string | undefined): void {
    flushSync(() => {
      if (phone !== undefined) enter(phone);
      setUnusable(!isCompletePhone(phone ?? ''));
      setNumbers([]);
    });
    // The button that had the focus is replaced.
    document.getElementById(ID)?.focus();
  }

  async function pick(): Promise<void> {
    const found = await pickNumbers();
    if (found === undefined || !isMounted.current) return;
    if (found.length > 1) setNumbers(found);
    else choose(found[0]);
  }

  return (
    <>
      <PhoneField
        {...rest}
        clearLabel={t('field.clearPhone')}
        description={t('field.phoneHint')}
        error={error ?? (isUnusable ? t('field.contactUnusable') : undefined)}
        end={
          hasContacts && (
            <IconButton
              icon="contacts"
              label={t('field.pickContact')}
              onClick={() => void pick()}
              // A press must not blur the field, because blur starts the validation.
              onMouseDown={(event) => event.preventDefault()}
            />
          )
        }
        id={ID}
        label={t('field.phone')}
        onBlur={() => storePhone(carrier, value)}
        onChange={(phone) => {
          setUnusable(false);
          enter(phone);
        }}
        unreadNote={t('field.unread')}
        value={value}
      />
      {numbers.length > 0 && (
        <InfoDialog
          actions={numbers.map((number) => (
            <Button key={number} onClick={() => choose(number)} size="large">
              <bdi translate="no">{formatPhone(number)}</bdi>
            </Button>
          ))}
          closeLabel={t('app.cancel')}
          heading={t('field.whichNumber')}
          onClose={() => setNumbers([])}
          open
        >
          {t('field.severalNumbers')}
        </InfoDialog>
      )}
    </>
  );
}
