import { Select, type SelectProps } from '#components/Select';
import { Comparison, type ComparisonProps } from '../docs/Comparison';
import { Section } from '../docs/Page';
import { purchase, useStories } from '../docs/stories';

/** The first choice of a story: each step of a purchase. */
export const PURCHASE = 'purchase';

export interface StorySelectProps extends Pick<SelectProps, 'value'> {
  /** Called with another value: the id of a story, or the purchase. */
  onChange: (story: string) => void;
}

/** Selects the purchase or a story, in the groups of the sidebar. */
export function StorySelect({ value, onChange }: StorySelectProps) {
  return (
    <Select label="Story" onChange={(event) => onChange(event.currentTarget.value)} value={value}>
      <option value={PURCHASE}>The purchase</option>
      {useStories().map(([title, stories]) => (
        <optgroup key={title} label={title}>
          {stories.map(({ id, name }) => (
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
  /** The values and the names of the options. */
  options: readonly (readonly [value: string, name: string])[];
}

/** Selects one of several values. */
export function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <Select label={label} onChange={(event) => onChange(event.currentTarget.value)} value={value}>
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </Select>
  );
}

export interface RowsProps extends Omit<ComparisonProps, 'id' | 'args'> {
  /** The id of a story, or the purchase. */
  story: string;
}

/** The steps of the purchase, or a story, each in all variants. */
export function Rows({ story, ...rest }: RowsProps) {
  const stories = useStories().flatMap(([, all]) => all);
  const { title, name } = stories.find(({ id }) => id === story) ?? {};
  const rows =
    story === PURCHASE ? purchase : [[`${String(title)}: ${String(name)}`, story] as const];
  return rows.map(([heading, id]) => (
    <Section key={id} title={heading}>
      <Comparison id={id} {...rest} />
    </Section>
  ));
}
