import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type Ref,
  type RefObject,
} from 'react';
import { bindToForm } from './bindToForm';
import { FieldControl } from './FieldControl';
import { createMask, type MaskName } from './masks';

/** The browser would hold lengths and patterns against what is shown, not against the raw value. */
type NativeProps = Omit<
  ComponentProps<'input'>,
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

/** The props that all masked fields share. All values are raw: digits, or the letters of a name. */
export interface MaskedFieldProps extends NativeProps {
  /** The name of the field, always shown above it. */
  label: string;
  /** The advice under the field, read with it. */
  hint?: string | undefined;
  /** The format, read with the field and not shown: for what a mask or placeholder shows to others. */
  description?: string | undefined;
  /** The error under the field, read with it; the field is invalid while there is one. */
  error?: string | undefined;
  /** The name of the raw value in a form's data; the native input itself has no name. */
  name?: string | undefined;
  /** The raw value, where a parent controls it. */
  value?: string | undefined;
  /**
   * The initial raw value, which a form's reset restores, where no parent controls it.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with the raw value when the user, the browser or the mask changes it. */
  onChange?: ((value: string) => void) | undefined;
  /** The native input; its `value` is what is shown. */
  ref?: Ref<HTMLInputElement> | undefined;
}

type MaskProps = Pick<MaskedFieldProps, 'defaultValue' | 'name' | 'onChange' | 'ref' | 'value'>;

/** The props that the native input does not get, although a parent or a form library may pass them. */
const withheld = {
  name: undefined,
  value: undefined,
  maxLength: undefined,
  minLength: undefined,
  pattern: undefined,
  onChange: undefined,
};

/** What {@link useMask} returns. */
export interface MaskedInput {
  /** The props of the native input, whose value belongs to the mask. */
  input: { ref: RefObject<HTMLInputElement | null>; defaultValue: string } & typeof withheld;
  /** What is shown, and the rest of the pattern behind it. */
  maskHint: { typed: string; rest: string };
  /** Whether the field is empty. */
  isEmpty: boolean;
  /** Whether the last text had more than the field can hold. */
  isCut: boolean;
  /** Empties the field for the user, and focuses it. */
  clear: () => void;
}

/** Binds a mask to a native input, which shows the raw value formatted. */
export function useMask(
  maskName: MaskName,
  { name, value, defaultValue = '', onChange, ref }: MaskProps,
): MaskedInput {
  const [mask] = useState(() => createMask(maskName, value ?? defaultValue));
  const [initialDisplay] = useState(mask.displayValue);
  const [raw, setRaw] = useState(mask.unmaskedValue);
  const [isCut, setIsCut] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const controlRef = useRef<FieldControl>(null);
  const isReattached = useRef(false);
  const isTypedEarly = useRef(false);

  const emit = useEffectEvent((next: string) => onChange?.(next));
  const getFormProps = useEffectEvent(() => ({ name, first: value ?? defaultValue }));

  useLayoutEffect(() => {
    const control = controlRef.current;
    if (control === null || control.composing) return;
    if (value === undefined || value === control.unmaskedValue) return;
    control.load(value);
  }, [value, raw]);

  useLayoutEffect(() => {
    const input = inputRef.current;
    if (input === null) return undefined;
    if (isReattached.current) input.value = mask.displayValue;
    isReattached.current = true;
    const before = mask.unmaskedValue;
    const control = new FieldControl(input, mask);
    controlRef.current = control;
    control.on('accept', () => emit(control.unmaskedValue));
    control.on('update', () => {
      setRaw(control.unmaskedValue);
      setIsCut(mask.isCut);
    });
    if (control.unmaskedValue !== before) isTypedEarly.current = true;
    const unbind = bindToForm(input, control, () => getFormProps());
    return () => {
      unbind();
      control.destroy();
      controlRef.current = null;
      // The browser may keep the element, and React keeps the last value that was set.
      input.value = '';
    };
  }, [mask]);

  // What was typed before hydration, and what the mask made of a parent's value. Not in a layout effect:
  // a form library may still have to subscribe in one.
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
    input: { ref: inputRef, defaultValue: initialDisplay, ...withheld },
    maskHint: { typed: mask.show(raw), rest: mask.restOf(raw) },
    isEmpty: raw === '',
    isCut,
    clear() {
      if (controlRef.current !== null) controlRef.current.unmaskedValue = '';
      inputRef.current?.focus();
    },
  };
}
