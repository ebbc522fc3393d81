import styled from 'styled-components';
import { color, font, radius, size, space } from '#theme/tokens';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding: 0 ${space(4)};
    border: 1px solid ${color.hairline};
    border-radius: ${radius.control};
    background: ${color.paper};
    color: ${color.brandText};
    font: 600 ${size.xs} / 1.4 ${font.body};
    overflow-wrap: anywhere;
  }
`;

/** What every page of the scales offers. */
const scales = ['shared.tokens.json', 'tokens.css', 'tokens.js', 'tokens.d.ts'];

/** The props of {@link TokenFiles}. */
export interface TokenFilesProps {
  /** The files, by their names. @default those of the scales */
  names?: readonly string[];
}

/** Design tokens as files: the W3C format for design tools, CSS, and a module with types. */
export function TokenFiles({ names = scales }: TokenFilesProps) {
  return (
    <List>
      {names.map((name) => (
        <li key={name}>
          <a download={name} href={`tokens/${name}`}>
            {name}
          </a>
        </li>
      ))}
    </List>
  );
}
