import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, size, space } from '#theme/tokens';
import { panel } from './styles';

const Scroller = styled.div`
  ${panel}
  overflow-x: auto;
`;

const Grid = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: 400 ${size.sm} / 1.45 ${font.body};

  & :is(th, td) {
    min-inline-size: 7rem;
    padding: ${space(2)} ${space(3)};
    text-align: start;
    vertical-align: top;
  }

  &[data-dense='true'] :is(th, td) {
    min-inline-size: 0;
    padding: ${space(1)} 3px;
    font-size: 0.8125rem;
  }

  & thead th {
    color: ${color.ink2};
    font-size: ${size.xs};
  }

  & tbody tr {
    border-block-start: 1px solid ${color.hairline};
  }

  & tbody th {
    inline-size: 9rem;
    position: sticky;
    inset-inline-start: 0;
    background: ${color.paper};
  }

  & code {
    font-family: ${font.mono};
  }

  & a {
    color: ${color.brandText};
  }
`;

export interface TableProps {
  /** The accessible name of the table. */
  label: string;
  /** The headings of the columns. An empty one is for the column of the row headings. */
  heads: readonly ReactNode[];
  /** The cells of each row. The first one is the heading of the row. */
  rows: readonly (readonly ReactNode[])[];
  /**
   * Whether the cells are small, for many columns.
   * @default false
   */
  dense?: boolean;
}

/** A table of a docs page. It scrolls if it is too wide; the headings of the rows stay. */
export function Table({ label, heads, rows, dense = false }: TableProps) {
  return (
    <Scroller aria-label={label} role="region" tabIndex={0}>
      <Grid data-dense={dense}>
        <thead>
          <tr>
            {heads.map((head, at) =>
              head === '' ? (
                <td key={at} />
              ) : (
                <th key={at} scope="col">
                  {head}
                </th>
              ),
            )}
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
      </Grid>
    </Scroller>
  );
}
