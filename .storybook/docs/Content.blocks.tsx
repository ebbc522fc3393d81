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
  /** What the row is about; left out where the words speak for themselves. */
  name?: string;
  /** What each language says. */
  say: (language: Language) => string;
}

interface BothProps {
  /** The table's name. */
  label: string;
  /** The rows, in their order. */
  rows: readonly Row[];
}

/** A table of what both languages say. */
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

/** Texts of the product in both languages, from its own translation files. */
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
    name: 'In dollars, beside a USD tag',
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

/** The formats, written by the code that writes them in the product. */
export function Formats() {
  return <Both label="Formats" rows={formats} />;
}

const Sample = styled.div`
  max-inline-size: 22rem;
`;

/** A phone number as its field groups it. */
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
