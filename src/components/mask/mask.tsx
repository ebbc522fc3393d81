import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type Ref,
  type RefObject,
} from 'react';
import type { Store } from '../createStore';
import { listen, listenToForm } from './listeners';
import { MaskedInput } from './MaskedInput';
import { maskOf, type MaskName } from './masks';
import { openValue, type ValueProperty } from './valueProperty';

/** What a masked field tells when its value changes and when a person leaves it. */
export interface RawEvent {
  /** The field's name and its raw value: digits, or the letters and spaces of a name. */
  target: { name: string; value: string };
  /** What happened. */
  type: 'change' | 'blur';
}

/** The browser would hold lengths and patterns against what is shown, not against the raw value. */
type NativeProps = Omit<
  ComponentProps<'input'>,
  | 'defaultValue'
  | 'maxLength'
  | 'minLength'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'pattern'
  | 'ref'
  | 'type'
  | 'value'
>;

/** The props that all masked fields share; values are always raw. */
export interface MaskedFieldProps extends NativeProps {
  /** The name of the field, always shown above it. */
  label: string;
  /** The advice under the field, read with it. */
  hint?: string | undefined;
  /** The error under the field, read with it; the field is invalid while there is one. */
  error?: string | undefined;
  /** The name in a form, which gets the raw value by it: the native input itself has no name. */
  name?: string | undefined;
  /** The raw value, where a parent holds it. */
  value?: string | undefined;
  /** The raw value at first and after the form's own reset, where no parent holds it. */
  defaultValue?: string | undefined;
  /** Called with the raw value when a person, the browser, a password manager or the mask changes it. */
  onChange?: ((event: RawEvent) => void) | undefined;
  /** Called with the raw value when a person leaves the field. */
  onBlur?: ((event: RawEvent) => void) | undefined;
  /** The native input; its `value` reads what is shown and takes a raw value. */
  ref?: Ref<HTMLInputElement> | undefined;
}

type MaskedProps = Pick<
  MaskedFieldProps,
  'defaultValue' | 'name' | 'onBlur' | 'onChange' | 'ref' | 'value'
>;

/** What the native input is not given, whatever a parent or a form library passes on. */
const kept = {
  name: undefined,
  value: undefined,
  maxLength: undefined,
  minLength: undefined,
  pattern: undefined,
  onChange: undefined,
  onBlur: undefined,
};

/** What a masked field needs to show itself. */
export interface MaskedControl {
  /** The props of the native input: it is the mask's, and no parent's. */
  control: {
    ref: RefObject<HTMLInputElement | null>;
    defaultValue: string;
    'data-concealed': boolean | undefined;
  } & typeof kept;
  /** The display and the rest of the mask behind it. */
  ghost: { typed: string; rest: string };
  /** Whether the raw value is empty. */
  isEmpty: boolean;
  /** Empties the field on a person's behalf, and puts the focus in it. */
  clear: () => void;
}

function useStore<State>({ subscribe, getSnapshot }: Store<State>): State {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}

/** A form's values may be untyped: `null` is no text yet, and a number is what it reads as. */
function textOf(value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

/** Binds a mask to a native input: the display is formatted, the form sees raw values. */
export function useMaskedInput(
  maskName: MaskName,
  { name, onChange, onBlur, ref, ...given }: MaskedProps,
): MaskedControl {
  const value = textOf(given.value);
  const first = textOf(given.defaultValue) ?? '';
  const [input] = useState(() => new MaskedInput(maskOf(maskName), value ?? first));
  const [initialDisplay] = useState(() => input.display);
  const elementRef = useRef<HTMLInputElement>(null);
  const valueRef = useRef<ValueProperty>(null);
  const wasTypedBefore = useRef(false);
  const raw = useStore(input.value);
  const isComposing = useStore(input.composing);

  const tell = useEffectEvent((type: RawEvent['type']) => {
    const event = { target: { name: name ?? '', value: input.raw }, type };
    if (type === 'change') onChange?.(event);
    else onBlur?.(event);
  });

  const getName = useEffectEvent(() => name ?? '');
  const getFirst = useEffectEvent(() => value ?? first);

  useLayoutEffect(() => {
    const element = elementRef.current;
    if (element === null) return undefined;
    const isTyped = input.attach(element, () => {
      tell('change');
    });
    if (isTyped) wasTypedBefore.current = true;
    const unlisten = listen(element, input, () => {
      tell('blur');
    });
    const unlistenToForm = listenToForm(element, input, {
      getName: () => getName(),
      getFirst: () => getFirst(),
    });
    const valueProperty = openValue(element, input);
    valueRef.current = valueProperty;
    return () => {
      unlisten();
      unlistenToForm();
      valueProperty.release();
      input.detach();
    };
  }, [input]);

  useLayoutEffect(() => {
    if (!wasTypedBefore.current) input.follow(value);
  });

  useEffect(() => {
    // What was typed before the page came alive, and what the mask has made of a parent's value.
    if (wasTypedBefore.current || value !== undefined) input.report();
    wasTypedBefore.current = false;
  }, [input, value]);

  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => {
    valueRef.current?.readRaw(true);
    return elementRef.current;
  }, []);

  // After the ref is handed over, which is what the effect above does whenever it is another.
  useLayoutEffect(() => {
    valueRef.current?.readRaw(false);
  });

  return {
    control: {
      ref: elementRef,
      defaultValue: initialDisplay,
      'data-concealed': (isComposing && input.mask.hidden) || undefined,
      ...kept,
    },
    ghost: { typed: input.mask.format(raw), rest: isComposing ? '' : input.mask.rest(raw) },
    isEmpty: raw === '',
    clear() {
      input.clear();
      elementRef.current?.focus();
    },
  };
}
