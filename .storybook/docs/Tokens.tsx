import { useState, type CSSProperties, type ElementType } from 'react';
import { Table } from './Table';

interface TokenProps {
  /** The value of the token. */
  value: string;
  /** The style that shows it. Its first property has the value. */
  style: CSSProperties;
}

/** The value of a token, and what it is in the toolbars' scheme and text size if the browser calculates it. */
function Value({ value, style }: TokenProps) {
  const [computed, setComputed] = useState('');
  const [property = ''] = Object.keys(style);
  const isComputed = /var\(|rem/.test(value);
  return (
    <>
      <code>{value}</code>
      {isComputed && <div>{computed}</div>}
      <span
        hidden
        ref={(node) => {
          if (node) setComputed(getComputedStyle(node)[property as 'filter']);
        }}
        style={style}
      />
    </>
  );
}

export interface TokensProps {
  /** The accessible name of the table. */
  label: string;
  /** The values of the tokens by name. */
  of: Readonly<Record<string, string>>;
  /** The element of each example. */
  example: ElementType<{ style: CSSProperties }>;
  /** The style of an example. Its first property has the value. */
  styleOf: (value: string, name: string) => CSSProperties;
}

/** A table of tokens. */
export function Tokens({ label, of, example: Example, styleOf }: TokensProps) {
  return (
    <Table
      heads={['Token', 'Value', 'Example']}
      label={label}
      rows={Object.entries(of).map(([name, value]) => [
        name,
        <Value key={name} style={styleOf(value, name)} value={value} />,
        <Example key={name} style={styleOf(value, name)} />,
      ])}
    />
  );
}
