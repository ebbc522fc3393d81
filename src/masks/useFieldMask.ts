import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '#hooks/useHydrated';
import { bindToForm } from './bindToForm';
import { FieldControl } from './FieldControl';
import type { FieldMask } from './FieldMask';
import {
  formatDigits,
  hasPattern,
  inputPatternOf,
  lengthsOf,
  splitPattern,
  type DigitMaskOptions,
  type MaskProblem,
  type NameMaskOptions,
} from './masks';
import type { MaskedFieldProps, ValueProps } from './maskedFieldProps';

/**
 * Binds a mask to a native input, which displays the formatted raw value. A field that creates its own mask brings no
 * code of others.
 * @param create Creates the model of the field.
 * @param options The options of the mask. They can change.
 * @param props The props of the field.
 */
export function useFieldMask<Options extends DigitMaskOptions | NameMaskOptions>(
  create: (options: Options) => FieldMask,
  options: Options,
  { name, value: givenValue, defaultValue, onChange, ref }: ValueProps,
) {
  const value = givenValue === undefined ? undefined : String(givenValue ?? '');
  const initial = value ?? String(defaultValue ?? '');
  const digits = hasPattern(options) ? options : undefined;
  const [mask] = useState(() => {
    const created = create(options);
    created.unmaskedValue = initial;
    return created;
  });
  const [initialDisplay] = useState(mask.displayValue);
  const [raw, setRaw] = useState(mask.unmaskedValue);
  const [problem, setProblem] = useState<MaskProblem>('');
  const isHydrated = useHydrated();
  const inputRef = useRef<HTMLInputElement>(null);
  const controlRef = useRef<FieldControl>(null);
  const isTypedEarly = useRef(false);

  const emit = useEffectEvent((next: string) => void onChange?.(next));
  const getInitial = useEffectEvent(() => initial);

  useLayoutEffect(() => {
    const input = inputRef.current;
    if (input === null) return undefined;
    const before = mask.unmaskedValue;
    const control = new FieldControl(input, mask);
    controlRef.current = control;
    control.on('accept', () => emit(control.unmaskedValue));
    control.on('update', () => {
      setRaw(control.unmaskedValue);
      setProblem(mask.problem);
    });
    if (control.unmaskedValue !== before) isTypedEarly.current = true;
    const unbind = bindToForm(input, control, () => getInitial());
    return () => {
      unbind();
      control.destroy();
      controlRef.current = null;
    };
  }, [mask]);

  useEffect(() => {
    const input = inputRef.current;
    return () => {
      // The browser may keep a removed element in memory.
      if (input?.isConnected === false) input.value = '';
    };
  }, []);

  useLayoutEffect(() => {
    controlRef.current?.setOptions(options);
  }, [options]);

  // Runs after the control is attached, because the value can change while React hides the field. A text typed before
  // hydration differs from `raw` until the parent has received it.
  useLayoutEffect(() => {
    const control = controlRef.current;
    if (control === null || control.composing || raw !== control.unmaskedValue) return;
    if (value === undefined || value === control.unmaskedValue) return;
    control.setValue(value);
  }, [value, raw]);

  // Emits a text typed before hydration, and a parent's value that the mask has changed. A form library may
  // subscribe in a layout effect, so this is a later effect.
  useEffect(() => {
    const isChanged = value !== undefined && value !== mask.unmaskedValue;
    if (controlRef.current?.composing !== false || !(isTypedEarly.current || isChanged)) return;
    isTypedEarly.current = false;
    setRaw(mask.unmaskedValue);
    emit(mask.unmaskedValue);
  }, [mask, value]);

  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => inputRef.current,
    [],
  );

  return {
    /** The props of the native input, whose value the mask controls. */
    input: {
      ref: inputRef,
      name,
      defaultValue: initialDisplay,
      // The browser ignores it while the field is empty. Without JavaScript, the server reads any text with a number.
      pattern: isHydrated && digits ? inputPatternOf(digits) : undefined,
      // Conceals what is typed before hydration. The control removes it.
      'data-concealed': mask.hidden || undefined,
      // Props that a parent or a form library may pass to the native input.
      value: undefined,
      maxLength: undefined,
      minLength: undefined,
      onChange: undefined,
    },
    /** The part of the pattern that the value fills, the rest, and the length of a complete value. No digit of it is in them. */
    maskHint: digits && {
      ...splitPattern(digits.pattern, raw),
      length: formatDigits(digits.pattern, '0'.repeat(Math.max(...lengthsOf(digits)))).length,
    },
    /** Whether the field is empty. */
    isEmpty: raw === '',
    /** What the field has left out of the last text: nothing, what exceeds its length, or all of it. */
    problem,
    /** Clears and focuses the field, and calls `onChange`. */
    clear: (): void => {
      if (controlRef.current !== null) controlRef.current.unmaskedValue = '';
      inputRef.current?.focus();
    },
  };
}

/** Binds a mask to an input of a card, which has no name before hydration: a form that is sent earlier contains no card. */
export function useCardMask<Options extends DigitMaskOptions | NameMaskOptions>(
  create: (options: Options) => FieldMask,
  options: Options,
  props: MaskedFieldProps,
) {
  const isHydrated = useHydrated();
  return useFieldMask(create, options, isHydrated ? props : { ...props, name: undefined });
}
