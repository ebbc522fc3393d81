import { useId, useState } from 'react';
import { SchemeSwitch } from '#components/SchemeSwitch';
import { schemes, type Scheme } from '#theme/contract';
import { Select } from './Select';
import { Panel, Section, Stack } from './Page';
import { StudioFiles } from './Studio.files';
import { StudioPreview } from './Studio.preview';
import { ColorField, ContrastIssues, Roles } from './Studio.roles';
import * as Styled from './Studio.styles';
import { StudioWordmark } from './Studio.wordmark';
import { useThemeDraft, type StudioPart } from './useThemeDraft';
import { schemeNames } from '../globals/schemes';
import { checkContrast } from '../studio/roles';
import { codeError, codeOf } from '../studio/themeDraft';

const schemeOptions = schemes.map((value) => ({ value, text: schemeNames[value] }));

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

/** Creates a theme from a name, a colour and a wordmark, with a live preview and its files. */
export function ThemeStudio() {
  const { draft, encoded, change, setDraft } = useThemeDraft();
  const [scheme, setScheme] = useState<Scheme>('light');
  const issues = checkContrast(draft);
  const part = { draft, change, setDraft, scheme, issues };
  return (
    <>
      <Styled.Bar>
        <SchemeSwitch label="Scheme" onChange={setScheme} options={schemeOptions} value={scheme} />
      </Styled.Bar>
      <Styled.Split>
        <Stack>
          <Section title="1. Name and colour">
            <NameFields {...part} />
          </Section>
          <Section title="2. Roles and contrast">
            <p>
              The other roles of the light scheme follow from the brand colour, and those of the
              other schemes from the light ones, in OKLCH. Each can be changed.
            </p>
            <Roles {...part} />
            <ContrastIssues {...part} />
          </Section>
          <Section title="3. Wordmark">
            <p>
              An SVG of outlines in one colour, optional. Only the outlines are read. Without a
              wordmark, the code is shown.
            </p>
            <StudioWordmark {...part} />
          </Section>
        </Stack>
        <Styled.Live>
          <StudioPreview draft={draft} scheme={scheme} />
        </Styled.Live>
      </Styled.Split>
      <Section title="4. Link and files">
        <p>The address of this page contains the draft. The first files add the carrier.</p>
        <StudioFiles draft={draft} encoded={encoded} issues={issues} />
      </Section>
    </>
  );
}
