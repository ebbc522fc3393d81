import { parseCLI } from 'vitest/node';
import { filesUnder } from '../lib/files.mjs';

/** The files of the projects that `npm test` runs. */
const filesOf: Readonly<Record<string, RegExp>> = {
  unit: /(?<!\.\w+)\.test\.tsx?$/,
  browser: /\.browser\.test\.tsx$/,
  'stories-es': /\.stories\.tsx$/,
  'stories-en': /^(?!src\/(components|notifications)\/).*\.stories\.tsx$/,
};

/** Whether the path of a file contains a filter of the command line, which may end with the number of a line. */
function matches(file: string, filter: string): boolean {
  const text = filter.replace(/^\.\//, '').replace(/:\d+$/, '');
  return `${process.cwd()}/${file}`.toLowerCase().includes(text.toLowerCase());
}

/**
 * Returns the projects that Vitest's command line needs, so that no test of a module waits for the browser and for
 * Storybook: those of `--project` that have a file of the given paths. Without such a project, returns all.
 */
export function neededProjects<Name extends string>(
  projects: Readonly<Record<Name, unknown>>,
): readonly Name[] {
  const names = Object.keys(projects) as Name[];
  const { filter, options } = parseCLI(['vitest', ...process.argv.slice(2)], {
    allowUnknownOptions: true,
  });
  const selected = [options.project ?? []].flat();
  const files = ['src', 'mocks', 'tests', 'tools', '.storybook']
    .flatMap(filesUnder)
    .filter((file) => filter.some((text) => matches(file, text)));
  const needed = names.filter((name) => {
    const own = filesOf[name];
    const isSelected = selected.length === 0 || selected.includes(name);
    return isSelected && (!own || filter.length === 0 || files.some((file) => own.test(file)));
  });
  return needed.length > 0 ? needed : names;
}
