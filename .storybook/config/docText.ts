import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import type * as Foundations from './foundations.ts';

/** The text of imported files without their titles, or of the section that the expression selects. */
function textOf(expression: string, files: Readonly<Record<string, string>>): string {
  const section = /## ([\w ]+)\\n/.exec(expression)?.[1];
  return Object.entries(files)
    .filter(([name]) => expression.includes(name))
    .map(([, text]) =>
      section === undefined
        ? text.replace(/^# .*/, '')
        : (text.split(/^## /m).find((part) => part.startsWith(section)) ?? '').replace(/^.*/, ''),
    )
    .join('\n');
}

/** Returns a function that gets the text of a written page as Markdown: the blocks of the page become files and tables. */
export async function docReader(): Promise<(path: string) => string> {
  const { module } = await runnerImport<typeof Foundations>('./.storybook/config/foundations.ts', {
    logLevel: 'silent',
  });
  return (path) => {
    const page = readFileSync(path, 'utf8');
    const files = Object.fromEntries(
      Array.from(page.matchAll(/^import (\w+) from '(.+)\?raw';/gm), ([, name = '', file = '']) => [
        name,
        readFileSync(join(dirname(path), file), 'utf8'),
      ]),
    );
    return page
      .replace(/^import .*\n/gm, '')
      .replace(/<Meta[^]*?summary="([^"]*)"[^]*?\/>/, '$1')
      .replace(
        /<StoryCard[^]*?name="([^"]*)"(?:\s*note="([^"]*)")?[^]*?\/>/g,
        (_, name: string, note?: string) =>
          note === undefined ? `- ${name}` : `- ${name}: ${note}`,
      )
      .replace(/<\/?(Cards|PreviewCards|div|img|a)\b[^>]*>|\{' '\}/g, '')
      .replace(/<Translations[^]*?keys=\{(\[[^]*?\])\}[^]*?\/>/g, (_, keys: string) =>
        module.texts(Array.from(keys.matchAll(/'([^']+)'/g), ([, key = '']) => key)),
      )
      .replace(/<CodeBlock code=\{(\w+)\}.*\/>/g, (_, name: string) =>
        ['```ts', files[name]?.trim(), '```'].join('\n'),
      )
      .replace(/<Markdown>\{([^]*?)\}<\/Markdown>/g, (_, text: string) => textOf(text, files))
      .replace(/^<([A-Z]\w+)[^]*?\/>$/gm, (_, name: string) => {
        const text = module.blocks[name];
        if (text === undefined) {
          throw new Error(
            `The block ${name} of ${path} has no text for agents: add it to foundations.ts.`,
          );
        }
        return text();
      })
      .trim();
  };
}
