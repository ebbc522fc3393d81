import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, radius, size, space } from '#theme/tokens';

const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.panel};
  background: ${color.paper};
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
  heads: readonly (string | { lang: string; text: string })[];
  /** Its rows, as elements. */
  children: ReactNode;
}

/** A table of a docs page, which scrolls on its own where the page is narrow. */
export function Table({ label, heads, children }: TableProps) {
  return (
    <Scroller aria-label={label} data-scroll role="region" tabIndex={0}>
      <Grid>
        <thead>
          <tr>
            {heads.map((head) => {
              const { lang, text } = typeof head === 'string' ? { text: head } : head;
              if (text === '') return <td key={text} />;
              return (
                <th key={text} lang={lang} scope="col">
                  {text}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Grid>
    </Scroller>
  );
}
