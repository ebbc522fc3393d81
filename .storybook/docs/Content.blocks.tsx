import type { ParseKeys } from 'i18next';
import { useDeferredValue, useState } from 'react';
import { TextField } from '#components/TextField';
import { formatAmount } from '#theme/formatAmount';
import { formatPhone } from '#masks/masks';
import { languageName, languages, type Language } from '#i18n/languages';
import { maskCardNumber } from '#topup/card';
import { Fields } from './styles';
import { Table } from './Table';
import { textIn, textsOf } from './texts';

/** A row: its heading, and its text in a language. */
type Row = readonly [name: string, text: (language: Language) => string];

/** A table of texts in all languages. */
function Texts({ label, rows }: { label: string; rows: readonly Row[] }) {
  return (
    <Table
      heads={['', ...languages.map(languageName)]}
      label={label}
      rows={rows.map(([name, text]) => [
        name,
        ...languages.map((language) => (
          <span key={language} lang={language}>
            {text(language)}
          </span>
        )),
      ])}
    />
  );
}

/** Texts from the translation files in all languages. */
export function Translations({ label, keys }: { label: string; keys: readonly ParseKeys[] }) {
  return (
    <Texts label={label} rows={keys.map((key) => [key, (language) => textIn(language, key)])} />
  );
}

function amount(name: string, value: number, options: { currency?: string; short?: boolean }): Row {
  return [
    `${name} of ${String(value)}`,
    (language) => formatAmount(value, { language, currency: 'MXN', ...options }),
  ];
}

/** The formats, created by the code of the product. */
export function Formats() {
  return (
    <Texts
      label="Formats"
      rows={[
        amount('Amount', 1234.5, {}),
        amount('Amount', 1_000_000, {}),
        amount('Amount in dollars', 20, { currency: 'USD' }),
        amount('Price tag', 50, { short: true }),
        amount('Price tag', 10.5, { short: true }),
        ...[1, 15].map((count): Row => [
          `Validity of ${String(count)}`,
          (language) => textIn(language, 'carrier.validity', { count }),
        ]),
        ['Phone number', () => formatPhone('5512345000')],
        ['Masked card', () => maskCardNumber('4242424242421234')],
      ]}
    />
  );
}

/** A text without capitals and accents, for the filter. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** All texts of the translation files by their keys, with a filter. */
export function AllTexts() {
  const [filter, setFilter] = useState('');
  const sought = fold(useDeferredValue(filter).trim());
  const texts = new Map(languages.map((language) => [language, textsOf(language)]));
  const keys = new Set([...texts.values()].flatMap((all) => [...all.keys()]));
  const textOf = (language: Language, key: string) => texts.get(language)?.get(key) ?? '';
  const found = [...keys].filter((key) =>
    [key, ...languages.map((language) => textOf(language, key))].some((text) =>
      fold(text).includes(sought),
    ),
  );
  return (
    <>
      <Fields>
        <TextField
          hint={`${String(found.length)} of ${String(keys.size)} texts`}
          label="Key or text"
          onChange={(event) => {
            setFilter(event.currentTarget.value);
          }}
          type="search"
          value={filter}
        />
      </Fields>
      <Texts
        label="All texts"
        rows={found.map((key) => [key, (language) => textOf(language, key)])}
      />
    </>
  );
}
