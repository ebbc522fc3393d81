import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, size, space } from '#theme/tokens';
import { panel } from './sheets';

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
    min-inline-size: 8rem;
    padding: ${space(3)} ${space(4)};
    text-align: start;
    vertical-align: top;
  }

  & th {
    font-weight: 700;
  }

  & thead th {
    color: ${color.ink2};
    font-size: ${size.xs};
  }

  & tbody tr {
    border-block-start: 1px solid ${color.hairline};
  }

  & code {
    font-family: ${font.mono};
  }
`;

/** The props of {@link Table}. */
export interface TableProps {
  /** What the table is called, for people who scroll it by keyboard. */
  label: string;
  /** The heads of its columns; an empty one over the rows' own heads. */
  heads: readonly ReactNode[];
  /** Its rows, each as its cells. */
  rows: readonly (readonly ReactNode[])[];
  /**
   * Whether each row begins with its own head.
   * @default true
   */
  rowHeads?: boolean;
}

/** A table of a docs page, which scrolls on its own where the page is narrow. */
export function Table({ label, heads, rows, rowHeads = true }: TableProps) {
  return (
    <Scroller aria-label={label} data-scroll role="region" tabIndex={0}>
      <Grid>
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
                at === 0 && rowHeads ? (
                  <th key={at} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={at}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroller>
  );
}
