import type { ReactNode } from 'react';
import { criteria, type Criterion } from '#a11y/criteria';
import { conformanceOf } from '#a11y/openacr';
import { Table } from './Table';

const results: Readonly<Record<string, string>> = {
  supports: 'Supported',
  'not-applicable': 'Does not apply',
  'not-evaluated': 'Not checked',
};

function storyLink(id: string): ReactNode {
  return (
    <a href={`./?path=/story/${id}`} target="_top">
      {id.replace('--', ': ').replaceAll('-', ' ')}
    </a>
  );
}

/** The proofs of a criterion by their kind. */
function proofsOf(criterion: Criterion): [kind: string, items: readonly ReactNode[]][] {
  const { axe = [], stories = [], transcripts = [], contrast = [] } = criterion;
  const { checks = [], tests = [], byHand } = criterion;
  return [
    ['axe', axe.map((rule) => <code key={rule}>{rule}</code>)],
    ['Stories', stories.map(storyLink)],
    ['Transcripts', transcripts.map(storyLink)],
    ['Contrast', contrast],
    ['Checks of each story', checks],
    ['Tests', tests.map(([file, title]) => `${title} (${file})`)],
    ['By hand', byHand === undefined ? [] : [`on ${byHand.on}: ${byHand.how}`]],
  ];
}

function Proofs({ criterion }: { criterion: Criterion }) {
  return (
    <>
      {criterion.notApplicable}
      {proofsOf(criterion)
        .filter(([, items]) => items.length > 0)
        .map(([kind, items]) => (
          <div key={kind}>
            <strong>{kind}</strong>
            {': '}
            {items.map((item, index) => (
              <span key={index}>
                {index > 0 && '; '}
                {item}
              </span>
            ))}
          </div>
        ))}
      <div>{criterion.remark}</div>
    </>
  );
}

/** The criteria of WCAG with their proofs, and the number of each result. */
export function AccessibilityReport() {
  const count = (result: string) =>
    criteria.filter((criterion) => conformanceOf(criterion) === result).length;
  return (
    <>
      <p>
        {Object.entries(results)
          .map(([result, label]) => `${label}: ${String(count(result))}`)
          .join(' · ')}
      </p>
      <Table
        heads={['Criterion', 'Level', 'Result', 'Proof']}
        label="Criteria of WCAG 2.2"
        rows={criteria.map((criterion) => [
          `${criterion.number} ${criterion.name}`,
          criterion.level,
          results[conformanceOf(criterion)],
          <Proofs criterion={criterion} key={criterion.number} />,
        ])}
      />
    </>
  );
}
