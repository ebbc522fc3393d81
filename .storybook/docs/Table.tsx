import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '#theme/tokens';
import { panel } from './styles';

/** The headings of the rows stay when it scrolls. */
const Scroller = styled.div`
  ${panel}
  overflow-x: auto;

  & tbody th {
    inline-size: 9rem;
    position: sticky;
    inset-inline-start: 0;
    background: ${color.paper};
  }
`;

export interface TableProps {
  /** The accessible name of the table. */
  label: string;
  /** The headings of the columns. */
  heads: readonly ReactNode[];
  /** The cells of each row. The first one is the heading of the row. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table of a docs page. It scrolls if it is too wide; the headings of the rows stay. */
export function Table({ label, heads, rows }: TableProps) {
  return (
    <Scroller aria-label={label} role="region" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={at} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{heading}</th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
