import { useEffect, useRef, useState } from 'react';
import { themeOf, themes } from '#theme/themes';
import { Select, Selects, LanguageSelect, StorySelect } from './Select';
import { Stack } from './Page';
import * as Styled from './Studio.styles';
import { Band, Sheet } from './sheets';
import { addressOf, StoryFrame } from '../decorators/StoryFrame';
import { codeFault, themeOfProposal, type ThemeDraft } from '../studio/themeDraft';

/** The props of {@link StudioFrames} and its like. */
export interface ShownProps {
  /** What is proposed. */
  proposal: ThemeDraft;
  /** The same as an address holds it; empty until it does. */
  encoded: string;
}

/** The address that a frame keeps while only colours change: these follow by message. */
function useSteady({ name, code, currency, wordmark }: ThemeDraft, encoded: string): string {
  const identity = JSON.stringify([name, code, currency, wordmark]);
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

/** Both frames load with the page, wherever on it the person is. */
const AHEAD = 100_000;

/** A story in the proposed carrier, beside it in another one. */
export function StudioFrames({ proposal, encoded }: ShownProps) {
  const root = useRef<HTMLDivElement>(null);
  const [story, setStory] = useState(FIRST);
  const [pinned, setPinned] = useState('TELCEL');
  const [language, setLanguage] = useState('es');
  const [loaded, setLoaded] = useState(0);
  const steady = useSteady(proposal, encoded);
  const { colors } = themeOfProposal(proposal);
  const own = `${addressOf(story, { language, carrier: proposal.code })}&studio=${steady}`;
  const other = addressOf(story, { language, carrier: pinned });
  const isShown = steady !== '' && codeFault(proposal.code) === undefined;

  useEffect(() => {
    const frame = root.current?.querySelector('iframe');
    frame?.contentWindow?.postMessage({ type: 'studio', proposal }, window.location.origin);
  }, [proposal, loaded]);

  return (
    <Stack>
      <Selects>
        <StorySelect onChange={setStory} value={story} />
        <Select
          label="Beside it"
          onChange={setPinned}
          options={themes.map(({ code, name }) => [code, name] as const)}
          value={pinned}
        />
        <LanguageSelect onChange={setLanguage} value={language} />
      </Selects>
      <Styled.Beside ref={root}>
        <Sheet>
          <Band style={{ background: colors.brand, color: colors.onBrand }}>
            {proposal.name || proposal.code}
          </Band>
          {isShown && (
            <StoryFrame
              ahead={AHEAD}
              key={own}
              onReady={() => {
                setLoaded((count) => count + 1);
              }}
              src={own}
              title={`The story in ${proposal.name}`}
            />
          )}
        </Sheet>
        <Sheet data-carrier={pinned}>
          <Band>{themeOf(pinned).name}</Band>
          <StoryFrame
            ahead={AHEAD}
            key={other}
            src={other}
            title={`The story in ${themeOf(pinned).name}`}
          />
        </Sheet>
      </Styled.Beside>
    </Stack>
  );
}
