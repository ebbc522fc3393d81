import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type Ref,
} from 'react';
import { useHydrated } from '#hooks/useHydrated';
import { FieldControl } from './FieldControl';
import { hintOf, inputPatternOf, type Mask, type MaskProblem } from './mask';
import { MaskModel } from './MaskModel';

export { digitMask, type DigitMaskOptions, type Mask, type MaskProblem } from './mask';

/** Without the props that the browser would apply to the display instead of the raw value. */
type NativeProps = Omit<
  ComponentProps<'input'>,
  | 'children'
  | 'defaultValue'
  | 'maxLength'
  | 'minLength'
  | 'name'
  | 'onChange'
  | 'pattern'
  | 'ref'
  | 'type'
  | 'value'
>;

type Nothing = ReturnType<() => void>;

/**
 * A function that takes a value. TypeScript rejects one that returns a function, such as `handleChange` of Formik, because
 * it expects an event.
 */
export type ValueHandler = (
  value: string,
) => Nothing | string | number | boolean | null | Promise<unknown>;

/** The props that all masked fields share. All values are raw: digits, or the letters of a name. */
export interface MaskedFieldProps extends NativeProps {
  /** The label, always shown above the field. */
  label: ReactNode;
  /** The hint below the field, which is part of its description. */
  hint?: ReactNode;
  /** A visually hidden description, for a format that is only visible as a mask or placeholder. */
  description?: string | undefined;
  /** The error below the field, which is part of its description and marks the field as invalid. */
  error?: ReactNode;
  /** What is shown before the value, such as a country code. */
  start?: ReactNode;
  /** What is shown after the value, such as a card's brand. */
  end?: ReactNode;
  /**
   * The name of the value in the data of the form. Without JavaScript, and before hydration, it is the text as displayed,
   * and the fields of a card have no name, so that the form contains no card.
   */
  name?: string | undefined;
  /**
   * Whether a native form needs a complete value. The browser shows its own message, followed by `title`.
   * @default false
   */
  required?: boolean | undefined;
  /** The raw value of a controlled field. Null is an empty value. */
  value?: string | number | null | undefined;
  /**
   * The initial raw value of an uncontrolled field, which a reset of the form restores.
   * @default ''
   */
  defaultValue?: string | number | null | undefined;
  /** Called with the raw value, not with an event, when the user, the browser or the mask changes it. */
  onChange?: ValueHandler | undefined;
  /** The native input. Its `value` is the display. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The props of a field's value. */
export type ValueProps = Pick<MaskedFieldProps, 'defaultValue' | 'onChange' | 'ref' | 'value'>;

/**
 * Binds a mask to a native input, which displays the formatted raw value.
 * @param mask The mask. It can change while the value stays.
 * @param props The props of the field.
 */
export function useMask(
  mask: Mask,
  { value: givenValue, defaultValue, onChange, ref }: ValueProps,
) {
  const value = givenValue === undefined ? undefined : String(givenValue ?? '');
  const initial = value ?? String(defaultValue ?? '');
  const [model] = useState(() => {
    const created = new MaskModel(mask);
    created.unmaskedValue = initial;
    return created;
  });
  const [initialDisplay] = useState(model.displayValue);
  const [raw, setRaw] = useState(model.unmaskedValue);
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
    const before = model.unmaskedValue;
    const control = new FieldControl(input, model, () => getInitial());
    controlRef.current = control;
    control.on('accept', () => emit(control.unmaskedValue));
    control.on('update', () => {
      setRaw(control.unmaskedValue);
      setProblem(model.problem);
    });
    if (control.unmaskedValue !== before) isTypedEarly.current = true;
    return () => {
      control.destroy();
      controlRef.current = null;
    };
  }, [model]);

  useEffect(() => {
    const input = inputRef.current;
    return () => {
      // The browser may keep a removed element in memory.
      if (input?.isConnected === false) input.value = '';
    };
  }, []);

  useLayoutEffect(() => {
    controlRef.current?.setMask(mask);
  }, [mask]);

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
    const isChanged = value !== undefined && value !== model.unmaskedValue;
    if (controlRef.current?.composing !== false || !(isTypedEarly.current || isChanged)) return;
    isTypedEarly.current = false;
    setRaw(model.unmaskedValue);
    emit(model.unmaskedValue);
  }, [model, value]);

  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => inputRef.current,
    [],
  );

  return {
    /** The props of the native input, whose value the mask controls. */
    input: {
      ref: inputRef,
      defaultValue: initialDisplay,
      // The browser ignores it while the field is empty. Without JavaScript, the server reads any text with a number.
      pattern: isHydrated ? inputPatternOf(mask) : undefined,
      // Conceals what is typed before hydration. The control removes it.
      'data-concealed': model.hidden || undefined,
      // Props that a parent or a form library may pass to the native input.
      value: undefined,
      maxLength: undefined,
      minLength: undefined,
      onChange: undefined,
    },
    /** The part of the pattern that the value fills, the rest, and the length of a complete value. No digit of it is in them. */
    maskHint: hintOf(mask, raw),
    /** Whether the field is empty. */
    isEmpty: raw === '',
    /** What the field has left out of the last text: nothing, what exceeds a name, or all of it. */
    problem,
    /** Clears and focuses the field, and calls `onChange`. */
    clear: (): void => {
      if (controlRef.current !== null) controlRef.current.unmaskedValue = '';
      inputRef.current?.focus();
    },
  };
}
