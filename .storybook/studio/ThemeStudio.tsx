import { useId, useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import { color, media, space } from '#theme/tokens';
import { Comparison } from '../decorators/Comparison';
import { Section, Stack } from '../docs/Page';
import { Select, StorySelect } from '../docs/Select';
import { Field, Fields } from '../docs/styles';
import { useContextOf, useStory } from '../docs/ThemedStory';
import { checkContrast } from './roles';
import { ColorField, Roles, Verdict } from './Roles';
import { StudioFiles } from './StudioFiles';
import { StudioWordmark } from './StudioWordmark';
import { codeError, codeOf, type ThemeDraft } from './themeDraft';
import { useDraftTheme } from './useDraftTheme';
import { useThemeDraft, type StudioPart } from './useThemeDraft';

/** The preview, which stays in view: above the controls, and from 900 px next to them. */
const Split = styled.div`
  & > :first-child {
    --columns: 4;
    --least: 0px;
    --gap: ${space(2)};
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    max-block-size: 100vh;
    overflow: auto;
    padding-block: ${space(2)};
    background: ${color.ground};
  }

  ${media.desktop} {
    display: grid;
    grid-template-columns: 26rem minmax(0, 1fr);
    gap: ${space(6)};
    align-items: start;

    & > :first-child {
      grid-area: 1 / 2;
    }
  }
`;

function TextField({
  label,
  error,
  ...rest
}: { label: string; error?: string | undefined } & ComponentProps<'input'>) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <input
        aria-describedby={`${id}error`}
        aria-invalid={error !== undefined}
        autoComplete="off"
        id={id}
        {...rest}
      />
      <strong aria-live="polite" id={`${id}error`}>
        {error}
      </strong>
    </Field>
  );
}

function NameFields({ draft, setDraft }: StudioPart) {
  const { name, code, currency, brand } = draft;
  const change = (part: Partial<ThemeDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
  };
  return (
    <Fields>
      <TextField
        error={name.trim() === '' ? 'The carrier has no name.' : undefined}
        label="Name"
        maxLength={40}
        onChange={(event) => {
          const next = event.currentTarget.value;
          change({ name: next, ...(code === codeOf(name) && { code: codeOf(next) }) });
        }}
        value={name}
      />
      <TextField
        error={codeError(code)}
        label="Code in the API"
        maxLength={20}
        onChange={(event) => {
          change({ code: codeOf(event.currentTarget.value) });
        }}
        value={code}
      />
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
    </Fields>
  );
}

/** A story in the theme of the draft, in all schemes. */
function Preview({ draft, id }: { draft: ThemeDraft; id: string }) {
  const story = useStory(id);
  const contextOf = useContextOf();
  const identity = useDraftTheme(draft);
  if (story === undefined || identity === '' || codeError(draft.code) !== undefined) return null;
  const context = contextOf(story);
  return (
    <Comparison
      by="scheme"
      globals={{ ...context.globals, carrier: draft.code }}
      key={`${id} ${identity}`}
      story={context}
    />
  );
}

/** Creates a theme from a name, a colour and a wordmark, with a live preview and its files. */
export function ThemeStudio() {
  const { draft, encoded, setDraft } = useThemeDraft();
  const [id, setId] = useState('screens-carrier--default');
  const part = { draft, setDraft };
  return (
    <>
      <Split>
        <div>
          <Preview draft={draft} id={id} />
        </div>
        <Stack>
          <Section title="1. Name and colour">
            <NameFields {...part} />
            <Verdict {...part} issues={checkContrast(draft)} />
            <StorySelect onChange={setId} value={id} />
          </Section>
          <Section title="2. Roles and contrast">
            <p>
              The other roles of the light scheme follow from the brand colour, and those of the
              other schemes from the light ones, in OKLCH. Each can be changed.
            </p>
            <Roles {...part} />
          </Section>
          <Section title="3. Wordmark">
            <p>
              An SVG of outlines in one colour, optional. Only the outlines are read. Without a
              wordmark, the code is shown.
            </p>
            <StudioWordmark {...part} />
          </Section>
        </Stack>
      </Split>
      <Section title="4. Link and files">
        <p>The address of this page contains the draft.</p>
        <StudioFiles draft={draft} encoded={encoded} />
      </Section>
    </>
  );
}
