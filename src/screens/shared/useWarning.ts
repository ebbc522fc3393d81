import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNotifications } from '#notifications/NotificationProvider';
import { warnings, type WarnedField } from '#topup/rules';
import { useLanguage } from '#i18n/useLanguage';

/** The key of the shared notification. A new warning replaces the previous one. */
const KEY = 'form-warning';

const fields = Object.keys(warnings) as WarnedField[];

/** What {@link useWarning} returns. */
export interface FormWarning {
  /** Returns the error text of a field, or undefined if the warning is for another field. */
  errorOf: (name: WarnedField) => string | undefined;
  /** Shows a warning for the first error. Call it with the errors of a failed submit. */
  warn: (errors: FieldErrors) => void;
}

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
}: Pick<UseFormReturn<Values>, 'formState' | 'setError' | 'setFocus'>): FormWarning {
  const { t } = useTranslation();
  const { notify, dismiss } = useNotifications();
  const language = useLanguage();
  const notice = useRef('');
  const [asked, setAsked] = useState<WarnedField>();
  const field = asked !== undefined && asked in errors ? asked : undefined;
  const isShown = field !== undefined;

  // Otherwise the notification would stay in the old language, or after its screen unmounts.
  useEffect(() => {
    if (!isShown) return undefined;
    return () => {
      dismiss(notice.current);
    };
  }, [dismiss, isShown, language]);

  function textOf(name: WarnedField) {
    const { title, ...rest } = warnings[name];
    return { title: t(title), message: 'message' in rest ? t(rest.message) : undefined };
  }

  return {
    errorOf(name) {
      if (name !== field) return undefined;
      const { title, message } = textOf(name);
      return message === undefined ? title : `${title} ${message}`;
    },
    warn(failed) {
      const first = fields.find((name) => name in failed);
      if (first === undefined) return;
      flushSync(() => {
        setAsked(first);
        setError(first as Path<Values>, { type: 'warning' });
        notice.current = notify({ tone: 'warning', key: KEY, ...textOf(first) });
      });
      setFocus(first as Path<Values>);
    },
  };
}
