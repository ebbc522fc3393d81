import { Source } from '@storybook/addon-docs/blocks';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { CopyButton } from '../docs/CopyButton';
import { Stack } from '../docs/Page';
import { carrierFiles, otherFiles, type StudioFile } from './files';
import { linkOf } from './useThemeDraft';
import type { ThemeDraft } from './themeDraft';

/** The files as a ZIP archive, in the URL of a download. */
function zipOf(files: readonly StudioFile[]): string {
  const contents = files.map(({ path, text }) => [path, strToU8(text)] as const);
  const bytes = zipSync(Object.fromEntries(contents));
  return `data:application/zip;base64,${btoa(strFromU8(bytes, true))}`;
}

function Download({ name, href }: { name: string; href: string }) {
  return <a download={name} href={href}>{`Download ${name}`}</a>;
}

function Files({ files }: { files: readonly StudioFile[] }) {
  return files.map(({ path, about, text }) => (
    <details key={path}>
      <summary>
        <code>{path}</code>
        {`: ${about}`}
      </summary>
      <Source code={text} />
    </details>
  ));
}

/** The link of a draft, and its files. */
export function StudioFiles({ draft, encoded }: { draft: ThemeDraft; encoded: string }) {
  const added = carrierFiles(draft);
  return (
    <Stack>
      <CopyButton label="Copy the link" value={linkOf(encoded).href} />
      <p>
        <a href="?path=/docs/guides-add-a-carrier--docs" target="_top">
          Add a carrier
        </a>
        {' needs these files. Unpack them in the folder of the project. '}
        <Download href={zipOf(added)} name={`${draft.code}.zip`} />
      </p>
      <Files files={added} />
      <p>The same theme for other tools:</p>
      {otherFiles(draft).map((file) => (
        <Stack key={file.path}>
          <Files files={[file]} />
          <p>
            <Download
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(file.text)}`}
              name={file.path}
            />
          </p>
        </Stack>
      ))}
    </Stack>
  );
}
