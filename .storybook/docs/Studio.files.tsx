import { AnchorMdx, Source } from '@storybook/addon-docs/blocks';
import { TabsView } from 'storybook/internal/components';
import { CopyButton } from './CopyButton';
import { Panel, Stack } from './Page';
import * as Styled from './Studio.styles';
import { outer, type StudioPart } from './useThemeDraft';
import { filesOf } from '../studio/files';
import { codeError, themeOfDraft } from '../studio/themeDraft';

/** The URL of the page with the draft. */
function linkOf(encoded: string): string {
  const address = new URL(outer.location.href);
  address.searchParams.set('studio', encoded);
  return address.href;
}

interface StudioFilesProps extends Pick<StudioPart, 'draft' | 'issues'> {
  /** The draft as encoded in a URL. */
  encoded: string;
}

/** The link of a draft, and its files. */
export function StudioFiles({ draft, encoded, issues }: StudioFilesProps) {
  const error = codeError(draft.code);
  const broken = issues.flatMap(({ pairs }) => pairs);
  const open = [
    ...(draft.name.trim() === '' ? ['It has no name.'] : []),
    ...(error === undefined ? [] : [error]),
    ...(broken.length === 0 ? [] : [`${String(broken.length)} pairs have too little contrast.`]),
  ];
  return (
    <Stack>
      <Panel>
        <CopyButton label="Copy the link" value={linkOf(encoded)} />
      </Panel>
      {open.length > 0 && (
        <Styled.ErrorText role="status">{`Not complete: ${open.join(' ')}`}</Styled.ErrorText>
      )}
      <TabsView
        backgroundColor="transparent"
        tabs={filesOf(draft).map(({ path, about, note, text }) => {
          const name = path.replace(/^.*\//, '');
          return {
            id: name,
            title: about,
            children: (
              <section aria-label={about}>
                <p>
                  <code>{path}</code>{' '}
                  <a
                    download={name}
                    href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
                  >
                    {`Download ${name}`}
                  </a>
                </p>
                {note !== undefined && <p>{note}</p>}
                <Source code={text} />
              </section>
            ),
          };
        })}
      />
      <p>
        {`${themeOfDraft(draft).name || 'The carrier'} is added by `}
        <AnchorMdx href="?path=/docs/guides-add-a-carrier--docs" target="_self">
          Add a carrier
        </AnchorMdx>
        , with these files.
      </p>
    </Stack>
  );
}
