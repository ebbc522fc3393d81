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
import { useProposal, type StudioPart } from './useThemeDraft';
import { contrast } from '#theme/contrast';
import { codeFault, codeOf } from '../studio/themeDraft';
import { checkContrast } from '../studio/roles';

const comments = describeTokens('contract');

interface ColorFieldProps {
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
function ColorField({ label, value, hint, onChange }: ColorFieldProps) {
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

function NameFields({ proposal, change }: StudioPart) {
  const [nameId, codeId, faultId] = [useId(), useId(), useId()];
  const { name, code, currency, brand } = proposal;
  const fault = codeFault(code);
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
          <label htmlFor={codeId}>Code on the wire</label>
          <input
            aria-describedby={faultId}
            aria-invalid={fault !== undefined}
            autoComplete="off"
            id={codeId}
            maxLength={20}
            onChange={(event) => {
              change({ code: codeOf(event.currentTarget.value) });
            }}
            value={code}
          />
          <Styled.Fault aria-live="polite" id={faultId}>
            {fault}
          </Styled.Fault>
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

function Roles({ proposal, change }: StudioPart) {
  const { brand, chosen } = proposal;
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
              <strong>Every declared pair holds.</strong>
            ) : (
              <>
                <strong>{`${String(broken.length)} of ${String(pairs.length)} pairs cannot hold.`}</strong>
                <ul>
                  {broken.map(({ use, front, back, least, role, offer }) => (
                    <Styled.Broken key={use}>
                      <span>{`${use} is ${ratio(contrast(front, back))} and needs ${String(least)}:1. The nearest ${role} that does:`}</span>
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
              <PairFigure key={pair.use} {...pair} />
            ))}
          </Pairs>
        </Stack>
      </Panel>
    </Stack>
  );
}

/** Makes a carrier from a name, a colour and a wordmark, shows it anywhere, and gives it as files. */
export function ThemeStudio() {
  const { proposal, encoded, change, setProposal } = useProposal();
  const part = { proposal, change };
  return (
    <>
      <Section title="1. Name and colour">
        <NameFields {...part} />
      </Section>
      <Section title="2. Five roles">
        <p>
          One brand colour gives the other four, in OKLCH. Any of them can be chosen by hand; the
          figures are those of the tests.
        </p>
        <Roles {...part} />
      </Section>
      <Section title="3. Wordmark">
        <p>
          An SVG of outlines in one colour. Nothing but the outlines is taken over. It is optional:
          without one, the code stands in its place.
        </p>
        <StudioWordmark {...part} setProposal={setProposal} />
      </Section>
      <Section title="4. In use">
        <p>Any story in the proposed carrier, beside another one. Colours follow at once.</p>
        <StudioFrames encoded={encoded} proposal={proposal} />
      </Section>
      <Section title="5. Send it, or take it along">
        <p>The address of this page holds all of it. The first files are what a carrier needs.</p>
        <StudioFiles encoded={encoded} proposal={proposal} />
      </Section>
    </>
  );
}
