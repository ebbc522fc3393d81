import { useId } from 'react';
import styled, { css } from 'styled-components';
import { languageName, languages } from '#i18n/languages';
import { color, font, radius, size, space, target } from '#theme/tokens';
import { columns, panel } from './sheets';
import { useStoryIndex } from './useStoryIndex';

/** The look of a field in the docs. */
export const field = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${target};
  padding: 0 ${space(3)};
  border: 1px solid ${color.fieldLine};
  border-radius: ${radius.control};
  background: ${color.paper};
  color: ${color.ink};
  font: 400 ${size.sm} / 1.4 ${font.body};
`;

/** A panel of selects, in columns. */
export const Selects = styled.div`
  ${panel}
  ${columns('12rem')}
  padding: ${space(5)};
`;

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  min-inline-size: 0;

  & > label {
    font: 600 ${size.xs} / 1.4 ${font.body};
  }

  & > select {
    ${field}
    text-overflow: ellipsis;
  }
`;

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
    <Root>
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
    </Root>
  );
}

/** A select of the languages. */
export function LanguageSelect(props: Controlled) {
  const options = languages.map((code) => [code, languageName(code)] as const);
  return <Select label="Language" options={options} {...props} />;
}

/** A select of the stories of this Storybook. */
export function StorySelect(props: Controlled) {
  const groups: Record<string, Option[]> = {};
  for (const { id, title, name } of useStoryIndex()) {
    (groups[title] ??= []).push([id, `${title.replace(/^.*\//, '')}: ${name}`]);
  }
  return <Select groups={groups} label="Story" {...props} />;
}
