import type { ReactNode } from 'react';
import { Table } from './Table';

export interface TokensProps {
  /** The accessible name of the table. */
  label: string;
  /** The values of the tokens by name. */
  of: Readonly<Record<string, string>>;
  /** An example of each token. */
  example: (value: string, name: string) => ReactNode;
}

/** A table of tokens. */
export function Tokens({ label, of, example }: TokensProps) {
  return (
    <Table
      heads={['Token', 'Value', 'Example']}
      label={label}
      rows={Object.entries(of).map(([name, value]) => [
        name,
        <code key={name}>{value}</code>,
        example(value, name),
      ])}
    />
  );
}
