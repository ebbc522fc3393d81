import { useId, useState } from 'react';
import { Button } from '#components/Button';
import type { ThemeColors } from '#theme/contract';
import { describeTokens } from './tokenDescriptions';
import { Select } from './Select';
import { PairFigure, ratio } from './Colours.blocks';
import { Pairs } from './Colours.styles';
import { CopyButton } from './CopyButton';
import { Panel, Section, Stack } from './Page';
import { StudioFiles } from './Studio.files';
import { StudioFrames } from './Studio.frames';
import * as Styled from './Studio.styles';
import { StudioWordmark } from './Studio.wordmark';
import { useThemeDraft, type StudioPart } from './useThemeDraft';
import { contrast } from '#theme/contrast';
import { codeError, codeOf } from '../studio/themeDraft';
import { checkContrast } from '../studio/roles';

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
function ColorField({ label, value, hint, onChange }: ColorFieldProps) {
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

function NameFields({ draft, change }: StudioPart) {
  const [nameId, codeId, errorId] = [useId(), useId(), useId()];
  const { name, code, currency, brand } = draft;
  const error = codeError(code);
  return (
    <Panel>
      <Styled.Fields>
        <Styled.Field>
          <label htmlFor={nameId}>Name</label>
          <input
            autoComplete="off"
            id={nameId}
            maxLength={40}
            onChange={(event) => {
              const next = event.currentTarget.value;
              change({ name: next, ...(code === codeOf(name) && { code: codeOf(next) }) });
            }}
            value={name}
          />
        </Styled.Field>
        <Styled.Field>
          <label htmlFor={codeId}>Code in the API</label>
          <input
            aria-describedby={errorId}
            aria-invalid={error !== undefined}
            autoComplete="off"
            id={codeId}
            maxLength={20}
            onChange={(event) => {
              change({ code: codeOf(event.currentTarget.value) });
            }}
            value={code}
          />
          <Styled.ErrorText aria-live="polite" id={errorId}>
            {error}
          </Styled.ErrorText>
        </Styled.Field>
        <Select
          label="Currency"
          onChange={(value) => {
            change({ currency: value === 'USD' ? 'USD' : 'MXN' });
          }}
          options={[
            ['MXN', 'Pesos, MXN'],
            ['USD', 'Dollars, USD'],
          ]}
          value={currency}
        />
        <ColorField
          label="Brand colour"
          onChange={(value) => {
            change({ brand: value });
          }}
          value={brand}
        />
      </Styled.Fields>
    </Panel>
  );
}

const derived = ['onBrand', 'brandText', 'brandTint', 'accent'] as const;

function Roles({ draft, change }: StudioPart) {
  const { brand, chosen } = draft;
  const { colors, pairs, broken } = checkContrast(brand, chosen);
  const choose = (role: keyof ThemeColors, value: string | undefined) => {
    if (role === 'brand') {
      change({ brand: value ?? brand });
      return;
    }
    const others = Object.entries(chosen).filter(([name]) => name !== role);
    const own = value === undefined ? [] : [[role, value] as const];
    change({ chosen: Object.fromEntries([...others, ...own]) });
  };
  return (
    <Stack>
      <Panel>
        <Styled.Fields>
          {derived.map((role) => (
            <Styled.Field key={role}>
              <ColorField
                hint={comments.get(role)}
                label={role}
                onChange={(value) => {
                  choose(role, value);
                }}
                value={colors[role]}
              />
              <Styled.Row>
                <CopyButton value={colors[role]} />
                <Button
                  disabled={chosen[role] === undefined}
                  onClick={() => {
                    choose(role, undefined);
                  }}
                  variant="quiet"
                >
                  {chosen[role] === undefined
                    ? `${role} follows the brand colour`
                    : `Take ${role} from the brand colour`}
                </Button>
              </Styled.Row>
            </Styled.Field>
          ))}
        </Styled.Fields>
      </Panel>
      <Panel>
        <Stack>
          <div aria-live="polite">
            {broken.length === 0 ? (
              <strong>Every pair has enough contrast.</strong>
            ) : (
              <>
                <strong>{`${String(broken.length)} of ${String(pairs.length)} pairs have too little contrast.`}</strong>
                <ul>
                  {broken.map(({ use, front, back, least, role, offer }) => (
                    <Styled.Broken key={use}>
                      <span>{`${use} is ${ratio(contrast(front, back))} and needs ${String(least)}:1. The nearest ${role} that passes:`}</span>
                      <Button
                        onClick={() => {
                          choose(role, offer);
                        }}
                        variant="secondary"
                      >
                        <i style={{ background: offer }} />
                        {`Take ${offer}`}
                      </Button>
                    </Styled.Broken>
                  ))}
                </ul>
              </>
            )}
          </div>
          <Pairs>
            {pairs.map((pair) => (
              <li key={pair.use}>
                <PairFigure {...pair}>{`${pair.use}, at least ${String(pair.least)}`}</PairFigure>
              </li>
            ))}
          </Pairs>
        </Stack>
      </Panel>
    </Stack>
  );
}

/** Creates a theme from a name, a colour and a wordmark, with a live preview and its files. */
export function ThemeStudio() {
  const { draft, encoded, change, setDraft } = useThemeDraft();
  const part = { draft, change };
  return (
    <>
      <Styled.Split>
        <Stack>
          <Section title="1. Name and colour">
            <NameFields {...part} />
          </Section>
          <Section title="2. Five roles">
            <p>The other four roles follow from the brand colour, in OKLCH. Each can be changed.</p>
            <Roles {...part} />
          </Section>
          <Section title="3. Wordmark">
            <p>
              An SVG of outlines in one colour, optional. Only the outlines are read. Without a
              wordmark, the code is shown.
            </p>
            <StudioWordmark {...part} setDraft={setDraft} />
          </Section>
        </Stack>
        <Styled.Live>
          <StudioFrames draft={draft} encoded={encoded} />
        </Styled.Live>
      </Styled.Split>
      <Section title="4. Link and files">
        <p>The address of this page contains the draft. The first files add the carrier.</p>
        <StudioFiles draft={draft} encoded={encoded} />
      </Section>
    </>
  );
}
