import type { ParseKeys } from 'i18next';
import styled from 'styled-components';
import { formatAmount } from '#components/Amount';
import { PhoneField } from '#components/PhoneField';
import { languageName, languages, type Language } from '#i18n/languages';
import { maskCardNumber } from '#topup/card';
import { Panel } from './Page';
import { Table } from './Table';
import { textIn } from './texts';

interface Row {
  /** The heading of the row, if it needs one. */
  name?: string;
  /** The text in a language. */
  say: (language: Language) => string;
}

interface BothProps {
  /** The accessible name of the table. */
  label: string;
  /** The rows. */
  rows: readonly Row[];
}

/** A table of texts in all languages. */
function Both({ label, rows }: BothProps) {
  const named = rows.some(({ name }) => name !== undefined);
  const inEach = (say: Row['say']) =>
    languages.map((language) => (
      <span key={language} lang={language}>
        {say(language)}
      </span>
    ));
  return (
    <Table
      heads={[...(named ? [''] : []), ...inEach(languageName)]}
      label={label}
      rowHeads={named}
      rows={rows.map(({ name, say }) => [...(named ? [name] : []), ...inEach(say)])}
    />
  );
}

/** Texts from the translation files in all languages. */
export function Texts({ label, keys }: { label: string; keys: readonly ParseKeys[] }) {
  const rows = keys.map((key): Row => ({ say: (language) => textIn(language, key) }));
  return <Both label={label} rows={rows} />;
}

const formats: readonly Row[] = [
  ...[1234.5, 1_000_000].map((value) => ({
    name: `Amount of ${String(value)}`,
    say: (language: Language) => formatAmount(value, { language, currency: 'MXN' }),
  })),
  {
    name: 'In dollars, with a USD tag',
    say: (language) => formatAmount(20, { language, currency: 'USD' }),
  },
  ...[50, 10.5].map((value) => ({
    name: `Price tag of ${String(value)}`,
    say: (language: Language) => formatAmount(value, { language, currency: 'MXN', short: true }),
  })),
  ...[1, 15].map((count) => ({
    name: `Validity of ${String(count)}`,
    say: (language: Language) => textIn(language, 'carrier.validity', { count }),
  })),
  { name: 'Masked card', say: () => maskCardNumber('4242424242421234') },
];

/** The formats, created by the code of the product. */
export function Formats() {
  return <Both label="Formats" rows={formats} />;
}

const Sample = styled.div`
  max-inline-size: 22rem;
`;

/** A phone number in its field. */
export function PhoneSample() {
  return (
    <Panel>
      <Sample lang="es">
        <PhoneField
          clearLabel={textIn('es', 'field.clearPhone')}
          label={textIn('es', 'field.phone')}
          readOnly
          value="5512345000"
        />
      </Sample>
    </Panel>
  );
}
