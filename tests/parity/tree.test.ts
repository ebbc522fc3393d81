import { describe, expect, it } from 'vitest';
import { writeTree, type AxNode } from './tree';

const page = 'http://localhost/superhome#shop';

function node(id: number, role: string, more: Partial<AxNode> & { text?: string } = {}): AxNode {
  const { text, ...rest } = more;
  return {
    nodeId: String(id),
    backendDOMNodeId: id,
    role: { value: role },
    ...(text !== undefined && { name: { value: text } }),
    ...rest,
  };
}

function property(name: string, value: unknown, type = 'string') {
  return { name, value: { type, value } };
}

function link(address: string): string[] {
  return writeTree([node(1, 'link', { properties: [property('url', address)] })], 1, page);
}

describe('a written tree', () => {
  it('has a line for each node that says something, below the node that holds it', () => {
    const nodes = [
      node(1, 'main', { childIds: ['2', '6'] }),
      node(2, 'generic', { childIds: ['3'] }),
      node(3, 'button', { text: ' Pagar\n $50 ', childIds: ['4'] }),
      node(4, 'StaticText', { text: 'Pagar', childIds: ['5'] }),
      node(5, 'InlineTextBox', { text: 'Pagar' }),
      node(6, 'none', { ignored: true, childIds: ['7', '8'] }),
      node(7, 'status', { properties: [property('busy', true, 'boolean')] }),
    ];
    expect(writeTree(nodes, 1, page)).toEqual([
      'main',
      '  button "Pagar $50"',
      '    StaticText "Pagar"',
      '  status busy',
    ]);
  });

  it('tells the state of a node, and not what is false, empty or a reference', () => {
    const textbox = node(1, 'textbox', {
      text: 'CVV',
      description: { value: 'Tres dígitos' },
      value: { value: '**3' },
      properties: [
        property('invalid', 'true', 'token'),
        property('required', false, 'boolean'),
        property('focusable', true, 'booleanOrUndefined'),
        property('focused', true, 'booleanOrUndefined'),
        property('describedby', 'hint', 'idrefList'),
      ],
    });
    expect(writeTree([textbox], 1, page)).toEqual([
      'textbox "CVV" description=Tres dígitos value=**3 invalid=true focused',
    ]);
  });

  it.each([
    ['http://localhost/start', 'link url=/start'],
    ['http://localhost/superhome#home', 'link url=#home'],
    ['http://localhost/assets/shop-8sKzJz-5.svg', 'link url=/assets/shop.svg'],
    ['https://example.org/a', 'link url=https://example.org/a'],
    ['tel:+525500000000', 'link url=tel:+525500000000'],
  ])('writes the address %s as the page sees it', (address, line) => {
    expect(link(address)).toEqual([line]);
  });

  it('keeps the beginning, the length and the end of a long text', () => {
    const [line = ''] = writeTree([node(1, 'heading', { text: 'W'.repeat(400) + 'end' })], 1, page);
    expect(line.length).toBeLessThan(220);
    expect(line).toMatch(/W… \(403\) …W+end"$/);
  });

  it('is empty where the node is not in the tree', () => {
    expect(writeTree([node(1, 'main')], 2, page)).toEqual([]);
  });
});
