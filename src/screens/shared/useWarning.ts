import { useEffect, useRef, useState } from 'react';
import { useWatch, type Control, type FieldValues, type Path } from 'react-hook-form';
import { useNotifications } from '#notifications/NotificationProvider';
import { failures, firstFailure, type Rule } from './firstFailure';
import { useLanguage } from './useLanguage';

/** A warning's text: a title, and a hint where the spec has one. */
export interface Warning {
  /** What is asked for. */
  title: string;
  /** The hint below it. */
  message?: string | undefined;
}

/** The key of the notification that all warnings share: each replaces the last. */
const KEY = 'form-warning';

/** What a form has to tell of itself. */
export interface WarningOptions<Values extends FieldValues> {
  /** The form's control. */
  control: Control<Values>;
  /** What the form asks for, in this order. */
  rules: readonly Rule<Values>[];
  /** The warning of each field, in the language of the screen. */
  warnings: Readonly<Partial<Record<Path<Values>, Warning>>>;
}

/** What {@link useWarning} gives. */
export interface FormWarning<Values extends FieldValues> {
  /** The error of a field; undefined where the warning is not about it. */
  errorOf: (name: Path<Values>) => string | undefined;
  /** Warns of the first wrong field and returns it; nothing where all is well. */
  warn: (values: Values) => Path<Values> | undefined;
  /** Takes the warning back. */
  withdraw: () => void;
}

/**
 * The one warning of a form (spec §5): the first wrong field decides it. It is shown as a notification
 * and as that field's error, until the field is corrected.
 */
export function useWarning<Values extends FieldValues>({
  control,
  rules,
  warnings,
}: WarningOptions<Values>): FormWarning<Values> {
  const { notify, dismiss } = useNotifications();
  const language = useLanguage();
  const notification = useRef('');
  const [asked, setAsked] = useState<Path<Values>>();
  const wrong = useWatch({ control, compute: (values: Values) => failures(rules, values) });
  const field = asked !== undefined && wrong.includes(asked) ? asked : undefined;
  const warning = field && warnings[field];
  const isFixed = field === undefined;

  useEffect(() => {
    if (isFixed) dismiss(notification.current);
  }, [dismiss, isFixed]);

  // The notification is in the old language, or about a screen that is gone.
  useEffect(
    () => () => {
      dismiss(notification.current);
    },
    [dismiss, language],
  );

  function errorOf(name: Path<Values>): string | undefined {
    if (name !== field || warning === undefined) return undefined;
    return [warning.title, warning.message].filter((part) => part !== undefined).join(' ');
  }

  function warn(values: Values): Path<Values> | undefined {
    const first = firstFailure(rules, values);
    const next = first && warnings[first];
    setAsked(first);
    if (next !== undefined) {
      const { title, message } = next;
      notification.current = notify({ tone: 'warning', key: KEY, title, message });
    }
    return first;
  }

  function withdraw(): void {
    setAsked(undefined);
  }

  return { errorOf, warn, withdraw };
}
