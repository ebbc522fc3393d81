import { useEffect, useRef, useState } from 'react';
import { themeOf, themes } from '#theme/themes';
import { Select, Selects, LanguageSelect, StorySelect } from './Select';
import { Stack } from './Page';
import * as Styled from './Studio.styles';
import { Band, Sheet } from './sheets';
import { addressOf, StoryFrame } from '../decorators/StoryFrame';
import { codeError, themeOfDraft, type ThemeDraft } from '../studio/themeDraft';

/** The props of {@link StudioFrames} and its like. */
export interface ShownProps {
  /** The draft of the theme. */
  draft: ThemeDraft;
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

/** Both frames load with the page, whatever is in view. */
const AHEAD = 100_000;

/** A story in the theme of the draft, and next to it in another theme. */
export function StudioFrames({ draft, encoded }: ShownProps) {
  const root = useRef<HTMLDivElement>(null);
  const [story, setStory] = useState(FIRST);
  const [pinned, setPinned] = useState('TELCEL');
  const [language, setLanguage] = useState('es');
  const [loaded, setLoaded] = useState(0);
  const steady = useSteady(draft, encoded);
  const { colors } = themeOfDraft(draft);
  const own = `${addressOf(story, { language, carrier: draft.code })}&studio=${steady}`;
  const other = addressOf(story, { language, carrier: pinned });
  const isShown = steady !== '' && codeError(draft.code) === undefined;

  useEffect(() => {
    const frame = root.current?.querySelector('iframe');
    frame?.contentWindow?.postMessage({ type: 'studio', draft }, window.location.origin);
  }, [draft, loaded]);

  return (
    <Stack>
      <Selects>
        <StorySelect onChange={setStory} value={story} />
        <Select
          label="Compare with"
          onChange={setPinned}
          options={themes.map(({ code, name }) => [code, name] as const)}
          value={pinned}
        />
        <LanguageSelect onChange={setLanguage} value={language} />
      </Selects>
      <Styled.Columns ref={root}>
        <Sheet>
          <Band style={{ background: colors.brand, color: colors.onBrand }}>
            {draft.name || draft.code}
          </Band>
          {isShown && (
            <StoryFrame
              ahead={AHEAD}
              key={own}
              onReady={() => {
                setLoaded((count) => count + 1);
              }}
              src={own}
              title={`The story in ${draft.name}`}
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
      </Styled.Columns>
    </Stack>
  );
}
