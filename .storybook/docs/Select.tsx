import { useId } from 'react';
import styled, { css } from 'styled-components';
import { languageName, languages } from '#i18n/languages';
import { color, font, radius, size, space, target } from '#theme/tokens';
import { columns, panel } from './sheets';
import { useFile } from './useFile';

/** What a field looks like in the docs. */
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

/** A panel of choices, side by side where there is room. */
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

/** What every choice needs. */
interface Chosen {
  /** The value chosen. */
  value: string;
  /** Called with the value that the person chooses. */
  onChange: (value: string) => void;
}

/** The props of {@link Select}. */
export interface SelectProps extends Chosen {
  /** The name of the choice. */
  label: string;
  /** The options, value and name. */
  options?: readonly Option[];
  /** Groups of options, by their names. */
  groups?: Readonly<Record<string, readonly Option[]>>;
}

function optionOf([value, name]: Option) {
  return (
    <option key={value} value={value}>
      {name}
    </option>
  );
}

/** One choice of many, as a native select. */
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

/** The choice of a language. */
export function LanguageSelect(chosen: Chosen) {
  const options = languages.map((code) => [code, languageName(code)] as const);
  return <Select label="Language" options={options} {...chosen} />;
}

/** An entry of Storybook's own index. */
interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
  subtype?: string;
  tags?: readonly string[];
}

/** The choice of a story, from the index of this Storybook. */
export function StorySelect(chosen: Chosen) {
  const index = useFile('index.json') as { entries: Record<string, Entry> } | undefined;
  const groups: Record<string, Option[]> = {};
  for (const { id, title, name, type, subtype, tags } of Object.values(index?.entries ?? {})) {
    const isShown = type === 'story' && subtype !== 'test' && tags?.includes('test-only') !== true;
    if (isShown) (groups[title] ??= []).push([id, `${title.replace(/^.*\//, '')}: ${name}`]);
  }
  return <Select groups={groups} label="Story" {...chosen} />;
}
