import type { ReactNode } from 'react';
import { CardholderField } from '#components/CardholderField';
import { CardNumberField } from '#components/CardNumberField';
import { CvvField } from '#components/CvvField';
import { ExpiryField } from '#components/ExpiryField';
import { PhoneField } from '#components/PhoneField';
import { render as renderPage } from '#theme/testing/render';
import type { MaskedFieldProps } from '../useMask';
import type { MaskName } from './models';

/** A masked field with sample values. */
export interface FieldCase {
  mask: MaskName;
  Field: (props: MaskedFieldProps) => ReactNode;
  /** `autocomplete`, `inputmode`, `type` and `enterkeyhint`. */
  attributes: string[];
  /** A complete raw value, and its display. */
  raw: string;
  display: string;
  /** A character that a complete field rejects in the middle. */
  rejected: string;
  /** A character for the middle, and a text that gives `raw` when it is pasted. */
  middle: string;
  pasted: string;
}

/** The masked fields. Their common tests run for each. */
export const fieldCases: FieldCase[] = [
  {
    mask: 'phone',
    Field: (props) => <PhoneField clearLabel="Clear" {...props} />,
    attributes: ['tel', 'tel', 'tel', 'done'],
    raw: '5512345678',
    display: '551 234 56 78',
    rejected: 'x',
    middle: '0',
    pasted: '+52 (55) 1234-5678',
  },
  {
    mask: 'card',
    Field: CardNumberField,
    attributes: ['cc-number', 'numeric', 'text', 'next'],
    raw: '4242123456789012',
    display: '4242 1234 5678 9012',
    rejected: 'x',
    middle: '0',
    pasted: '4242-1234-5678-9012',
  },
  {
    mask: 'expiry',
    Field: ExpiryField,
    attributes: ['cc-exp', 'numeric', 'text', 'next'],
    raw: '032024',
    display: '03/2024',
    rejected: 'x',
    middle: '1',
    pasted: '2024-03',
  },
  {
    mask: 'cvv',
    Field: CvvField,
    attributes: ['cc-csc', 'numeric', 'text', 'done'],
    raw: '739',
    display: '**9',
    rejected: 'x',
    middle: '1',
    pasted: '７３９',
  },
  {
    mask: 'name',
    Field: CardholderField,
    attributes: ['cc-name', 'text', 'text', 'next'],
    raw: "Ana María O'Brien de Núñez",
    display: "Ana María O'Brien de Núñez",
    rejected: ' ',
    middle: 'z',
    pasted: "  Ana  María 9 O'Brien de Núñez9",
  },
];

/** The keys that select the complete text. */
export const SELECT_ALL = '{Control>}a{/Control}';

/** Replaces the rendered node. */
export let rerender: (node: ReactNode) => void;

/** Renders a node in an empty page. */
export function render(node: ReactNode): void {
  document.body.replaceChildren();
  ({ rerender } = renderPage(node));
}

/** Returns an input of the page by its index. */
export function input(index = 0): HTMLInputElement {
  const found = document.querySelectorAll('input')[index];
  if (found === undefined) throw new Error('The page has no such input: render a field first.');
  return found;
}

/** Renders a field, focuses it with the caret, by default at the end, and returns the values of `onChange`. */
export function renderField(
  Field: FieldCase['Field'],
  props: Partial<MaskedFieldProps> = {},
  caret?: number,
): string[] {
  const changes: string[] = [];
  const onChange = (value: string) => void changes.push(value);
  render(<Field label="Field" name="field" onChange={onChange} {...props} />);
  input().focus();
  const position = caret ?? input().value.length;
  input().setSelectionRange(position, position);
  return changes;
}

/** Returns the field of a mask. */
export function fieldOf(mask: MaskName): FieldCase {
  const found = fieldCases.find((field) => field.mask === mask);
  if (found === undefined) throw new Error(`There is no field of the mask ${mask}.`);
  return found;
}
