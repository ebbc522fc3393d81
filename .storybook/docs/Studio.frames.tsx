import { useEffect, useRef, useState } from 'react';
import { languageName, languages } from '#languages';
import { themeOf, themes } from '#theme/themes';
import { Choice, Choices } from './Choice';
import { groupsOf } from './Compare.blocks';
import { Stack } from './Page';
import * as Styled from './Studio.styles';
import { useStories } from './useStories';
import { addressOf, StoryFrame, useTurns } from '../StoryFrame';
import { codeFault, themeOfProposal, type Proposal } from '../studio/proposal';

/** The props of {@link StudioFrames} and its like. */
export interface ShownProps {
  /** What is proposed. */
  proposal: Proposal;
  /** The same as an address holds it; empty until it does. */
  encoded: string;
}

/** What a frame must be loaded anew for: colours alone follow by message. */
function identityOf({ name, code, currency, wordmark }: Proposal): string {
  return JSON.stringify([name, code, currency, wordmark]);
}

/** The address that a frame keeps while only colours change. */
function useSteady(proposal: Proposal, encoded: string): string {
  const identity = identityOf(proposal);
  const [held, setHeld] = useState({ identity: '', encoded: '' });
  if (
    encoded !== '' &&
    (held.encoded === '' || (held.identity !== identity && held.encoded !== encoded))
  ) {
    setHeld({ identity, encoded });
  }
  return held.encoded;
}

const FIRST = 'screens-carrier--default';

/** A story in the proposed carrier, beside it in another one. */
export function StudioFrames({ proposal, encoded }: ShownProps) {
  const stories = useStories();
  const root = useRef<HTMLDivElement>(null);
  const [story, setStory] = useState(FIRST);
  const [pinned, setPinned] = useState('TELCEL');
  const [language, setLanguage] = useState('es');
  const [loaded, setLoaded] = useState(0);
  const steady = useSteady(proposal, encoded);
  const theme = themeOfProposal(proposal);
  const own = `${addressOf(story, { language, carrier: proposal.code })}&studio=${steady}`;
  const other = addressOf(story, { language, carrier: pinned });
  const turns = useTurns([own, other]);
  const isShown = steady !== '' && codeFault(proposal.code) === undefined;

  useEffect(() => {
    const frame = root.current?.querySelector('iframe');
    frame?.contentWindow?.postMessage({ type: 'studio', proposal }, window.location.origin);
  }, [proposal, loaded]);

  return (
    <Stack>
      <Choices>
        <Choice groups={groupsOf(stories)} label="Story" onChoose={setStory} value={story} />
        <Choice
          label="Beside it"
          onChoose={setPinned}
          options={themes.map(({ code, name }) => [code, name] as const)}
          value={pinned}
        />
        <Choice
          label="Language"
          onChoose={setLanguage}
          options={languages.map((code) => [code, languageName(code)])}
          value={language}
        />
      </Choices>
      <Styled.Beside ref={root}>
        <Styled.Frame>
          <p style={{ background: theme.colors.brand, color: theme.colors.onBrand }}>
            {proposal.name || proposal.code}
          </p>
          {isShown && (
            <StoryFrame
              onReady={() => {
                turns.finish(own);
                setLoaded((count) => count + 1);
              }}
              src={turns.allows(own) ? own : undefined}
              title={`The story in ${proposal.name}`}
            />
          )}
        </Styled.Frame>
        <Styled.Frame data-carrier={pinned}>
          <p style={{ background: 'var(--color-brand)', color: 'var(--color-on-brand)' }}>
            {themeOf(pinned).name}
          </p>
          <StoryFrame
            onReady={() => {
              turns.finish(other);
            }}
            src={turns.allows(other) ? other : undefined}
            title={`The story in ${themeOf(pinned).name}`}
          />
        </Styled.Frame>
      </Styled.Beside>
    </Stack>
  );
}
