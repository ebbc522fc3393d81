import { useId, useState } from 'react';
import { Button } from '#components/Button';
import { contrast, contrastPairs } from '#theme/contrast';
import { schemes } from '#theme/contract';
import { PairFigure, ratio } from './Colours.blocks';
import { Pairs } from './Colours.styles';
import { CopyButton } from './CopyButton';
import { Panel, Stack } from './Page';
import * as Styled from './Studio.styles';
import { describeTokens } from './tokenDescriptions';
import type { StudioPart } from './useThemeDraft';
import { schemeNames } from '../globals/schemes';
import { chosenIn, colorsIn, roleNames, themeOfColors, withRole } from '../studio/roles';

const comments = describeTokens('contract');

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
            setInput(undefined);
          }}
          onChange={(event) => {
            setInput(event.currentTarget.value);
            const text = event.currentTarget.value.trim().toUpperCase();
            const written = text.startsWith('#') ? text : `#${text}`;
            if (/^#[0-9A-F]{6}$/.test(written)) onChange(written);
          }}
          spellCheck={false}
          value={input ?? value}
        />
      </Styled.Two>
      {hint}
    </Styled.Field>
  );
}

/** The roles of a scheme that the user can change. */
export function Roles({ draft, setDraft, scheme }: StudioPart) {
  const colors = colorsIn(draft, scheme);
  const own = chosenIn(draft, scheme);
  // The brand colour of the light scheme is in the first section.
  const roles = roleNames.filter((role) => scheme !== 'light' || role !== 'brand');
  return (
    <Panel>
      <Stack>
        <strong>{schemeNames[scheme]}</strong>
        <Styled.Fields>
          {roles.map((role) => (
            <Styled.Field key={role}>
              <ColorField
                hint={comments.get(role)}
                label={role}
                onChange={(value) => {
                  setDraft((before) => withRole(before, scheme, role, value));
                }}
                value={colors[role]}
              />
              <Styled.Row>
                <CopyButton value={colors[role]} />
                <Button
                  disabled={own[role] === undefined}
                  onClick={() => {
                    setDraft((before) => withRole(before, scheme, role));
                  }}
                  variant="quiet"
                >
                  {own[role] === undefined ? `${role} is derived` : `Derive ${role} again`}
                </Button>
              </Styled.Row>
            </Styled.Field>
          ))}
        </Styled.Fields>
      </Stack>
    </Panel>
  );
}

/** The pairs with too little contrast in all schemes, with the colours that fix them, and all pairs of the shown scheme. */
export function ContrastIssues({ draft, setDraft, scheme, issues }: StudioPart) {
  const theme = themeOfColors(draft);
  const count = schemes.flatMap((one) => contrastPairs(theme, one)).length;
  return (
    <Panel>
      <Stack>
        <div aria-live="polite">
          {issues.length === 0 ? (
            <strong>Every pair of every scheme has enough contrast.</strong>
          ) : (
            <>
              <strong>{`${String(issues.flatMap(({ pairs }) => pairs).length)} of ${String(count)} pairs have too little contrast.`}</strong>
              <ul>
                {issues.map(({ scheme: broken, pairs, offers }) => (
                  <Styled.Broken key={broken + (pairs[0]?.use ?? '')}>
                    <span>
                      <strong>{`${schemeNames[broken]}: `}</strong>
                      {pairs.map(({ use, front, back, least }) => (
                        <span key={use}>
                          {`${use} is ${ratio(contrast(front, back))} and needs ${String(least)}:1. `}
                        </span>
                      ))}
                    </span>
                    {offers.map(({ role, color }) => (
                      <Button
                        key={role}
                        onClick={() => {
                          setDraft((before) => withRole(before, broken, role, color));
                        }}
                        variant="secondary"
                      >
                        <i style={{ background: color }} />
                        {`Take ${role} ${color}`}
                      </Button>
                    ))}
                  </Styled.Broken>
                ))}
              </ul>
            </>
          )}
        </div>
        <Pairs aria-label={`The pairs of the scheme ${schemeNames[scheme]}`}>
          {contrastPairs(theme, scheme).map((pair) => (
            <li key={pair.use}>
              <PairFigure {...pair}>
                <br />
                {`${pair.use}, at least ${String(pair.least)}`}
              </PairFigure>
            </li>
          ))}
        </Pairs>
      </Stack>
    </Panel>
  );
}
