import type { ComponentProps, ReactNode, Ref } from 'react';

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
export type ValueProps = Pick<
  MaskedFieldProps,
  'defaultValue' | 'name' | 'onChange' | 'ref' | 'value'
>;
