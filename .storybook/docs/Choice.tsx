import { useId } from 'react';
import styled, { css } from 'styled-components';
import { color, font, radius, size, space, target } from '#theme/tokens';

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
export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: ${space(4)};
  padding: ${space(5)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.panel};
  background: ${color.paper};
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

/** The props of {@link Choice}. */
export interface ChoiceProps {
  /** The name of the choice. */
  label: string;
  /** The value chosen. */
  value: string;
  /** The options, value and name. */
  options?: readonly Option[];
  /** Groups of options. */
  groups?: readonly { label: string; options: readonly Option[] }[];
  /** Called with the value that the person chooses. */
  onChoose: (value: string) => void;
}

function optionOf([value, name]: Option) {
  return (
    <option key={value} value={value}>
      {name}
    </option>
  );
}

/** One choice of many, as a native select. */
export function Choice({ label, value, options = [], groups = [], onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        onChange={(event) => {
          onChoose(event.currentTarget.value);
        }}
        value={value}
      >
        {options.map(optionOf)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.options.map(optionOf)}
          </optgroup>
        ))}
      </select>
    </Root>
  );
}
