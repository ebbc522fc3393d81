const modules = Object.keys(import.meta.glob('../src/components/*/[A-Z]*.tsx'));

/** The components outside `components/`, and their subpaths in the package. */
const subpaths: Record<string, string> = { NotificationRegion: 'notifications' };

/** The placeholder of a function in the code, before the name of its prop replaces it. */
export const HANDLER = '() => {}';

/** The modules of components that are exported by the module of another one. */
const modulesOf: Record<string, string> = { ButtonLink: 'Button', ScreenTitle: 'PageHeader' };

/** The element names in the code, by the display names of the rendered components. */
const elementNames: Record<string, string> = { 'styled.h1': 'ScreenTitle', SvgAbono: 'svg' };

/** The subpath of the package that exports a component. */
export function importPath(name: string): string {
  return `colibri-recargas-components/${subpaths[name] ?? `components/${name}`}`;
}

/** The part of the story context that the function reads. */
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
    .replaceAll(/(\w+)=\{\(\) => \{\}\}/g, '$1={$1}')
    .replaceAll(/(?<=<\/?)[\w.]+/g, (name) => elementNames[name] ?? name);
  const used = new Map<string, Set<string>>();
  for (const [, name = ''] of body.matchAll(/<([A-Z]\w+)/g)) {
    const module = modulesOf[name] ?? name;
    if (!(module in subpaths) && !modules.includes(`../src/components/${module}/${module}.tsx`)) {
      continue;
    }
    used.set(module, (used.get(module) ?? new Set()).add(name));
  }
  const imports = Array.from(
    used,
    ([module, names]) => `import { ${[...names].join(', ')} } from '${importPath(module)}';\n`,
  );
  if (imports.length === 0) return parameters.docs?.source?.originalSource ?? code;
  return `${imports.join('')}\n${body}`;
}
