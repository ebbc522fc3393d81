import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { tokenFiles } from '../tokens/tokenFiles.ts';
import { bundleLibrary, bundleTestModules } from './bundle.ts';
import { emitDeclarations, loadTypes } from './declarations.ts';
import { libraryDocs } from './docs.ts';
import { libraryEntries, testEntries } from './entries.ts';
import { libraryIndex, libraryManifest } from './manifest.ts';
import { compileLibrary, componentParts, singleSheets } from './styles.ts';

/** The drawings as files, and what the licences require; each by its place in the package. */
const copies = {
  'theme/wordmarks': 'src/theme/wordmarks',
  'theme/marks': 'src/theme/marks',
  'theme/pictures': 'src/theme/pictures',
  'theme/fonts': 'src/theme/fonts',
  'docs/guides': 'docs/guides',
  'README.md': 'tools/package/README.md',
  LICENSE: 'LICENSE',
  'vendor/imask/LICENSE': 'node_modules/imask/LICENSE',
  'CHANGELOG.md': 'CHANGELOG.md',
};

/** Builds the components and themes as a package with types; returns its errors. */
export async function buildLibrary(outDir: string): Promise<string[]> {
  const entries = libraryEntries();
  const styles = await compileLibrary(entries);
  const chunks = await bundleLibrary(outDir, entries, styles.parts);
  await bundleTestModules(outDir);
  const program = loadTypes([...entries, ...testEntries]);
  const typeErrors = emitDeclarations(outDir, program);
  const components = componentParts(entries, chunks, styles.parts);
  const modules = [...entries, ...testEntries].filter((entry) => !components.has(entry));
  const manifest = libraryManifest(entries, process.env['STORYBOOK_URL']);
  const texts = {
    'package.json': `${JSON.stringify(manifest, undefined, 2)}\n`,
    ...styles.sheets,
    ...singleSheets(components),
    ...(await libraryDocs(program, components, modules)),
    ...Object.fromEntries(
      Object.entries(tokenFiles()).map(([name, text]) => [`tokens/${name}`, text]),
    ),
    'index.js': libraryIndex(entries),
    'index.d.ts': libraryIndex(entries),
  };
  for (const folder of ['docs/components', 'styles', 'tokens']) {
    mkdirSync(path.join(outDir, folder), { recursive: true });
  }
  for (const [file, text] of Object.entries(texts)) writeFileSync(path.join(outDir, file), text);
  for (const [to, from] of Object.entries(copies)) {
    cpSync(from, path.join(outDir, to), { recursive: true });
  }
  const { messages, pkg } = await publint({ pkgDir: outDir, strict: true });
  return [
    ...(typeErrors === '' ? [] : [typeErrors]),
    ...messages.map((message) => formatMessage(message, pkg) ?? message.code),
  ];
}
