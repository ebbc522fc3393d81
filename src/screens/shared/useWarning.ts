import { useEffect, useRef, useState } from 'react';
import { useWatch, type Control, type FieldValues, type Path } from 'react-hook-form';
import { useNotifications } from '#components/notifications';
import { clearOfNotices, closeNoticeRoom } from './clearOfNotices';
import { failures, firstFailure, type Rule } from './firstFailure';
import { useLanguage } from '#i18n/useLanguage';

/** A warning's text: a title, and a hint where the spec has one. */
export interface Warning {
  /** What is asked for. */
  title: string;
  /** The hint below it. */
  message?: string | undefined;
}

/** The name of the one notification that all warnings share: the next takes the place of the last. */
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
 * The one warning of a form (spec §5): the first wrong field decides it. It stands as a notification
 * and as that field's error, which it never covers, and both go once the field is mended.
 */
export function useWarning<Values extends FieldValues>({
  control,
  rules,
  warnings,
}: WarningOptions<Values>): FormWarning<Values> {
  const { notify, dismiss } = useNotifications();
  const language = useLanguage();
  const notice = useRef('');
  const [asked, setAsked] = useState<Path<Values>>();
  const wrong = useWatch({ control, compute: (values: Values) => failures(rules, values) });
  const field = asked !== undefined && wrong.includes(asked) ? asked : undefined;
  const warning = field && warnings[field];
  const isMended = field === undefined;

  useEffect(() => {
    if (!isMended) return;
    dismiss(notice.current);
    closeNoticeRoom();
  }, [dismiss, isMended]);

  // A notification would keep the old language, and outlive its screen.
  useEffect(
    () => () => {
      dismiss(notice.current);
      closeNoticeRoom();
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
      notice.current = notify({ tone: 'warning', key: KEY, title, message });
      // By the second frame the notification and the field's error stand, and the field has the focus.
      requestAnimationFrame(() => requestAnimationFrame(clearOfNotices));
    }
    return first;
  }

  function withdraw(): void {
    setAsked(undefined);
  }

  return { errorOf, warn, withdraw };
}
