import { useEffect, useRef, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  useController,
  useForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type SubmitHandler,
} from 'react-hook-form';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/useLanguage';
import { useNotifications } from '#notifications/NotificationRegion';

/** A rule of a form, with the keys of its warning's texts. */
export interface Rule<Values extends FieldValues> {
  /** The field that receives the focus and the error text. */
  field: Path<Values>;
  /** Whether the field is valid. */
  isValid: (values: Values) => boolean;
  /** The key of the warning. */
  title: ParseKeys;
  /** The key of an addition to the warning. */
  hint?: ParseKeys;
}

/** The id of the shared notification. A new warning replaces the previous one. */
const KEY = 'form-warning';

/**
 * A form of react-hook-form with rules in the order of requirements §5. A failed submit shows one warning, for the
 * first rule that is broken: a notification, and the error text of the field, which receives the focus. Both are
 * removed when the rule is satisfied, or the form is hidden.
 * @param rules The rules of the form, the first one first.
 * @param values The initial values, which the form owns, or the current values of another owner, such as the top-up.
 * @param hidden Whether the form is hidden.
 */
export function useRuledForm<Values extends FieldValues>(
  rules: readonly Rule<Values>[],
  { initial, current }: { initial?: DefaultValues<Values>; current?: Values },
  hidden = false,
) {
  const { t } = useTranslation();
  const { notify, dismiss } = useNotifications();
  const language = useLanguage();
  const notification = useRef('');
  const brokenRules = (values: Values) => rules.filter(({ isValid }) => !isValid(values));
  const form = useForm<Values>({
    ...(initial && { defaultValues: initial }),
    resolver(own) {
      const values = current ?? own;
      const [broken] = brokenRules(values);
      if (broken === undefined) return { values, errors: {} };
      return { values: {}, errors: { [broken.field]: { type: 'warning' } } as FieldErrors<Values> };
    },
    // The form would focus the field before its error is rendered, and screen readers would not announce the error.
    shouldFocusError: false,
  });
  const { clearErrors, control, formState } = form;
  const { errors } = formState;
  const watched = useWatch({
    control,
    compute: (own: Values) => (current === undefined ? brokenRules(own) : []),
  });
  const broken = current === undefined ? watched : brokenRules(current);
  const shown = broken.find(({ field }) => field in errors);
  const isShown = shown !== undefined;

  useEffect(() => {
    if (hidden) clearErrors();
  }, [clearErrors, hidden]);

  // Otherwise the notification would stay in the old language, or after its screen unmounts.
  useEffect(() => {
    if (!isShown) return;
    return () => dismiss(notification.current);
  }, [dismiss, isShown, language]);

  /** Returns the error text of a field, or undefined if the warning is for another field. */
  function errorOf(name: Path<Values>): string | undefined {
    if (shown?.field !== name) return undefined;
    return [shown.title, shown.hint].flatMap((key) => (key ? t(key) : [])).join(' ');
  }

  function warn(failed: FieldErrors<Values>): void {
    const first = rules.find(({ field }) => field in failed);
    if (first === undefined) return;
    const { field, title, hint } = first;
    flushSync(() => {
      form.setError(field, { type: 'warning' });
      const message = hint && t(hint);
      notification.current = notify({ tone: 'warning', id: KEY, title: t(title), message });
    });
    form.setFocus(field);
  }

  return {
    ...form,
    errorOf,
    handleSubmit(onValid: SubmitHandler<Values>) {
      const submit = form.handleSubmit(onValid, warn);
      return (event: SubmitEvent) => {
        // A script may submit right after it enters a value, before React renders it.
        flushSync(() => undefined);
        return submit(event);
      };
    },
  };
}

/**
 * Returns the props of a required field of a {@link useRuledForm}. The native input has no name, because browsers keep
 * submitted values by name.
 */
export function useFormField<Values extends FieldValues, Name extends Path<Values>>(
  { control, errorOf }: ReturnType<typeof useRuledForm<Values>>,
  name: Name,
) {
  const { field } = useController<Values, Name>({ control, name });
  return { ...field, name: undefined, 'aria-required': true, error: errorOf(name) };
}
