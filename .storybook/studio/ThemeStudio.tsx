import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { Button, ButtonLink } from '#components/Button';
import { TextField } from '#components/TextField';
import { color, space } from '#theme/tokens';
import { Panel, Stack } from '../docs/Page';
import { StorySelect } from '../docs/StorySelect';
import { Fields } from '../docs/styles';
import { zipOf } from '../docs/zipOf';
import { carrierFiles } from './files';
import { Preview } from './Preview';
import { problemsOf, waysOut } from './problems';
import { readWordmark, type Wordmark } from './readWordmark';
import { codeOf, nameError, themeOfBrand } from './theme';

const Offers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  & i {
    inline-size: 1em;
    block-size: 1em;
    border: 1px solid ${color.fieldLine};
    border-radius: 0.25em;
    forced-color-adjust: none;
  }
`;

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
            <Offers>
              {waysOut(brand).map((offer) => (
                <Button
                  key={offer}
                  onClick={() => {
                    onChange(offer);
                  }}
                  variant="secondary"
                >
                  <i style={{ background: offer }} />
                  {`Use ${offer}`}
                </Button>
              ))}
            </Offers>
          </>
        )}
      </Stack>
    </Panel>
  );
}

/** Creates a carrier's theme from a name, a colour and a wordmark, with a live preview and one download. */
export function ThemeStudio() {
  const [name, setName] = useState('Lucero');
  const [brand, setBrand] = useState('#4A2C8F');
  const [hex, setHex] = useState(brand);
  const [wordmark, setWordmark] = useState<Wordmark>();
  const [fileError, setFileError] = useState<string>();
  const [id, setId] = useState('screens-carrier--default');
  const shown = { name: useDeferredValue(name), brand: useDeferredValue(brand) };
  const code = codeOf(name);
  const error = nameError(name);

  function change(value: string) {
    const next = `#${value.trim().replace('#', '').toUpperCase()}`;
    setHex(value);
    if (/^#[0-9A-F]{6}$/.test(next)) setBrand(next);
  }

  async function read(file: File | undefined) {
    const result = file && readWordmark(await file.text());
    setWordmark(typeof result === 'string' ? undefined : result);
    setFileError(typeof result === 'string' ? result : undefined);
  }

  return (
    <Stack>
      <Fields>
        <TextField
          error={error}
          label="Name"
          onChange={(event) => {
            setName(event.currentTarget.value);
          }}
          value={name}
        />
        <TextField
          end={
            <input
              aria-label="Pick a colour"
              onChange={(event) => {
                change(event.currentTarget.value.toUpperCase());
              }}
              type="color"
              value={brand}
            />
          }
          label="Brand colour"
          onBlur={() => {
            setHex(brand);
          }}
          onChange={(event) => {
            change(event.currentTarget.value);
          }}
          spellCheck={false}
          value={hex}
        />
        <TextField
          accept=".svg,image/svg+xml"
          error={fileError}
          label="Wordmark (SVG)"
          onChange={(event) => {
            void read(event.currentTarget.files?.[0]);
          }}
          type="file"
        />
        <StorySelect
          onChange={(event) => {
            setId(event.currentTarget.value);
          }}
          value={id}
        />
      </Fields>
      <Verdict brand={shown.brand} onChange={change} />
      <Preview id={id} wordmark={wordmark} {...shown} />
      {error === undefined && (
        <div>
          <ButtonLink
            download={`${code}.zip`}
            href={zipOf(carrierFiles(themeOfBrand(code, name.trim(), brand), wordmark))}
          >
            {`Download ${code}.zip`}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}
