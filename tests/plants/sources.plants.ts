import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Scratch, type Plant, type Verdict } from './scratch';

/** A fault, the one gate that must see it, and the name by which it says so: the file's, or another. */
type Fault = { title: string; gate: string } & (
  (Plant & { says?: string }) | { file?: undefined; says: string }
);

/** A module on the way to the first screen: a mock, a call that is too new, and 90 kB that nothing makes small. */
function heavyModule(): string {
  let text = '';
  let seed = 'weight';
  while (text.length < 90_000) {
    seed = createHash('sha512').update(seed).digest('base64url');
    text += seed;
  }
  return `import { telcel } from '#mocks/catalogue/telcel';
export const weight = [telcel, AbortSignal.any([]), '${text}'];
`;
}

/** Each in a file of its own, so that what a gate says tells which one it saw. */
const faults: readonly Fault[] = [
  {
    title: 'a value of the wrong type',
    gate: 'types',
    file: 'src/components/Amount/Amount.tsx',
    replace: "currency = 'MXN',",
    by: "currency = 'EUR',",
  },
  {
    title: 'a text written into the markup',
    gate: 'lint',
    file: 'src/components/BackLink/BackLink.tsx',
    replace: '<Icon name="back" />',
    by: '<Icon name="back" /> Volver',
  },
  {
    title: 'a line that is not formatted',
    gate: 'format',
    file: 'src/components/Skeleton/Skeleton.tsx',
    replace: '/** ',
    by: '\n\n\n/** ',
  },
  {
    title: 'a component that imports the domain',
    gate: 'architecture',
    file: 'src/components/Notice/Notice.tsx',
    replace: "import styled from 'styled-components';\n",
    by: "import styled from 'styled-components';\n\nexport type { Carrier } from '#recargas/contract';\n",
  },
  {
    title: 'an export that nothing imports',
    gate: 'unused',
    file: 'src/screens/shared/formatPhone.ts',
    replace: '/** Ten digits',
    by: '/** Planted. */\nexport const planted = 1;\n\n/** Ten digits',
  },
  {
    title: 'a text that only Spanish has',
    gate: 'translations',
    says: 'abono.close',
    file: 'src/i18n/locales/en.json',
    replace: '    "close": "Got it",\n',
    by: '',
  },
  // Within both languages.
  { title: 'a text that nothing uses', gate: 'translations', says: 'abono.planted' },
  {
    title: 'a heavy module on the way to the first screen',
    gate: 'size',
    says: 'Error: The JavaScript of /start is',
    file: 'src/app/App.tsx',
    replace: "import { ErrorBoundary } from './ErrorBoundary';\n",
    by: "import { ErrorBoundary } from './ErrorBoundary';\nimport { weight } from './weight';\n\n(globalThis as { weight?: unknown }).weight = weight;\n",
  },
  // Within the heavy module.
  {
    title: 'a mock on the way to the first screen',
    gate: 'size',
    says: 'holds mock code (TEL-TA)',
  },
  {
    title: 'a call that the oldest supported browser lacks',
    gate: 'browsers',
    says: 'abortsignal-any',
  },
  {
    title: 'a style that the oldest supported browser lacks',
    gate: 'browsers',
    says: 'field-sizing',
    file: 'src/components/Notice/Notice.tsx',
    replace: '  align-items: flex-start;\n',
    by: '  align-items: flex-start;\n  field-sizing: content;\n',
  },
  {
    title: 'a package of a licence that nobody has allowed',
    gate: 'licences',
    says: 'argparse',
    file: 'tools/checkLicences.mjs',
    replace: "  argparse: 'Python-2.0, which asks for its notice; a tool alone',\n",
    by: '',
  },
  {
    title: 'a text colour too weak for its paper',
    gate: 'contrast',
    says: "the theme 'UNEFON'",
    file: 'src/components/theme/carriers/UNEFON.ts',
    replace: "brandText: '#6F5300'",
    by: "brandText: '#B08400'",
  },
  {
    title: 'a mock that answers outside the contract',
    gate: 'contract',
    says: 'balanceRequest',
    file: 'mocks/server.ts',
    replace: ' accept({ saldo: balance })',
    by: '\n      accept({ saldo: String(balance) as unknown as number })',
  },
];

const unit = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit'];

describe('the gates that read the sources', () => {
  const scratch = new Scratch();
  const outputs = new Map<string, string>();
  let check: Verdict;

  beforeAll(async () => {
    for (const fault of faults) if (fault.file !== undefined) scratch.plant(fault);
    scratch.plant({ file: 'src/app/weight.ts', text: heavyModule() });
    for (const language of ['es', 'en']) {
      const file = `src/i18n/locales/${language}.json`;
      const replace = '  "abono": {\n';
      scratch.plant({ file, replace, by: `${replace}    "planted": "Sin uso",\n` });
    }
    check = await scratch.run(['tools/check.mjs']);
    for (const part of check.output.split('\n── ').slice(1)) {
      outputs.set(part.slice(0, part.indexOf('\n')), part);
    }
    outputs.set('contrast', (await scratch.run([...unit, 'src/components/theme/contrast'])).output);
    outputs.set('contract', (await scratch.run([...unit, 'mocks/'])).output);
  }, 300_000);

  it('are red, each of them', () => {
    const [, ...red] = (outputs.get('summary') ?? '').match(/FAILED/g) ?? [];
    expect([...red, 'FAILED'], check.output.slice(-2000)).toHaveLength(9);
    expect(outputs.get('contrast')).toContain('failed');
    expect(outputs.get('contract')).toContain('failed');
  });

  const named = faults.map(({ says, file = '', ...fault }) => ({ ...fault, says: says ?? file }));

  it.for(named)('see $title by $gate, and it sees no other', ({ gate, says }) => {
    const output = outputs.get(gate) ?? '';
    expect(output).toContain(says);
    const seen = named.filter((other) => output.includes(other.says));
    expect(seen.filter((other) => other.gate !== gate && other.says !== says)).toEqual([]);
  });
});
