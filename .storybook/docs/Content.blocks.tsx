import type { ParseKeys } from 'i18next';
import { formatAmount } from '#theme/formatAmount';
import { formatPhone } from '#masks/phone';
import { defaultLanguage, languageName, languages, type Language } from '#i18n/languages';
import { maskCardNumber } from '#topup/card';
import { Table } from './Table';
import { textIn, textsOf } from './texts';

/** A row: its heading, and its text in a language. */
type Row = readonly [name: string, text: (language: Language) => string];

/** A table of texts in all languages. */
function Texts({ label, rows }: { label: string; rows: readonly Row[] }) {
  return (
    <Table
      heads={['Text', ...languages.map(languageName)]}
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

/** All texts of the translation files by their keys, with their placeholders. */
export function AllTexts() {
  const keys = [...textsOf(defaultLanguage).keys()] as ParseKeys[];
  const textOf = (key: ParseKeys) => (language: Language) =>
    textIn(language, key, { skipInterpolation: true, defaultValue: '' });
  return <Texts label="All texts" rows={keys.map((key) => [key, textOf(key)])} />;
}
