/** Texts of sources by their paths from `src/components`. */
export type Files = Readonly<Record<string, string>>;

/** What Storybook's index says of a story or a docs page; the tag `play-fn` marks one with a `play`. */
export interface IndexEntry {
  type: string;
  name: string;
  title: string;
  importPath: string;
  tags?: readonly string[];
}

const GROUPS = ['Actions', 'Feedback', 'Fields', 'Media', 'Money', 'Navigation'];
const STAGE = /\.stories\.tsx$|\/testing\//;
const SUPPORTING = /\.(stories|test)\.tsx?$|\/testing\//;
const CONTROL = '(?:a|button|details|dialog|form|input|select|summary|textarea|video)';
const ACTED_ON = new RegExp(
  `styled\\.${CONTROL}\\b|<${CONTROL}[\\s>]|\\bon[A-Z]\\w*(?:=\\{|\\??:)`,
);

/** The components that a folder offers, if a file is the one of the folder's own name. */
export function offeredBy(files: Files, file: string): string[] {
  const [, text = ''] = /^([A-Z]\w*)\/\1\.tsx$/.test(file) ? [file, files[file]] : [];
  const own = [...text.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name = '']) => name);
  const passedOn = [...text.matchAll(/^export \{([^}]*)\} from/gm)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  );
  return [...own, ...passedOn].filter(
    (name) => /^[A-Z]\w*[a-z]\w*$/.test(name) && !name.endsWith('Error'),
  );
}

function faultsOf(folder: string, files: Files, index: readonly IndexEntry[]): string[] {
  const main = `${folder}/${folder}.tsx`;
  const own = Object.entries(files).filter(([file]) => file.startsWith(`${folder}/`));
  const stage = own.filter(([file]) => STAGE.test(file)).map(([, text]) => text);
  const isActedOn = own.some(([file, text]) => !SUPPORTING.test(file) && ACTED_ON.test(text));
  const entries = index.filter(({ importPath }) => importPath.includes(`/components/${folder}/`));
  const has = (type: string, tag?: string) =>
    entries.some((entry) => entry.type === type && (!tag || entry.tags?.includes(tag)));
  const first = entries.find(({ type }) => type === 'story');
  const [, group = ''] = first?.title.split('/') ?? [];
  const isShown = (name: string) =>
    stage.some((text) => new RegExp(`<${name}\\b|component: ${name}\\b`).test(text));
  return [
    ...(main in files ? [] : [`${folder} has no file of its name`]),
    ...(has('story') ? [] : [`${folder} has no stories`]),
    ...(first === undefined || first.name === 'Default'
      ? []
      : [`${folder} begins with ${first.name}, not with Default`]),
    ...(first === undefined || GROUPS.includes(group)
      ? []
      : [`${folder} is in no group of components: ${group}`]),
    ...(has('docs', 'autodocs') ? [] : [`${folder} has no docs page`]),
    ...(!isActedOn || has('story', 'play-fn')
      ? []
      : [`${folder} can be acted on, but no story of it has a play`]),
    ...offeredBy(files, main)
      .filter((name) => !isShown(name))
      .map((name) => `${name} of ${folder} is in none of its stories`),
  ];
}

/** What the components' folders lack, in words. Folders named in small letters hold what others share. */
export function findFaults(files: Files, index: readonly IndexEntry[]): string[] {
  const folders = new Set(Object.keys(files).map((file) => file.split('/')[0] ?? ''));
  return [...folders]
    .filter((folder) => /^[A-Z]\w*$/.test(folder))
    .flatMap((folder) => faultsOf(folder, files, index));
}
