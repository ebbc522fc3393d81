import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, size, space } from '#theme/tokens';
import { panel } from './sheets';

/** The width up to which rows are cards. */
const NARROW = '@container (max-width: 37.4375rem)';

const Scroller = styled.div`
  ${panel}
  overflow-x: auto;
`;

const Grid = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: 400 ${size.sm} / 1.45 ${font.body};

  & th,
  & td {
    min-inline-size: 7rem;
    padding: ${space(2)} ${space(3)};
    text-align: start;
    vertical-align: top;
  }

  & th {
    font-weight: 700;
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

  & td > small {
    display: none;
    color: ${color.ink2};
  }

  /* On phones, each row is a card, and each cell starts with the head of its column. */
  ${NARROW} {
    & thead {
      display: none;
    }

    & :is(tbody, tr, th, td) {
      display: block;
      min-inline-size: 0;
      border: 0;
    }

    & tbody tr {
      padding: ${space(3)} ${space(4)};
    }

    & tbody tr + tr {
      border-block-start: 1px solid ${color.hairline};
    }

    & :is(th, td) {
      padding: ${space(1)} 0;
    }

    & td {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: ${space(3)};
    }

    & td > small {
      display: block;
    }

    &[data-dense='true'] tbody tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space(2)};
    }

    &[data-dense='true'] th {
      grid-column: 1 / -1;
    }

    &[data-dense='true'] td {
      display: block;
    }
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

/** A table of a docs page. It scrolls if it is too wide, and is a list of cards on phones. */
export function Table({ label, heads, rows, dense = false }: TableProps) {
  return (
    <Scroller aria-label={label} data-scroll role="region" tabIndex={0}>
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
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, at) =>
                at === 0 ? (
                  <th key={at} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={at}>
                    <small aria-hidden="true">{heads[at]}</small>
                    <div>{cell}</div>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroller>
  );
}
