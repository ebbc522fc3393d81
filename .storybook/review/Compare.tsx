import { defaultTheme } from '#theme/defaultTheme';
import { Comparison, type ComparisonProps } from '../docs/Comparison';
import { purchase } from '../docs/purchase';
import { Section } from '../docs/Section';
import { ReviewPage } from './ReviewPage';
import { stories, storyTitles } from './stories';

/** The first choice: each step of a purchase. */
export const PURCHASE = 'purchase';

export interface CompareProps extends Pick<ComparisonProps, 'by' | 'globals' | 'device'> {
  /** The id of a story, or the purchase. */
  story: string;
  /** The codes of the carriers: all without any. */
  carriers: readonly string[];
}

/** The purchase or any story, in all or some carriers, or in all schemes of one. */
export function Compare({ story: id, by, carriers, device, globals }: CompareProps) {
  const rows = id === PURCHASE ? purchase : [[String(storyTitles[id]), id] as const];
  return (
    <ReviewPage
      globals={globals}
      lead="The purchase, or any story, in all carriers, in some of them or in all schemes of one. The controls select them, and the address keeps what is selected. A click enlarges a preview."
      title="Compare"
    >
      {rows.map(([title, row]) => {
        const story = stories.get(row);
        if (story === undefined) return null;
        // A screen that is the same in every carrier is shown once.
        const isSame = story.composed.parameters['sameInCarriers'] === true;
        const only = isSame ? [defaultTheme.code] : carriers;
        return (
          <Section key={row} title={title}>
            <Comparison
              by={by}
              device={device}
              globals={globals}
              only={by === 'carrier' && only.length > 0 ? only : undefined}
              story={story}
            />
          </Section>
        );
      })}
    </ReviewPage>
  );
}
