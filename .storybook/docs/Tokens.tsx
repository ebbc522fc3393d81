import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton';
import { Deferred } from './Page';
import { Table } from './Table';

/** The value of a token as text. A custom property has the value of the toolbar's theme, as on the header. */
function Value({ token }: { token: string }) {
  const property = /^var\((.+)\)$/.exec(token)?.[1];
  const header = document.querySelector('main > header') ?? document.body;
  const value = property && getComputedStyle(header).getPropertyValue(property).trim();
  return <CopyButton value={value ?? token} />;
}

/** The size of a value in rem or em at 100 % text. */
export function pixelsOf(value: string): string {
  return `${String(Number.parseFloat(value.replace(/^\D+/, '')) * 16)} px`;
}

/** The cell of a token. */
type Cell = (value: string, name: string) => ReactNode;

export interface TokensProps {
  /** The accessible name of the table. */
  label: string;
  /** The heading of the names. */
  heading: string;
  /** The values of the tokens by name. */
  of: Readonly<Record<string, string>>;
  /** A column after the value: its heading and its cells. */
  remark?: readonly [heading: string, cell: Cell];
  /** An example of each token. */
  example?: Cell;
}

/** A table of tokens, whose values a click copies. */
export function Tokens({ label, heading, of, remark, example }: TokensProps) {
  const columns = [
    ...(remark ? [remark] : []),
    ...(example ? [['Example', example] as const] : []),
  ];
  return (
    <Table
      heads={[heading, 'Value', ...columns.map(([head]) => head)]}
      label={label}
      rows={Object.entries(of).map(([name, value]) => [
        name,
        // The custom properties exist once the page has been rendered.
        <Deferred key={name}>
          <Value token={value} />
        </Deferred>,
        ...columns.map(([, cell]) => cell(value, name)),
      ])}
    />
  );
}
