import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { redReaders, type ReaderName } from './gates';
import { Scratch, type Plant } from './scratch';

/** A fault, and the one gate that must see it. */
interface Fault {
  title: string;
  gate: ReaderName;
  plants: readonly Plant[];
}

const amount = 'src/components/Amount/Amount.tsx';

/** 90 kB of letters that no compression makes small, the same each time. */
function incompressible(): string {
  let text = '';
  let seed = 'weight';
  while (text.length < 90_000) {
    seed = createHash('sha512').update(seed).digest('base64url');
    text += seed;
  }
  return text;
}

const faults: readonly Fault[] = [
  {
    title: 'a text colour too weak for its paper',
    gate: 'contrast',
    plants: [
      {
        file: 'src/components/theme/carriers/UNEFON.ts',
        replace: "brandText: '#6F5300'",
        by: "brandText: '#B08400'",
      },
    ],
  },
  {
    title: 'a text that only Spanish has',
    gate: 'translations',
    plants: [{ file: 'src/app/i18n/locales/en.json', replace: '    "close": "Got it",\n', by: '' }],
  },
  {
    title: 'a text that nothing uses',
    gate: 'translations',
    plants: ['es', 'en'].map((language) => ({
      file: `src/app/i18n/locales/${language}.json`,
      replace: '  "abono": {\n',
      by: '  "abono": {\n    "planted": "Sin uso",\n',
    })),
  },
  {
    title: 'a text written into the markup',
    gate: 'lint',
    plants: [{ file: amount, replace: '<Sign>{sign}</Sign>', by: '<Sign>Desde {sign}</Sign>' }],
  },
  {
    title: 'a mock that answers outside the contract',
    gate: 'contract',
    plants: [
      {
        file: 'mocks/server.ts',
        replace: ' accept({ saldo: balance })',
        by: '\n      accept({ saldo: String(balance) as unknown as number })',
      },
    ],
  },
  {
    title: 'a component that imports the domain',
    gate: 'architecture',
    plants: [
      {
        file: amount,
        replace: "import type { Currency } from '#theme/contract';\n",
        by: "import type { Carrier } from '#recargas/contract';\nimport type { Currency } from '#theme/contract';\n",
      },
      { file: amount, replace: '  value: number;\n', by: "  value: Carrier['name']['length'];\n" },
    ],
  },
  {
    title: 'a heavy module on the way to the first screen',
    gate: 'size',
    plants: [
      { file: 'src/app/weight.ts', text: `export const weight =\n  '${incompressible()}';\n` },
      {
        file: 'src/app/App.tsx',
        replace: "import { ErrorBoundary } from './ErrorBoundary';\n",
        by: "import { ErrorBoundary } from './ErrorBoundary';\nimport { weight } from './weight';\n",
      },
      {
        file: 'src/app/App.tsx',
        replace: '<BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>',
        by: `<BrowserRouter
          basename={import.meta.env.BASE_URL.replace(weight, '')}
          useTransitions={false}
        >`,
      },
    ],
  },
  {
    title: 'a value of the wrong type',
    gate: 'types',
    plants: [{ file: amount, replace: "currency = 'MXN',", by: "currency = 'EUR'," }],
  },
  {
    title: 'a line that is not formatted',
    gate: 'format',
    plants: [{ file: amount, replace: 'value: number;', by: 'value:number;' }],
  },
  {
    title: 'an export that nothing imports',
    gate: 'unused',
    plants: [
      {
        file: 'src/screens/shared/formatPhone.ts',
        replace: '/** Ten digits',
        by: '/** Planted. */\nexport const planted = 1;\n\n/** Ten digits',
      },
    ],
  },
];

describe('the gates that read the sources', () => {
  it('are green where nothing is planted', async () => {
    const scratch = new Scratch();
    try {
      expect(await redReaders(scratch, [amount])).toEqual({});
    } finally {
      scratch.remove();
    }
  });

  it.for(faults)('see $title by $gate alone', async ({ gate, plants }, context) => {
    const scratch = new Scratch();
    try {
      for (const plant of plants) scratch.plant(plant);
      const red = await redReaders(
        scratch,
        plants.map(({ file }) => file),
      );
      context.expect(Object.keys(red), JSON.stringify(red, null, 1).slice(0, 4000)).toEqual([gate]);
    } finally {
      scratch.remove();
    }
  });

  it('are all seen to fail', () => {
    expect(new Set(faults.map(({ gate }) => gate)).size).toBe(9);
  });
});
