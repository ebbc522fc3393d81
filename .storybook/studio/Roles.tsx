import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button';
import { contrast, contrastPairs } from '#theme/contrast';
import { schemes, type Scheme } from '#theme/contract';
import { color, space } from '#theme/tokens';
import { PairFigure, ratio } from '../docs/Colours.blocks';
import { Panel, Stack } from '../docs/Page';
import { columns, Field } from '../docs/styles';
import { describeTokens } from '../docs/tokenDescriptions';
import { schemeNames } from '../globals/schemes';
import { adviceOf } from './advice';
import {
  chosenIn,
  colorsIn,
  roleNames,
  themeOfColors,
  withRole,
  type ContrastIssue,
} from './roles';
import type { StudioPart } from './useThemeDraft';

const comments = describeTokens('contract');

const Columns = styled.div`
  ${columns('11rem')}
  padding-block: ${space(3)};
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  gap: ${space(2)};

  & > [type='color'] {
    padding: ${space(1)};
  }
`;

const Chip = styled.i`
  inline-size: 1em;
  block-size: 1em;
  border: 1px solid ${color.fieldLine};
  border-radius: 0.25em;
  forced-color-adjust: none;
`;

interface ColorFieldProps {
  /** The name of the colour. */
  label: string;
  /** The colour, as `#RRGGBB`. */
  value: string;
  /** The use of the colour. */
  hint?: string | undefined;
  /** Called with the colour that the user picks or writes. */
  onChange: (value: string) => void;
}

/** A field for a colour, with a picker. Text applies once it is a complete colour. */
export function ColorField({ label, value, hint, onChange }: ColorFieldProps) {
  const id = useId();
  const [input, setInput] = useState<string>();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <Two>
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
            setInput(undefined);
          }}
          onChange={(event) => {
            setInput(event.currentTarget.value);
            const hex = `#${event.currentTarget.value.trim().toUpperCase().replace('#', '')}`;
            if (/^#[0-9A-F]{6}$/.test(hex)) onChange(hex);
          }}
          spellCheck={false}
          value={input ?? value}
        />
      </Two>
      {hint}
    </Field>
  );
}

/** The roles of a scheme that the user can change, and its contrast pairs. */
function SchemeRoles({ draft, setDraft, scheme }: StudioPart & { scheme: Scheme }) {
  const colors = colorsIn(draft, scheme);
  const own = chosenIn(draft, scheme);
  // The brand colour of the light scheme is in the first section.
  const roles = roleNames.filter((role) => scheme !== 'light' || role !== 'brand');
  return (
    <section aria-label={schemeNames[scheme]}>
      <Columns>
        {roles.map((role) => (
          <div key={role}>
            <ColorField
              hint={comments.get(role)}
              label={role}
              onChange={(value) => {
                setDraft((before) => withRole(before, scheme, role, value));
              }}
              value={colors[role]}
            />
            <Button
              disabled={own[role] === undefined}
              onClick={() => {
                setDraft((before) => withRole(before, scheme, role));
              }}
              variant="quiet"
            >
              {own[role] === undefined ? `${role} is derived` : `Derive ${role} again`}
            </Button>
          </div>
        ))}
      </Columns>
      <Columns>
        {contrastPairs(themeOfColors(draft), scheme).map((pair) => (
          <PairFigure key={pair.use} pair={pair}>
            {`, ${pair.use}, at least ${String(pair.least)}`}
          </PairFigure>
        ))}
      </Columns>
    </section>
  );
}

/** The roles of all schemes. */
export function Roles(props: StudioPart) {
  return schemes.map((scheme) => (
    <Panel as="details" key={scheme} open={scheme === 'light'}>
      <summary>{schemeNames[scheme]}</summary>
      <SchemeRoles {...props} scheme={scheme} />
    </Panel>
  ));
}

/** The pairs with too little contrast in all schemes, with the colours that fix them, and what is poor otherwise. */
export function Verdict({ draft, setDraft, issues }: StudioPart & { issues: ContrastIssue[] }) {
  const theme = themeOfColors(draft);
  const count = schemes.flatMap((scheme) => contrastPairs(theme, scheme)).length;
  const broken = issues.flatMap(({ pairs }) => pairs).length;
  return (
    <Panel aria-live="polite">
      <Stack>
        <strong>
          {broken === 0
            ? 'Every pair of every scheme has enough contrast.'
            : `${String(broken)} of ${String(count)} pairs have too little contrast.`}
        </strong>
        {issues.map(({ scheme, pairs, offers }) => (
          <div key={scheme + (pairs[0]?.use ?? '')}>
            <p>
              {`${schemeNames[scheme]}: `}
              {pairs.map(
                ({ use, front, back, least }) =>
                  `${use} is ${ratio(contrast(front, back))} and needs ${String(least)}:1. `,
              )}
            </p>
            {offers.map(({ role, color: offer }) => (
              <Button
                key={role}
                onClick={() => {
                  setDraft((before) => withRole(before, scheme, role, offer));
                }}
                variant="secondary"
              >
                <Chip style={{ background: offer }} />
                {`Take ${role} ${offer}`}
              </Button>
            ))}
          </div>
        ))}
        {adviceOf(draft).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Stack>
    </Panel>
  );
}
