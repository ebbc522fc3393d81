/** A check that must pass before a change lands. */
export interface Gate {
  /** What it is called. */
  name: string;
  /** The command that runs it alone. */
  command: string;
  /** What holds when it is green. */
  promise: string;
  /** How long it takes on two idle cores. */
  cost: string;
  /** The planted faults that it was seen to catch, by their titles in `tests/plants`. */
  proof: readonly string[];
}

/** Every gate, the cheap ones first, as `.ci/run` takes them. */
export const gates: readonly Gate[] = [
  {
    name: 'Types',
    command: 'npm run check:types',
    promise: 'Every value has the type that its place asks for; no any, no non-null assertion.',
    cost: '9 s',
    proof: ['a value of the wrong type'],
  },
  {
    name: 'Lint',
    command: 'npm run check:lint',
    promise:
      'No text in the markup, no raw colour and no carrier’s name outside the themes, hooks used rightly.',
    cost: '25 s',
    proof: ['a text written into the markup'],
  },
  {
    name: 'Format',
    command: 'npm run check:format',
    promise: 'One way of writing, so that a change shows only what changed.',
    cost: '5 s',
    proof: ['a line that is not formatted'],
  },
  {
    name: 'Architecture',
    command: 'npm run check:architecture',
    promise: 'Imports run one way: components and the domain know nothing above them.',
    cost: '4 s',
    proof: ['a component that imports the domain'],
  },
  {
    name: 'Unused code',
    command: 'npm run check:unused',
    promise: 'No file, export or dependency that nothing uses.',
    cost: '4 s',
    proof: ['an export that nothing imports'],
  },
  {
    name: 'Translations',
    command: 'npm run check:translations',
    promise:
      'Spanish and English have the same keys, placeholders and plurals; none is missing, none idle.',
    cost: '1 s',
    proof: ['a text that only Spanish has', 'a text that nothing uses'],
  },
  {
    name: 'Size',
    command: 'npm run check:size',
    promise: 'The way to the first tap stays within its budget, and no mock reaches production.',
    cost: '4 s',
    proof: ['a heavy module on the way to the first screen'],
  },
  {
    name: 'Contrast',
    command: 'npm test -- contrast',
    promise: 'Every declared pair of colours reaches its ratio in all ten themes.',
    cost: '1 s',
    proof: ['a text colour too weak for its paper'],
  },
  {
    name: 'Contract',
    command: 'npm test -- mocks',
    promise: 'The mocks answer all eleven endpoints within the contract, and nothing outside it.',
    cost: '2 s',
    proof: ['a mock that answers outside the contract'],
  },
  {
    name: 'Tests',
    command: 'npm test',
    promise:
      'The rules of the domain, the masks in a real browser, and what each story does when it is played.',
    cost: '2 min 10 s, and the matrix’s sample',
    proof: ['a mock that answers outside the contract', 'broken-play'],
  },
  {
    name: 'Matrix',
    command: 'npm run test:matrix',
    promise:
      'Every story in ten themes and two languages: no axe violation, no console error, no stray request, no foreign or missing text, nothing cut off or too wide at 320 px, at 200 % text and with texts 40 % longer.',
    cost: '16 min; its sample in npm test 3 min',
    proof: [
      'weak-text',
      'weak-in-one-theme',
      'too-wide',
      'cut-off',
      'tight-for-long-texts',
      'tight-for-large-text',
      'unlabelled',
      'raw-key',
      'other-language',
      'raw-price',
      'missing-key',
      'noisy-console',
      'unknown-request',
      'foreign-request',
      'stays-busy',
      'broken-play',
    ],
  },
  {
    name: 'App',
    command: 'npm run e2e',
    promise:
      'In the production build and the demo build, people buy, reload, go back, lose the network and print, and nothing of their card is left anywhere.',
    cost: '3 min',
    proof: ['a build that asks no server'],
  },
  {
    name: 'Coverage',
    command: 'npm run test:coverage',
    promise:
      'Unit and story tests reach at least 95 % of the lines and 90 % of the branches of src.',
    cost: '2 min 20 s',
    proof: ['a module that no test reaches'],
  },
  {
    name: 'Pictures',
    command: 'npm run test:visual',
    promise: 'Screens and every state of each component look as they did, to the pixel.',
    cost: '80 s',
    proof: ['one pixel of padding'],
  },
  {
    name: 'Parity',
    command: 'npm run test:parity',
    promise:
      'Each screen has a route and a story, and the built app comes to the accessibility tree of every screen’s story.',
    cost: '90 s',
    proof: [
      'a screen without a story',
      'a route without a story',
      'a story at a route that the app lacks',
      'a story state that the app cannot reach',
    ],
  },
  {
    name: 'Mutation',
    command: 'npm run test:mutation',
    promise:
      'Of small changes to the rules of the domain and the masks, the tests notice at least 85 %; each that they do not is listed with its reason.',
    cost: '4 min 30 s',
    proof: ['a rule that no test checks'],
  },
];
