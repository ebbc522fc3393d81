import { useId, useState } from 'react';
import { Button } from '#components/Button';
import { Panel, Stack } from '../docs/Page';
import { Select } from '../docs/Select';
import { Field, Fields, Sheet } from '../docs/styles';
import { Table } from '../docs/Table';
import { Clear, OnBrand, OnPaper } from '../docs/Wordmarks.blocks';
import { readSvg } from './readSvg';
import { Drawing } from './useDraftTheme';
import type { StudioPart } from './useThemeDraft';
import { checkWordmark, fitWordmark, type Wordmark } from './wordmark';

/** The largest file that is read, in bytes: a wordmark has a few kB, and its link holds it. */
const LARGEST = 60_000;

function WordmarkRules({ wordmark, issues }: { wordmark: Wordmark; issues: readonly string[] }) {
  const results = [
    {
      rule: 'One colour',
      passes: issues.length === 0,
      measured: issues.join(' ') || 'Outlines in one colour, and nothing else.',
    },
    ...checkWordmark(wordmark),
  ];
  const isRight = results.every(({ passes }) => passes);
  return (
    <>
      <strong aria-live="polite">
        {isRight ? 'The wordmark follows every rule.' : 'The wordmark breaks a rule.'}
      </strong>
      <Table
        heads={['Rule', 'Result', 'Measured']}
        label="The wordmark’s rules"
        rows={results.map(({ rule, passes, measured }) => [
          rule,
          passes ? 'Followed' : <strong key={rule}>Broken</strong>,
          measured,
        ])}
      />
    </>
  );
}

/** Reads a wordmark from a file, checks it, and shows it on the brand and on paper. */
export function StudioWordmark({ draft, setDraft }: StudioPart) {
  const id = useId();
  const [issues, setIssues] = useState<readonly string[]>([]);
  const [error, setError] = useState('');
  const [lines, setLines] = useState('1');
  const [end, setEnd] = useState('base');
  const { wordmark } = draft;

  function show({ width, height, paths }: Wordmark) {
    setDraft((before) => ({ ...before, wordmark: { width, height, paths: [...paths] } }));
  }

  async function read(file: File) {
    const isSmall = file.size <= LARGEST;
    const found = isSmall
      ? readSvg(await file.text())
      : { wordmark: undefined, issues: [`A wordmark has at most ${String(LARGEST / 1000)} kB.`] };
    setError(found.wordmark === undefined ? found.issues.join(' ') : '');
    if (found.wordmark === undefined) return;
    setIssues(found.issues);
    show(found.wordmark);
  }

  return (
    <>
      <Field>
        <label htmlFor={id}>Drop an SVG file here, or choose one</label>
        <input
          accept=".svg,image/svg+xml"
          id={id}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file !== undefined) void read(file);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
          style={{ padding: '1.5rem', borderStyle: 'dashed' }}
          type="file"
        />
        <strong role="alert">{error}</strong>
      </Field>
      {wordmark !== undefined && (
        <>
          <Sheet data-carrier={draft.code}>
            <OnBrand>
              <Clear>
                <Drawing wordmark={wordmark} />
              </Clear>
            </OnBrand>
            <OnPaper>
              <Drawing wordmark={wordmark} />
            </OnPaper>
          </Sheet>
          <Panel>
            <Stack>
              <WordmarkRules issues={issues} wordmark={wordmark} />
              <Fields>
                <Select
                  label="Lines"
                  onChange={setLines}
                  options={[
                    ['1', 'One'],
                    ['2', 'Two'],
                  ]}
                  value={lines}
                />
                <Select
                  label="Letters of the last line"
                  onChange={setEnd}
                  options={[
                    ['base', 'On the baseline'],
                    ['below', 'Some below it, such as p'],
                  ]}
                  value={end}
                />
              </Fields>
              <Button
                onClick={() => {
                  const descends = end === 'below';
                  show(fitWordmark(wordmark, { lines: lines === '2' ? 2 : 1, descends }));
                }}
                variant="secondary"
              >
                Fit to the grid
              </Button>
              <Button
                onClick={() => {
                  setIssues([]);
                  setDraft(({ wordmark: _, ...others }) => others);
                  document.getElementById(id)?.focus();
                }}
                variant="secondary"
              >
                Remove the wordmark
              </Button>
            </Stack>
          </Panel>
        </>
      )}
    </>
  );
}
