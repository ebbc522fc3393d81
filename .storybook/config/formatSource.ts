import { name as packageName } from '../../package.json';
import { importLine } from './importLine';

const exportedNames = new Set([
  ...Object.keys(import.meta.glob('../../src/components/*/[A-Z]*.tsx')).map((path) =>
    path.replace(/^.*\/|\.tsx$/g, ''),
  ),
  'ButtonLink',
  'IconLink',
  'NotificationRegion',
  'ScreenTitle',
]);

/** The placeholder of a function in the code, before the name of its prop replaces it. */
export const HANDLER = '() => {}';

/** The part of the story context that {@link formatSource} reads. */
interface SourceContext {
  parameters: { docs?: { source?: { originalSource?: string } } };
}

/**
 * The code of a story as a developer would write it, with named functions and the imports. For a story
 * without a component of the library, such as a screen, it is the source of the story.
 */
export function formatSource(code: string, { parameters }: SourceContext): string {
  // Storybook calls it for the stored code, and again with the result for the shown code.
  if (code.startsWith('import ')) return code;
  const body = code
    .replaceAll(/on(\w+)=\{\(\) => \{\}\}/g, 'on$1={handle$1}')
    .replaceAll(/(\w+)=\{\(\) => \{\}\}/g, '$1={$1}');
  const names = new Set(Array.from(body.matchAll(/<([A-Z]\w+)/g), ([, name = '']) => name));
  const imported = [...names].filter((name) => exportedNames.has(name)).sort();
  if (imported.length === 0) return parameters.docs?.source?.originalSource ?? code;
  return `${importLine(imported, packageName)}\n\n${body}`;
}
