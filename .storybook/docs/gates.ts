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

/** The gates, the cheap ones first; `.ci/run --full` runs the matrix and mutation testing too. */
export const gates: readonly Gate[] = [
  {
    name: 'Types',
    command: 'npm run check -- types',
    promise:
      'Every value, in the tools too, has the type that its place asks for; no any, no non-null assertion.',
    cost: '9 s',
    proof: ['a value of the wrong type'],
  },
  {
    name: 'Lint',
    command: 'npm run check -- lint',
    promise:
      'No text in the markup, no raw colour and no carrier’s name outside the themes, hooks used rightly.',
    cost: '25 s',
    proof: ['a text written into the markup'],
  },
  {
    name: 'Format',
    command: 'npm run check -- format',
    promise: 'One way of writing, so that a change shows only what changed.',
    cost: '5 s',
    proof: ['a line that is not formatted'],
  },
  {
    name: 'Architecture',
    command: 'npm run check -- architecture',
    promise:
      'Imports run one way: components and the domain know nothing above them, and production knows no test.',
    cost: '4 s',
    proof: ['a component that imports the domain'],
  },
  {
    name: 'Unused code',
    command: 'npm run check -- unused',
    promise: 'No file, export or dependency that nothing uses.',
    cost: '4 s',
    proof: ['an export that nothing imports'],
  },
  {
    name: 'Translations',
    command: 'npm run check -- translations',
    promise:
      'All languages have the same keys, placeholders and whole plurals; none is missing, none idle.',
    cost: '5 s',
    proof: ['a text that only Spanish has', 'a text that nothing uses'],
  },
  {
    name: 'Size',
    command: 'npm run check -- size',
    promise: 'The way to the first tap stays within its budget, and no mock reaches production.',
    cost: '4 s',
    proof: ['a heavy module on the way to the first screen'],
  },
  {
    name: 'Oldest browser',
    command: 'npm run check -- browsers',
    promise:
      'The built scripts and their styles ask for nothing that the oldest supported browsers lack.',
    cost: '8 s',
    proof: ['a style that the oldest supported browser lacks'],
  },
  {
    name: 'Licences',
    command: 'npm run check -- licences',
    promise:
      'Every package may be used as it is; .ci/run asks for known vulnerabilities besides, where the registry tells.',
    cost: '3 s',
    proof: ['a package of a licence that nobody has allowed'],
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
    promise: 'The mocks answer all endpoints within the contract, and nothing outside it.',
    cost: '2 s',
    proof: ['a mock that answers outside the contract'],
  },
  {
    name: 'Stories',
    command: 'npm test -- stories',
    promise:
      'Every story, in each language (Spanish in the themes by turns, English in forced colours): its play, no axe violation, no console error, no stray request, no foreign or missing text, nothing cut off or too wide at 320 px, at 200 % text and with texts 40 % longer.',
    cost: '4 min',
    proof: [
      'Weak Text',
      'Too Wide',
      'Cut Off',
      'Tight For Long Texts',
      'Tight For Large Text',
      'Unlabelled',
      'Raw Key',
      'Other Language',
      'Raw Price',
      'Missing Key',
      'Noisy Console',
      'Unknown Request',
      'Foreign Request',
      'Stays Busy',
      'Broken Play',
    ],
  },
  {
    name: 'Spoken',
    command: 'npm test -- stories',
    promise:
      'What a screen reader says of each component and screen, and while the main ones are used, is what tests/spoken/references says, in both languages.',
    cost: 'within the stories’',
    proof: ['hear a word more'],
  },
  {
    name: 'Matrix',
    command: 'npm test -- --matrix',
    promise: 'The same of every story in each of the ten themes.',
    cost: 'about ten times the stories’, by .ci/run --full',
    proof: ['Weak In One Theme'],
  },
  {
    name: 'Coverage',
    command: 'npm test -- --coverage',
    promise:
      'Unit and story tests reach at least 95 % of the lines and 90 % of the branches of src.',
    cost: 'within the tests',
    proof: ['a module that no test reaches'],
  },
  {
    name: 'App',
    command: 'npm run e2e',
    promise:
      'In the production build and the demo build, people buy, reload, go back, lose the network and print, and nothing of their card is left anywhere; in Firefox and WebKit (--browser=firefox, --browser=webkit) they buy too, and type into the masks.',
    cost: '5 min',
    proof: ['a build that asks no server'],
  },
  {
    name: 'Parity',
    command: 'npm run e2e -- --project parity',
    promise:
      'Each screen has a route and a story, and each screen story’s end state (address, storage, history) reads the same in the built app. What only a play brings about is driven by the tests of the app: tests/parity/driven.ts says which.',
    cost: 'within the app’s',
    proof: [
      'a screen without a story',
      'a route without a story',
      'a story at a route that the app lacks',
      'a story state that the app cannot reach',
    ],
  },
  {
    name: 'Pictures',
    command: 'npm test -- --pictures',
    promise:
      'Screens and every state of each component look as they did, to the pixel, in the browser that drew the references; another one fails, unless it is allowed by --allow-other-browser.',
    cost: '2 min',
    proof: ['one pixel of padding'],
  },
  {
    name: 'Mutation',
    command: 'npm run mutation',
    promise:
      'Of small changes to the rules of the domain and the masks, the tests notice at least 90 %; of those to what listens to the page, the quick ones alone at least 75 %.',
    cost: 'about 10 min, by .ci/run --full',
    proof: ['a rule that no test checks'],
  },
];
