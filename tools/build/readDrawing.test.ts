import { describe, expect, it } from 'vitest';
import { markupOf, readDrawing, readWordmark } from './readDrawing.ts';

const drawn = '<path d="M0 0h9"/>';

const svg = (content: string, attributes = 'viewBox="0 0 80 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

/** Reads a file that has a drawing: the markup of its content, and what is left out. */
function read(text: string, reader = readDrawing) {
  const drawing = reader(text);
  if (typeof drawing === 'string') throw new Error(drawing);
  const { svg: root, dropped } = drawing;
  return { root: root.attributes, content: root.children.map(markupOf).join(''), dropped };
}

describe('a drawing', () => {
  it.each([
    ['text', 'text', `a{b}${drawn}`],
    ['CDATA', 'text', `<![CDATA[<path onclick="run()"/>]]>${drawn}`],
    ['entities', 'text', `&lt;script&gt;run()&lt;/script&gt;${drawn}`],
    ['a script', 'script', `<script>run()</script>${drawn}`],
    ['an element in capitals', 'SCRIPT', `<SCRIPT>run()</SCRIPT>${drawn}`],
    ['HTML', 'foreignObject', `<foreignObject><body onload="run()"/></foreignObject>${drawn}`],
    ['a link', 'a', `<a href="javascript:run()"><path d="M1 1"/></a>${drawn}`],
    ['an external file', 'use', `<use href="https://example.com/a.svg#b"/>${drawn}`],
    ['a picture', 'image', `<image href="https://example.com/a.png"/>${drawn}`],
    ['a style sheet', 'style', `<defs><style>path{fill:red}</style></defs>${drawn}`],
    ['a clip path', 'clipPath', `<defs><clipPath id="a">${drawn}</clipPath></defs>${drawn}`],
    ['an animation', 'set', '<path d="M0 0h9"><set attributeName="onclick" to="run()"/></path>'],
    ['an event handler', 'onclick', '<path d="M0 0h9" onclick="run()"/>'],
    ['an event handler in capitals', 'onClick', '<path d="M0 0h9" onClick="run()"/>'],
    ['an external paint', 'fill', '<path d="M0 0h9" fill="url(https://example.com/a.svg#b)"/>'],
    ['an escaped function', 'fill', '<path d="M0 0h9" fill="\\75rl(//example.com/a.svg#b)"/>'],
    ['a value with quotes', 'fill', '<path d="M0 0h9" fill="red&quot; onload=&quot;run()"/>'],
    ['a declaration', 'filter', '<path d="M0 0h9" style="filter:url(#a)"/>'],
    ['a reference', 'clip-path', '<path clip-path="url(#a)" d="M0 0h9"/>'],
  ])('leaves out %s, and names it', (_, name, file) => {
    const { content, dropped } = read(svg(file));
    expect(content).toBe(drawn);
    expect(dropped).toEqual([name]);
  });

  it.each([
    ['an editor', '<sodipodi:namedview id="a"/><metadata><rdf:RDF/></metadata><defs id="b"/>'],
    ['a title', '<title>Cometa</title><desc>{run()}</desc>'],
    ['names', '<g class="a" data-name="Layer 1" id="b" inkscape:label="c" xml:space="preserve"/>'],
    ['a hidden layer', '<g style="display:none"><path d="M5 5"/></g>'],
  ])('leaves out what %s adds, without a word', (_, file) => {
    const { content, dropped } = read(svg(file + drawn, 'version="1.1" viewBox="0 0 9 9"'));
    expect(content).toBe(drawn);
    expect(dropped).toEqual([]);
  });

  it('has the declarations of a style as attributes', () => {
    const path = '<path d="M0 0h9" fill="#f00" style="fill: #123456; stroke-width:2;"/>';
    expect(read(svg(path)).content).toBe('<path d="M0 0h9" fill="#123456" stroke-width="2"/>');
  });

  it('is the same with a prefix at each name', () => {
    const { content } = read(
      '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><svg:g><svg:path d="M0 0h9"/></svg:g></svg:svg>',
    );
    expect(content).toBe(`<g>${drawn}</g>`);
  });

  it.each([
    ['viewBox="0,0 , 80\n40"', '0 0 80 40'],
    ['viewBox="-1.5 0 8e1 40" width="9"', '-1.5 0 80 40'],
    ['width="80px" height="40"', '0 0 80 40'],
    ['width="80" height="40" viewBox="0 0 80 40&quot; onload=&quot;run()"', '0 0 80 40'],
  ])('with %s has the box %s', (attributes, box) => {
    expect(read(svg(drawn, attributes)).root['viewBox']).toBe(box);
  });

  it.each([
    ['a picture', '\u0089PNG', /not an SVG file/],
    ['an empty file', '', /not an SVG file/],
    ['HTML', '<html><svg/></html>', /not an SVG file/],
    ['no box', svg(drawn, 'width="9"'), /no viewBox/],
    ['a box of five numbers', svg(drawn, 'viewBox="0 0 80 40 1"'), /no viewBox/],
    ['a box without a height', svg(drawn, 'viewBox="0 0 80 0"'), /no viewBox/],
    ['a size in mm', svg(drawn, 'width="9mm" height="9mm"'), /no viewBox/],
    ['text alone', svg('<text>Cometa</text>'), /no shapes, only text/],
    ['a style alone', svg('<style>a{}</style><g/>'), /no shapes, only style/],
  ])('is not made of %s', (_, text, reason) => {
    expect(readDrawing(text)).toMatch(reason);
  });
});

describe('a wordmark', () => {
  it('has the colour of the text around it, and not its own', () => {
    const text = svg(
      '<g style="fill:#123456" transform="translate(5 5)"><path d="M0 0h9"/><rect fill="none" stroke="#123456" width="9"/></g>',
      'viewBox="0 0 80 40" fill="#123456"',
    );
    const { root, content } = read(text, readWordmark);
    expect(root).toEqual({ viewBox: '0 0 80 40', fill: 'currentColor' });
    expect(content).toBe(
      '<g transform="translate(5 5)" fill="currentColor"><path d="M0 0h9"/><rect fill="none" stroke="currentColor" width="9"/></g>',
    );
  });

  it.each([
    ['#abc', '#AABBCC', /><path fill="currentColor"/],
    ['#123', 'none', /><path fill="currentColor"/],
    ['red', '#00f', /2 colours \(red, #0000ff\)/],
  ])('has one colour: %s and %s', (one, other, expected) => {
    const result = readWordmark(
      svg(`<path fill="${one}" d="M0 0h9"/><path fill="${other}" d="M9 9h9"/>`),
    );
    expect(typeof result === 'string' ? result : markupOf(result.svg)).toMatch(expected);
  });
});
