import { AnchorMdx, Source } from '@storybook/addon-docs/blocks';
import { CopyButton } from './CopyButton';
import { Panel, Stack } from './Page';
import type { ShownProps } from './Studio.frames';
import * as Styled from './Studio.styles';
import { outer } from './useThemeDraft';
import { filesOf } from '../studio/files';
import { codeFault, themeOfProposal } from '../studio/themeDraft';
import { checkContrast } from '../studio/roles';

/** The address of the page with what is proposed. */
function linkOf(encoded: string): string {
  const address = new URL(outer.location.href);
  address.searchParams.set('studio', encoded);
  return address.href;
}

/** The link of a proposal, and its files. */
export function StudioFiles({ proposal, encoded }: ShownProps) {
  const fault = codeFault(proposal.code);
  const { broken } = checkContrast(proposal.brand, proposal.chosen);
  const open = [
    ...(proposal.name.trim() === '' ? ['It has no name.'] : []),
    ...(fault === undefined ? [] : [fault]),
    ...(broken.length === 0 ? [] : [`${String(broken.length)} pairs do not hold.`]),
  ];
  return (
    <Stack>
      <Panel>
        <CopyButton label="Copy the link" value={linkOf(encoded)} />
      </Panel>
      {open.length > 0 && (
        <Styled.Fault role="status">{`Before it can be added: ${open.join(' ')}`}</Styled.Fault>
      )}
      {filesOf(proposal).map(({ path, about, text }) => {
        const name = path.replace(/^.*\//, '');
        return (
          <Stack key={path}>
            <p>
              {about}: <code>{path}</code>
            </p>
            <section aria-label={about}>
              <Source code={text} />
            </section>
            <p>
              <a download={name} href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}>
                {`Download ${name}`}
              </a>
            </p>
          </Stack>
        );
      })}
      <p>
        {`${themeOfProposal(proposal).name || 'The carrier'} is added by `}
        <AnchorMdx href="?path=/docs/guides-add-a-carrier--docs" target="_self">
          Add a carrier
        </AnchorMdx>
        , with these files.
      </p>
    </Stack>
  );
}
