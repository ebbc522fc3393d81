import { useId } from 'react';
import { Field } from './styles';
import { useStoryIndex } from './useStoryIndex';

type Option = readonly [value: string, name: string];

/** The props that all selects share. */
interface Controlled {
  /** The selected value. */
  value: string;
  /** Called with the value that the user selects. */
  onChange: (value: string) => void;
}

export interface SelectProps extends Controlled {
  /** The label. */
  label: string;
  /** The options. */
  options?: readonly Option[];
  /** Groups of options by name. */
  groups?: Readonly<Record<string, readonly Option[]>>;
}

function optionOf([value, name]: Option) {
  return (
    <option key={value} value={value}>
      {name}
    </option>
  );
}

/** A native select with a label. */
export function Select({ label, value, options = [], groups = {}, onChange }: SelectProps) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
        value={value}
      >
        {options.map(optionOf)}
        {Object.entries(groups).map(([name, own]) => (
          <optgroup key={name} label={name}>
            {own.map(optionOf)}
          </optgroup>
        ))}
      </select>
    </Field>
  );
}

/** A select of the stories of this Storybook, after the given options. */
export function StorySelect(props: Controlled & Pick<SelectProps, 'options'>) {
  const groups: Record<string, Option[]> = {};
  for (const { id, title, name } of useStoryIndex()) {
    (groups[title] ??= []).push([id, `${title.replace(/^.*\//, '')}: ${name}`]);
  }
  return <Select groups={groups} label="Story" {...props} />;
}
