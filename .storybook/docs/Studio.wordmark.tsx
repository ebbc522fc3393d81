import { useId, useState } from 'react';
import { Button } from '#components/Button';
import { palettes } from '#theme/palette';
import { Select } from './Select';
import { Panel, Stack } from './Page';
import * as Styled from './Studio.styles';
import { Table } from './Table';
import { Clear } from './Wordmarks.blocks';
import type { StudioPart } from './useThemeDraft';
import { Drawing } from '../studio/Drawing';
import type { ThemeDraft } from '../studio/themeDraft';
import { colorsIn } from '../studio/roles';
import { readSvg } from '../studio/readSvg';
import { fitWordmark, checkWordmark, type Fitting, type Wordmark } from '../studio/wordmark';

/** The largest file that is read, in bytes: a wordmark has a few kB, and its link holds it. */
const LARGEST = 60_000;

function WordmarkRules({ wordmark, issues }: { wordmark: Wordmark; issues: readonly string[] }) {
  const results = [
    {
      rule: 'One colour',
      passes: issues.length === 0,
      says: issues.join(' ') || 'Outlines in one colour, and nothing else.',
    },
    ...checkWordmark(wordmark),
  ];
  const isRight = results.every(({ passes }) => passes);
  return (
    <Stack>
      <p aria-live="polite">
        <strong>
          {isRight ? 'The wordmark follows every rule.' : 'The wordmark breaks a rule.'}
        </strong>
      </p>
      <Table
        heads={['Rule', 'RuleResult', 'Measured']}
        label="The wordmark’s rules"
        rows={results.map(({ rule, passes, says }) => [
          rule,
          passes ? 'Followed' : <Styled.ErrorText key={rule}>Broken</Styled.ErrorText>,
          says,
        ])}
      />
    </Stack>
  );
}

function Fit({ wordmark, change }: { wordmark: Wordmark; change: StudioPart['change'] }) {
  const [lines, setLines] = useState<Fitting['lines']>(1);
  const [descends, setDescends] = useState(false);
  return (
    <Styled.Fields>
      <Select
        label="Lines"
        onChange={(value) => {
          setLines(value === '2' ? 2 : 1);
        }}
        options={[
          ['1', 'One'],
          ['2', 'Two'],
        ]}
        value={String(lines)}
      />
      <Select
        label="Letters of the last line"
        onChange={(value) => {
          setDescends(value === 'yes');
        }}
        options={[
          ['no', 'On the baseline'],
          ['yes', 'Some below it, such as p'],
        ]}
        value={descends ? 'yes' : 'no'}
      />
      <Button
        onClick={() => {
          change({
            wordmark: fitWordmark(wordmark, { lines, descends }) as NonNullable<
              ThemeDraft['wordmark']
            >,
          });
        }}
        variant="secondary"
      >
        Fit to the grid
      </Button>
    </Styled.Fields>
  );
}

/** Reads a wordmark from a file, checks it, and shows it on the brand and on paper. */
export function StudioWordmark({ draft, change, setDraft, scheme }: StudioPart) {
  const id = useId();
  const [issues, setIssues] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { wordmark } = draft;
  const { brand, onBrand, brandText } = colorsIn(draft, scheme);

  async function take(file: File | undefined) {
    if (file === undefined) return;
    if (file.size > LARGEST) {
      setRefused([
        `The file has ${String(Math.round(file.size / 1000))} kB: a wordmark has at most ${String(LARGEST / 1000)}.`,
      ]);
      return;
    }
    const read = readSvg(await file.text());
    setRefused(read.wordmark === undefined ? read.issues : []);
    if (read.wordmark !== undefined) {
      setIssues(read.issues);
      change({ wordmark: read.wordmark as NonNullable<ThemeDraft['wordmark']> });
    }
  }

  return (
    <Stack>
      <Styled.Field>
        <label htmlFor={id}>Drop an SVG file here, or choose one</label>
        <input
          accept=".svg,image/svg+xml"
          id={id}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            // The same file can be chosen again.
            event.currentTarget.value = '';
          }}
          type="file"
        />
        {refused.length > 0 && (
          <Styled.ErrorText role="alert">{refused.join(' ')}</Styled.ErrorText>
        )}
      </Styled.Field>
      {wordmark !== undefined && (
        <>
          <Styled.Marks>
            <div style={{ background: brand, color: onBrand }}>
              <Clear>
                <Drawing height={`${String(wordmark.height / 1000)}em`} wordmark={wordmark} />
              </Clear>
            </div>
            <div style={{ background: palettes[scheme].paper, color: brandText }}>
              <Drawing height={`${String(wordmark.height / 1000)}rem`} wordmark={wordmark} />
            </div>
          </Styled.Marks>
          <Panel>
            <Stack>
              <WordmarkRules issues={issues} wordmark={wordmark} />
              <Fit change={change} wordmark={wordmark} />
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
    </Stack>
  );
}
