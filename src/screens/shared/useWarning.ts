import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNotifications } from '#notifications/NotificationProvider';
import { warnings, type WarnedField } from '#topup/rules';
import { useLanguage } from '#i18n/useLanguage';

/** The key of the one notification that all warnings share: the next replaces the last. */
const KEY = 'form-warning';

const fields = Object.keys(warnings) as WarnedField[];

/** What {@link useWarning} returns. */
export interface FormWarning {
  /** Returns the error text of a field; undefined where the warning is not about it. */
  errorOf: (name: WarnedField) => string | undefined;
  /** Warns of the first error: to be called with the errors of a submit that failed. */
  warn: (errors: FieldErrors) => void;
}

/**
 * The one warning of a form (requirements §5), of the first error of its last submit. It is shown as a
 * notification and as the error of that field, which takes the focus; both go when the form reports the
 * error no more. The form has `shouldFocusError: false`, since it would focus the field before its error
 * is rendered, and screen readers would miss the error.
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

  // A notification would keep the old language, and outlive its screen.
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
