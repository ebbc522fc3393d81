import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { SIDE_BY_SIDE } from '../globals/sideBySide';
import { Comparison } from './Comparison';
import type { Globals, PreparedStory } from './StoryBox';
import { createStore } from '#hooks/createStore';
import { space } from '#theme/tokens';

/** Whether the story has played. Its play would also find what is in the comparison. */
export const hasPlayed = createStore(false);

const Root = styled.div`
  padding: ${space(3)};
`;

/** A story in all themes or schemes, below the story itself. */
export function SideBySide({ context }: { context: PreparedStory & { globals: Globals } }) {
  const [pinned, setPinned] = useState('');
  const isShown = useSyncExternalStore(hasPlayed.subscribe, hasPlayed.getSnapshot);
  const { globals } = context;
  if (!isShown) return null;
  return createPortal(
    <Root data-comparison lang="en">
      <Comparison
        by={globals['carrier'] === SIDE_BY_SIDE ? 'carrier' : 'scheme'}
        globals={globals}
        onPin={setPinned}
        pinned={pinned}
        story={context}
      />
    </Root>,
    document.body,
  );
}
