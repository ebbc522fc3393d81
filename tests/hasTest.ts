import { existsSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** The words of a called function: `it`, `each` of `it.each(…)`. */
function wordsOf(callee: unknown): string[] {
  if (typeof callee !== 'object' || callee === null) return [];
  const { name, object, property, callee: inner } = callee as Record<string, unknown>;
  if (typeof name === 'string') return [name];
  return [object, property, inner].flatMap(wordsOf);
}

/** Whether the syntax tree contains the call of a test with the title that is not skipped. */
function contains(node: unknown, title: string): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { type, callee, arguments: args } = node as Record<string, unknown>;
  if (type === 'CallExpression') {
    const [first] = args as { value?: unknown }[];
    const words = wordsOf(callee);
    if (words.some((word) => ['skip', 'todo', 'fails'].includes(word))) return false;
    if (words[0] === 'it' && first?.value === title) return true;
  }
  return Object.values(node).some((child) => contains(child, title));
}

/** Whether a file has a test with the title, as it is written in the file. Skipped tests do not count. */
export function hasTest(file: string, title: string): boolean {
  return existsSync(file) && contains(parseSync(file, readFileSync(file, 'utf8')).program, title);
}
