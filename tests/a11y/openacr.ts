import company from '#company';
import type { Criterion } from './criteria';

type Yaml = string | boolean | readonly Yaml[] | { readonly [key: string]: Yaml };

/** Writes a value as YAML. Every text is quoted, because YAML reads `1.10` as a number. */
function toYaml(value: Yaml, indent = ''): string {
  if (typeof value === 'string') return ` '${value.replaceAll("'", "''")}'\n`;
  if (typeof value === 'boolean') return ` ${String(value)}\n`;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const items = (value as readonly Yaml[]).map((item) => toYaml(item, deeper).trimStart());
    return `\n${items.map((item) => `${indent}- ${item}`).join('')}`;
  }
  const lines = Object.entries(value).map(
    ([key, item]) => `${indent}${key}:${toYaml(item, deeper)}`,
  );
  return `\n${lines.join('')}`;
}

/** The conformance of a criterion, as a term of OpenACR. */
export function conformanceOf(criterion: Criterion): string {
  if (criterion.notApplicable !== undefined) return 'not-applicable';
  return proofsOf(criterion).length > 0 ? 'supports' : 'not-evaluated';
}

/** The proofs of a criterion, each as one text. */
export function proofsOf(criterion: Criterion): string[] {
  const { axe = [], stories = [], transcripts = [], contrast = [] } = criterion;
  const { checks = [], tests = [], byHand } = criterion;
  return [
    ...axe.map((rule) => `axe rule ${rule}`),
    ...stories.map((id) => `story ${id}`),
    ...transcripts.map((id) => `transcript ${id}`),
    ...contrast.map((use) => `contrast of ${use}`),
    ...checks.map((check) => `tests/stories/checkStory.ts: ${check}`),
    ...tests.map(([file, title]) => `${file}: ${title}`),
    ...(byHand ? [`checked by hand on ${byHand.on}: ${byHand.how}`] : []),
  ];
}

function notesOf(criterion: Criterion): string {
  const { notApplicable, remark } = criterion;
  const proofs = proofsOf(criterion);
  if (notApplicable !== undefined) return notApplicable;
  if (proofs.length === 0) return 'Not checked.';
  return [...(remark === undefined ? [] : [remark]), `Proof: ${proofs.join('; ')}`].join(' ');
}

function chapterOf(criteria: readonly Criterion[]): Yaml {
  return {
    criteria: criteria.map((criterion) => ({
      num: criterion.number,
      components: [
        {
          name: 'web',
          adherence: { level: conformanceOf(criterion), notes: notesOf(criterion) },
        },
      ],
    })),
  };
}

/** The accessibility conformance report as data, in the structure of https://github.com/GSA/openacr. */
export function openAcr(criteria: readonly Criterion[]) {
  return {
    title: 'Colibrí Recargas Accessibility Conformance Report',
    product: {
      name: 'Colibrí Recargas',
      description: 'A React component library and app for buying prepaid mobile airtime in Mexico.',
    },
    author: { name: company.name, email: company.email },
    notes:
      'Each remark names its proof: rules of axe and stories run in ten themes and two languages. WCAG 2.2 has no criterion 4.1.1.',
    evaluation_methods_used:
      'Automated tests in Chromium (axe, interactions, transcripts of a virtual screen reader, contrast of colours, end-to-end tests) and checks by hand in Chromium. Not tested with the screen readers of users.',
    license: 'MIT',
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: {
      success_criteria_level_a: chapterOf(criteria.filter(({ level }) => level === 'A')),
      success_criteria_level_aa: chapterOf(criteria.filter(({ level }) => level === 'AA')),
      success_criteria_level_aaa: {
        notes: 'Level AAA is not evaluated.',
        disabled: true,
      },
    },
  };
}

/** The report as a YAML file. */
export function openAcrFile(criteria: readonly Criterion[]): string {
  const head = '# Written by `npm test -- tests/a11y --update` from tests/a11y/criteria.ts.\n';
  return head + toYaml(openAcr(criteria)).trimStart();
}
