import { useCallback, useEffect, useRef, useState } from 'react';
import { themeOf, themes } from '#theme/themes';
import { Select, Selects, LanguageSelect, StorySelect } from './Select';
import { Stack } from './Page';
import * as Styled from './Studio.styles';
import { Band, Sheet } from './sheets';
import type { StudioPart } from './useThemeDraft';
import { addressOf, StoryFrame } from '../decorators/StoryFrame';
import { colorsIn } from '../studio/roles';
import { codeError, type ThemeDraft } from '../studio/themeDraft';

interface StudioFramesProps extends Pick<StudioPart, 'draft' | 'scheme'> {
  /** The draft as encoded in a URL; empty until it is. */
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

interface LiveFrameProps {
  /** The URL of the story. The frame keeps the first one: the scheme and the colours follow without a reload. */
  src: string;
  title: string;
  /** Called when the story has finished. */
  onFinish: () => void;
}

function LiveFrame({ src, ...rest }: LiveFrameProps) {
  const [first] = useState(src);
  return <StoryFrame ahead={AHEAD} src={first} {...rest} />;
}

/** A story in the theme of the draft, and next to it in another theme, in one scheme. */
export function StudioFrames({ draft, encoded, scheme }: StudioFramesProps) {
  const root = useRef<HTMLDivElement>(null);
  const [story, setStory] = useState(FIRST);
  const [pinned, setPinned] = useState('TELCEL');
  const [language, setLanguage] = useState('es');
  const [finished, setFinished] = useState(0);
  const steady = useSteady(draft, encoded);
  const { brand, onBrand } = colorsIn(draft, scheme);
  const isShown = steady !== '' && codeError(draft.code) === undefined;
  const onFinish = useCallback(() => {
    setFinished((count) => count + 1);
  }, []);

  useEffect(() => {
    for (const { contentDocument, contentWindow } of root.current?.querySelectorAll('iframe') ??
      []) {
      // A frame that loads has no element yet.
      contentDocument?.querySelector('html')?.setAttribute('data-scheme', scheme);
      contentWindow?.postMessage({ type: 'studio', draft }, window.location.origin);
    }
  }, [draft, finished, scheme]);

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
          <Band style={{ background: brand, color: onBrand }}>{draft.name || draft.code}</Band>
          {isShown && (
            <LiveFrame
              key={`${story} ${language} ${steady}`}
              onFinish={onFinish}
              src={`${addressOf(story, { language, scheme, carrier: draft.code })}&studio=${steady}`}
              title={`The story in ${draft.name}`}
            />
          )}
        </Sheet>
        <Sheet data-carrier={pinned} data-scheme={scheme}>
          <Band>{themeOf(pinned).name}</Band>
          <LiveFrame
            key={`${story} ${language} ${pinned}`}
            onFinish={onFinish}
            src={addressOf(story, { language, scheme, carrier: pinned })}
            title={`The story in ${themeOf(pinned).name}`}
          />
        </Sheet>
      </Styled.Columns>
    </Stack>
  );
}
