import { expect, it } from 'vitest';
import { readWordmark } from '#storybook/review/readWordmark';

const svg = (content: string, attributes = 'viewBox="0 0 80 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

it('keeps the shapes of a drawing in the colour of the text around it', () => {
  const drawing = svg(
    `<title>Cometa</title><metadata><x xmlns="urn:x"/></metadata>
    <g id="a" transform="translate(5 5)" style="fill:#123456"><path onclick="run()" d="M0 0h30v20H0z"/>
    <rect fill="none" stroke="#123456" width="9" height="9"/></g>`,
    'viewBox="0 0 80 40" onload="run()"',
  );
  expect(readWordmark(drawing)).toEqual({
    viewBox: '0 0 80 40',
    shapes: expect.stringMatching(
      /^<g transform="translate\(5 5\)" fill="currentColor"><path d="M0 0h30v20H0z"\/>\s+<rect fill="none" stroke="currentColor" width="9" height="9"\/><\/g>$/,
    ) as string,
  });
});

it.each([
  ['a picture', 'PNG', /not an SVG file/],
  ['no box', svg('<path d="M0 0h9"/>', 'width="9"'), /no viewBox/],
  ['two colours', svg('<path fill="red" d="M0 0h9"/><path fill="#00f" d="M0 0h9"/>'), /2 colours/],
  ['a script', svg('<script>run()</script>'), /has script/],
  ['text', svg('<text>Cometa</text>'), /has text/],
  ['a style sheet', svg('<style>path{fill:red}</style>'), /has style/],
])('refuses %s', (_, text, reason) => {
  expect(readWordmark(text)).toMatch(reason);
});
