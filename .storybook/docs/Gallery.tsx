import styled from 'styled-components';
import { space } from '#theme/tokens';
import { shownTheme } from '../globals/carriers';
import { CopyButton } from './CopyButton';
import { columns, panel } from './sheets';
import { ThemedStory, type DocsStory } from './ThemedStory';
import { useGlobals } from './useGlobals';

const Root = styled.ul`
  ${columns('8rem')}

  & > li {
    ${panel}
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};
    align-content: space-between;
    justify-items: center;
    padding: ${space(3)};
  }

  & [data-padded='true'] {
    padding: 0;
  }
`;

export interface GalleryProps {
  /** The name of the prop. */
  prop: string;
  /** The story that is rendered with each value. */
  story: DocsStory;
}

/** A story with each value of a prop, which a click copies. */
export function Gallery({ prop, story }: GalleryProps) {
  const carrier = shownTheme(useGlobals()).code;
  const values = (story.argTypes[prop]?.options ?? []) as readonly string[];
  return (
    <Root>
      {values.map((value) => (
        <li key={value}>
          <ThemedStory args={{ [prop]: value }} carrier={carrier} story={story} />
          <CopyButton value={value} />
        </li>
      ))}
    </Root>
  );
}
