import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/useLanguage';
import { useNotifications } from '#notifications/NotificationProvider';
import { warnings, type Warning } from '#topup/rules';

/** The key of the shared notification. A new warning replaces the previous one. */
const KEY = 'form-warning';

/**
 * Shows one warning for the first error of the last submit (requirements §5): a notification and the error
 * text of the field, which receives the focus. Both are removed when the form no longer reports the error.
 * The form needs `shouldFocusError: false`. Otherwise the form focuses the field before its error is
 * rendered, and screen readers do not announce the error.
 */
export function useWarning<Values extends FieldValues>({
  formState: { errors },
  setError,
  setFocus,
}: Pick<UseFormReturn<Values>, 'formState' | 'setError' | 'setFocus'>) {
  const { t } = useTranslation();
  const { notify, dismiss } = useNotifications();
  const language = useLanguage();
  const notification = useRef('');
  const [warned, setWarned] = useState<Warning>();
  const warning = warned !== undefined && warned.field in errors ? warned : undefined;
  const isShown = warning !== undefined;

  // Otherwise the notification would stay in the old language, or after its screen unmounts.
  useEffect(() => {
    if (!isShown) return;
    return () => dismiss(notification.current);
  }, [dismiss, isShown, language]);

  function textOf({ title, ...rest }: Warning) {
    return { title: t(title), message: 'message' in rest ? t(rest.message) : undefined };
  }

  /** Returns the error text of a field, or undefined if the warning is for another field. */
  function errorOf(name: Warning['field']): string | undefined {
    if (warning?.field !== name) return undefined;
    const { title, message } = textOf(warning);
    return message === undefined ? title : `${title} ${message}`;
  }

  /** Shows a warning for the first error. Call it with the errors of a failed submit. */
  function warn(failed: FieldErrors): void {
    const first = warnings.find(({ field }) => field in failed);
    if (first === undefined) return;
    const name = first.field as Path<Values>;
    flushSync(() => {
      setWarned(first);
      setError(name, { type: 'warning' });
      notification.current = notify({ tone: 'warning', key: KEY, ...textOf(first) });
    });
    setFocus(name);
  }

  return { errorOf, warn };
}
