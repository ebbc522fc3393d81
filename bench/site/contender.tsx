import { type ReactElement, useState } from 'react';

/** A library that is measured. */
export interface Contender {
  /** The element to render. */
  element: ReactElement;
  /** The selector of the items to count. */
  selector: string;
  /** Shows one item. */
  show?: (text: string) => unknown;
}

interface FormProps {
  field: (phone: string, setPhone: (phone: string) => void) => ReactElement;
}

function PhoneForm({ field }: FormProps) {
  const [phone, setPhone] = useState('');
  return (
    <form data-carrier="default" data-phone={phone}>
      {field(phone, setPhone)}
    </form>
  );
}

/** Creates the contender of a controlled phone field. */
export function createField(field: FormProps['field']): Contender {
  return { element: <PhoneForm field={field} />, selector: 'input' };
}
