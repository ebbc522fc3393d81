import type { CDPSession, Page } from 'playwright';

interface AxValue {
  type?: string;
  value?: unknown;
}

/** A node of Chromium's accessibility tree, as its protocol gives it. */
export interface AxNode {
  nodeId: string;
  ignored?: boolean;
  role?: AxValue;
  name?: AxValue;
  description?: AxValue;
  value?: AxValue;
  properties?: { name: string; value: AxValue }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

/** What says nothing to a person, or is told by another line. */
const UNTOLD = new Set(['focusable', 'editable', 'settable', 'root', 'hiddenRoot', 'keyshortcuts']);
const ROOMS = new Set(['generic', 'none', 'LineBreak', 'ListMarker']);
const LONGEST = 160;

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  // The end and the length tell apart what the beginning does not.
  return line.length <= LONGEST
    ? line
    : `${line.slice(0, LONGEST)}… (${String(line.length)}) …${line.slice(-20)}`;
}

function textOf(value: AxValue | undefined): string {
  return typeof value?.value === 'string' ? value.value : '';
}

/** An address as the page's own: Storybook and the app stand in different places. */
function place(address: string, page: string): string {
  if (address.split('#')[0] === page.split('#')[0] && address.includes('#')) {
    return `#${address.split('#')[1] ?? ''}`;
  }
  const { origin, pathname, search, hash } = new URL(address);
  if (origin !== new URL(page).origin) return address;
  // A build marks its files by their content, and each build its own way.
  return pathname.replace(/-[\w-]{8}(\.\w+)$/, '$1') + search + hash;
}

function told({ description, value, properties = [] }: AxNode, page: string): string[] {
  const words = [
    ['description', description?.value],
    ['value', value?.value],
    ...properties
      .filter((one) => !UNTOLD.has(one.name) && !one.value.type?.startsWith('idref'))
      .filter(({ value: one }) => one.type !== 'node' && one.type !== 'nodeList')
      .map(({ name, value: one }) => [
        name,
        name === 'url' ? place(String(one.value), page) : one.value,
      ]),
  ] as [string, unknown][];
  return words
    .filter(([, word]) => word !== undefined && word !== '' && word !== false && word !== 'false')
    .map(([name, word]) => (word === true ? name : `${name}=${short(String(word))}`));
}

/** Writes a tree one line a node, without the nodes that only hold others. */
export function writeTree(nodes: readonly AxNode[], from: number, page: string): string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  function write(node: AxNode, depth: number): string[] {
    const role = textOf(node.role) || 'none';
    if (role === 'InlineTextBox') return [];
    const name = short(textOf(node.name));
    const words = node.ignored === true ? [] : told(node, page);
    const isRoom = node.ignored === true || (ROOMS.has(role) && name === '' && words.length === 0);
    const children = (depth: number) =>
      (node.childIds ?? []).flatMap((id) => {
        const child = byId.get(id);
        return child === undefined ? [] : write(child, depth);
      });
    if (isRoom) return children(depth);
    const line = [role, ...(name === '' ? [] : [JSON.stringify(name)]), ...words].join(' ');
    return ['  '.repeat(depth) + line, ...children(depth + 1)];
  }

  const root = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === from);
  return root === undefined ? [] : write(root, 0);
}

/** Runs in the page: what is marked as the current one, which Chromium's tree does not tell. */
function currentScript(selector: string): string[] {
  return Array.from(document.querySelectorAll(`:is(${selector}) [aria-current]`), (one) => {
    const text = one.getAttribute('aria-label') ?? one.textContent;
    return `current=${String(one.getAttribute('aria-current'))} ${JSON.stringify(text)}`;
  });
}

/** The accessibility tree of what a selector names, one line a node. */
export async function readTree(
  page: Page,
  session: CDPSession,
  selector: string,
): Promise<string[]> {
  const query = `document.querySelectorAll(${JSON.stringify(selector)})`;
  const count = await page.locator(selector).count();
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const lines: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const expression = `${query}[${String(at)}]`;
    const { objectId } = (await session.send('Runtime.evaluate', { expression })).result;
    if (objectId === undefined) continue;
    const { node } = await session.send('DOM.describeNode', { objectId });
    lines.push(...writeTree(nodes, node.backendNodeId, page.url()));
  }
  return [...lines, ...(await page.evaluate(currentScript, selector))];
}
