import { useId, useState } from 'react';
import * as Styled from './Studio.styles';

/** The props of {@link ColorField}. */
export interface ColorFieldProps {
  /** The colour's name. */
  label: string;
  /** The colour, as `#RRGGBB`. */
  value: string;
  /** What it is for. */
  hint?: string | undefined;
  /** Called with the colour that the person picks or writes. */
  onChange: (value: string) => void;
}

/** A colour, picked or written. What is being written counts once it is a colour. */
export function ColorField({ label, value, hint, onChange }: ColorFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  return (
    <Styled.Field>
      <label htmlFor={id}>{label}</label>
      <Styled.Two>
        <input
          aria-label={`${label}, picked`}
          onChange={(event) => {
            onChange(event.currentTarget.value.toUpperCase());
          }}
          type="color"
          value={value}
        />
        <input
          autoComplete="off"
          id={id}
          maxLength={7}
          onBlur={() => {
            setDraft(undefined);
          }}
          onChange={(event) => {
            setDraft(event.currentTarget.value);
            const text = event.currentTarget.value.trim().toUpperCase();
            const written = text.startsWith('#') ? text : `#${text}`;
            if (/^#[0-9A-F]{6}$/.test(written)) onChange(written);
          }}
          spellCheck={false}
          value={draft ?? value}
        />
      </Styled.Two>
      {hint}
    </Styled.Field>
  );
}
