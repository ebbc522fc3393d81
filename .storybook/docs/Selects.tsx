import { Select, type SelectProps } from '#components/Select';
import { useStories } from './stories';

/** The first choice of a story: each step of a purchase. */
export const PURCHASE = 'purchase';

export interface StorySelectProps extends Pick<SelectProps, 'value'> {
  /** Called with another value: the id of a story, or the purchase. */
  onChange: (story: string) => void;
}

/** Selects the purchase or a story, in the groups of the sidebar. A preview cannot play an interaction. */
export function StorySelect({ value, onChange }: StorySelectProps) {
  return (
    <Select label="Story" onChange={(event) => onChange(event.currentTarget.value)} value={value}>
      <option value={PURCHASE}>The purchase</option>
      {useStories().map(([title, stories]) => (
        <optgroup key={title} label={title}>
          {stories.map(
            ({ id, name, tags }) =>
              !tags.includes('interaction') && <option key={id} label={name} value={id} />,
          )}
        </optgroup>
      ))}
    </Select>
  );
}

export interface OptionSelectProps extends StorySelectProps {
  /** What is chosen. */
  label: string;
  /** The values and the names of the options. */
  options: readonly (readonly [value: string, name: string])[];
}

/** Selects one of several values. */
export function OptionSelect({ label, options, value, onChange }: OptionSelectProps) {
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
