import { Suspense } from 'react';
import { Select, type SelectProps } from '#components/Select';
import { schemes as allSchemes } from '#theme/contract';
import { defaultTheme } from '#theme/defaultTheme';
import { Comparison, type ComparisonProps } from '../docs/Comparison';
import { purchase } from '../docs/purchase';
import { Section } from '../docs/Section';
import { isDocumented, useStories, useStory } from '../docs/stories';

/** The first choice of a story: each step of a purchase. */
export const PURCHASE = 'purchase';

export interface StorySelectProps extends Pick<SelectProps, 'value'> {
  /** Called with another value: the id of a story, or the purchase. */
  onChange: (story: string) => void;
}

/** Selects the purchase or a story, in the groups of the sidebar. */
export function StorySelect({ value, onChange }: StorySelectProps) {
  const stories = useStories().filter(isDocumented);
  return (
    <Select label="Story" onChange={(event) => onChange(event.currentTarget.value)} value={value}>
      <option value={PURCHASE}>The purchase</option>
      {[...new Set(stories.map(({ title }) => title))].map((title) => (
        <optgroup key={title} label={title}>
          {stories
            .filter((story) => story.title === title)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </optgroup>
      ))}
    </Select>
  );
}

export interface ChoiceProps extends StorySelectProps {
  /** What is chosen. */
  label: string;
  /** The names of the options by their values. */
  options: Readonly<Record<string, string>>;
}

/** Selects one of several values. */
export function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <Select label={label} onChange={(event) => onChange(event.currentTarget.value)} value={value}>
      {Object.entries(options).map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** A story in its variants. One that is the same in every carrier is shown in every scheme. */
function Row({ carriers, schemes, ...story }: ComparisonProps) {
  const isSame = useStory(story.id).composed.parameters['sameInCarriers'] === true;
  return (
    <Comparison
      carriers={isSame ? [defaultTheme.code] : carriers}
      schemes={isSame ? allSchemes : schemes}
      {...story}
    />
  );
}

export interface RowsProps extends Omit<ComparisonProps, 'id' | 'args'> {
  /** The id of a story, or the purchase. */
  story: string;
}

/** The steps of the purchase, or a story, each in all variants. */
export function Rows({ story, ...rest }: RowsProps) {
  const { title, name } = useStories().find(({ id }) => id === story) ?? {};
  const rows =
    story === PURCHASE ? purchase : [[`${String(title)}: ${String(name)}`, story] as const];
  return rows.map(([heading, id]) => (
    <Section key={id} title={heading}>
      <Suspense>
        <Row id={id} {...rest} />
      </Suspense>
    </Section>
  ));
}
