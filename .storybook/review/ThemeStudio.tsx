import { useDeferredValue, useState } from 'react';
import { Button, ButtonLink } from '#components/Button';
import { TextField } from '#components/TextField';
import { readWordmark, type Drawing } from '#tools/build/readDrawing.ts';
import { Roles, ThemeContrasts } from '../docs/Colours.blocks';
import { Meta, PageMain, Section } from '../docs/Page';
import { StorySelect } from '../docs/Selects';
import { Stack } from '../docs/styles';
import { Buttons, Fields, Panel } from '../docs/cards.styles';
import type { Globals } from '../docs/useGlobals';
import { zipOf } from '../docs/zipOf';
import { carrierFiles } from './files';
import { Preview } from './Preview';
import { problemsOf, alternatives } from './problems';
import { codeOf, nameError, themeOfBrand } from './theme';

function isColor(text: string): boolean {
  return /^\s*#?[0-9a-f]{6}\s*$/i.test(text);
}

function Verdict({ brand, onChange }: { brand: string; onChange: (brand: string) => void }) {
  const problems = problemsOf(brand);
  return (
    <Panel aria-live="polite">
      <Stack>
        {problems.length === 0 ? (
          <strong>Every pair of every scheme has enough contrast.</strong>
        ) : (
          <>
            <strong>{`What is poor about ${brand}`}</strong>
            <ul>
              {problems.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <Buttons>
              {alternatives(brand).map((offer) => (
                <Button key={offer} onClick={() => onChange(offer)} variant="secondary">
                  <i style={{ background: offer }} />
                  {`Use ${offer}`}
                </Button>
              ))}
            </Buttons>
          </>
        )}
      </Stack>
    </Panel>
  );
}

/** The choices in the studio. */
export interface Choices {
  /** The name of the carrier. */
  name: string;
  /** The brand colour. */
  brand: string;
  /** The id of the story in the preview, or the purchase. */
  story: string;
}

export interface ThemeStudioProps {
  /** The choices at first. */
  initial: Choices;
  /** The values of the toolbars. */
  globals: Globals;
  /** Called with all choices when one changes. */
  onChange: (choices: Choices) => void;
}

/** Creates a carrier's theme from a name, a colour and a wordmark, with a live preview and one download. */
export function ThemeStudio({ initial, globals, onChange }: ThemeStudioProps) {
  const [choices, setChoices] = useState(initial);
  const [hex, setHex] = useState(initial.brand);
  const [wordmark, setWordmark] = useState<Drawing>();
  const [fileError, setFileError] = useState<string>();
  const shown = useDeferredValue(choices);
  const { name, brand } = choices;
  const code = codeOf(name);
  const error = nameError(name);
  const theme = themeOfBrand(code, name.trim(), shown.brand);

  function choose(choice: Partial<Choices>) {
    setChoices({ ...choices, ...choice });
    onChange({ ...choices, ...choice });
  }

  function changeColor(value: string) {
    setHex(value);
    if (isColor(value)) choose({ brand: `#${value.trim().replace('#', '').toUpperCase()}` });
  }

  async function read(file: File | undefined) {
    const result = file && readWordmark(await file.text());
    setWordmark(typeof result === 'string' ? undefined : result);
    setFileError(typeof result === 'string' ? result : undefined);
  }

  return (
    <PageMain globals={globals}>
      <Meta
        summary="Create a carrier’s theme from a name, one colour and a wordmark, with a live preview in every scheme and one download. The address keeps the name, the colour and the story."
        title="Review/Theme studio"
      />
      <Fields>
        <TextField
          error={error}
          label="Name"
          onChange={(event) => choose({ name: event.currentTarget.value })}
          value={name}
        />
        <TextField
          end={
            <input
              aria-label="Pick a colour"
              onChange={(event) => changeColor(event.currentTarget.value.toUpperCase())}
              type="color"
              value={brand}
            />
          }
          error={isColor(hex) ? undefined : 'A colour has six digits or letters from A to F.'}
          label="Brand colour"
          onBlur={() => setHex(brand)}
          onChange={(event) => changeColor(event.currentTarget.value)}
          spellCheck={false}
          value={hex}
        />
        <TextField
          accept=".svg,image/svg+xml"
          error={fileError}
          hint={wordmark?.dropped.length ? `Left out: ${wordmark.dropped.join(', ')}.` : undefined}
          label="Wordmark (SVG)"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
          type="file"
        />
        <StorySelect onChange={(story) => choose({ story })} value={choices.story} />
      </Fields>
      <Verdict brand={shown.brand} onChange={changeColor} />
      {error === undefined && fileError === undefined && (
        <ButtonLink
          download={`${code}.zip`}
          href={zipOf(carrierFiles(theme, wordmark))}
          style={{ justifySelf: 'start' }}
        >
          {`Download ${code}.zip`}
        </ButtonLink>
      )}
      <Section title="Colours">
        <Roles theme={theme} />
      </Section>
      <Preview brand={shown.brand} name={shown.name} story={shown.story} wordmark={wordmark} />
      <Section title="Contrast">
        <ThemeContrasts theme={theme} />
      </Section>
    </PageMain>
  );
}
