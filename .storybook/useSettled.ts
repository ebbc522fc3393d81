import { useEffect, useState } from 'react';
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** How far a story's run on the canvas has come. */
export interface Settled {
  /** Whether it has come to its end once. */
  once: boolean;
  /** Whether it is at its end now. */
  now: boolean;
}

interface PhaseChange {
  storyId: string;
  newPhase: string;
}

/** Follows a story's run: rendering, its `play` and the checks after it. */
export function useSettled(id: string): Settled {
  const [settled, setSettled] = useState<Settled>({ once: false, now: false });

  useEffect(() => {
    function follow({ storyId, newPhase }: PhaseChange) {
      if (storyId !== id) return;
      const now = newPhase === 'finished';
      setSettled(({ once }) => ({ once: once || now, now }));
    }
    const channel = addons.getChannel();
    channel.on(STORY_RENDER_PHASE_CHANGED, follow);
    return () => {
      channel.off(STORY_RENDER_PHASE_CHANGED, follow);
    };
  }, [id]);

  return settled;
}
