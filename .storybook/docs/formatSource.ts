const modules = Object.keys(import.meta.glob('../src/components/*/[A-Z]*.tsx'));

/** The components of the package outside `components/`, and where they are imported from. */
const subpaths: Record<string, string> = { NotificationRegion: 'notifications' };

/** What stands in the shown code for a function, before its prop gives it a name. */
export const HANDLER = '() => {}';

/** Exports of another component's module. */
const homes: Record<string, string> = { ButtonLink: 'Button', ScreenTitle: 'PageHeader' };

/** The names of what others have made, by those that they have given it. */
const made: Record<string, string> = { 'styled.h1': 'ScreenTitle', SvgAbono: 'svg' };

/** The data that Storybook passes for a story whose code it shows. */
interface Shown {
  parameters: { docs?: { source?: { originalSource?: string } } };
}

/**
 * The code of a story as a person would write it: functions by their names, and the imports. Of a
 * story that shows no component of the library alone, such as a screen, it is the story's own.
 */
export function formatSource(code: string, { parameters }: Shown): string {
  // Storybook asks for what it keeps, and again for what it shows of that.
  if (code.startsWith('import ')) return code;
  const body = code
    .replaceAll(/on(\w+)=\{\(\) => \{\}\}/g, 'on$1={handle$1}')
    .replaceAll(/(\w+)=\{\(\) => \{\}\}/g, '$1={$1}')
    .replaceAll(/(?<=<\/?)[\w.]+/g, (name) => made[name] ?? name);
  const used = new Map<string, Set<string>>();
  for (const [, name = ''] of body.matchAll(/<([A-Z]\w+)/g)) {
    const home = homes[name] ?? name;
    if (!(home in subpaths) && !modules.includes(`../src/components/${home}/${home}.tsx`)) continue;
    used.set(home, (used.get(home) ?? new Set()).add(name));
  }
  const imports = Array.from(used, ([home, names]) => {
    const list = [...names].join(', ');
    return `import { ${list} } from 'colibri-recargas-components/${subpaths[home] ?? `components/${home}`}';\n`;
  });
  if (imports.length === 0) return parameters.docs?.source?.originalSource ?? code;
  return `${imports.join('')}\n${body}`;
}
