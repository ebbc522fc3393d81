import { useState } from 'react';
import styled from 'styled-components';
import { languageName, languages } from '#languages';
import { themes } from '#theme/themes';
import { media, space } from '#theme/tokens';
import { Choice, Choices } from './Choice';
import { Stack } from './Page';
import { StoryFrame } from './StoryFrame';

import { useStories, type StoryEntry } from './useStories';

/** The docs page that shows one story alone. */
const FRAME = 'foundations-frame--docs';

const FIRST = 'components-productbutton--default';

/** Frames that load at once: a preview is heavy, and all ten together would starve each other. */
const AT_ONCE = 2;

const Stage = styled(Stack)`
  &[data-pinned='true'] {
    ${media.desktop} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
      align-items: start;
    }
  }
`;

const Pinned = styled.div`
  ${media.desktop} {
    position: sticky;
    inset-block-start: ${space(4)};
  }
`;

const Frames = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
  gap: ${space(4)};
  align-items: start;
`;

function groupsOf(stories: readonly StoryEntry[]) {
  return [...new Set(stories.map(({ title }) => title))].map((title) => ({
    label: title,
    options: stories
      .filter((story) => story.title === title)
      .map(({ id, name }) => [id, `${title.replace(/^.*\//, '')}: ${name}`] as const),
  }));
}

const sizes = ['100', '150', '200'].map((value) => [value, `${value} %`] as const);

/** Any story in all themes on one page; one carrier can be pinned beside the others. */
export function CompareCarriers() {
  const stories = useStories();
  const [story, setStory] = useState(FIRST);
  const [pinned, setPinned] = useState('');
  const [language, setLanguage] = useState('es');
  const [textSize, setTextSize] = useState('100');
  const [width, setWidth] = useState('');
  const [ready, setReady] = useState<readonly string[]>([]);

  function sourceOf(code: string): string {
    const globals = `carrier:${code};language:${language};textSize:${textSize}`;
    return `iframe.html?id=${FRAME}&viewMode=docs&shown=${story}&globals=${globals}`;
  }

  const order = [...themes].sort((a, b) => Number(b.code === pinned) - Number(a.code === pinned));
  const waiting = order.filter(({ code }) => !ready.includes(sourceOf(code))).slice(0, AT_ONCE);

  function frameOf(theme: (typeof themes)[number]) {
    const source = sourceOf(theme.code);
    const isTurn = ready.includes(source) || waiting.includes(theme);
    return (
      <StoryFrame
        key={theme.code}
        onPin={() => {
          setPinned(theme.code === pinned ? '' : theme.code);
        }}
        onReady={() => {
          setReady((before) => (before.includes(source) ? before : [...before, source]));
        }}
        pinned={theme.code === pinned}
        src={isTurn ? source : undefined}
        theme={theme}
        width={width === '' ? undefined : Number(width)}
      />
    );
  }

  const held = order.filter(({ code }) => code === pinned);
  const others = order.filter(({ code }) => code !== pinned);
  return (
    <Stack>
      <Choices>
        <Choice groups={groupsOf(stories)} label="Story" onChoose={setStory} value={story} />
        <Choice
          label="Pinned carrier"
          onChoose={setPinned}
          options={[['', 'None'], ...themes.map(({ code, name }) => [code, name] as const)]}
          value={pinned}
        />
        <Choice
          label="Language"
          onChoose={setLanguage}
          options={languages.map((code) => [code, languageName(code)])}
          value={language}
        />
        <Choice label="Text size" onChoose={setTextSize} options={sizes} value={textSize} />
        <Choice
          label="Width"
          onChoose={setWidth}
          options={[
            ['', 'As it fits'],
            ['320', '320 px'],
            ['360', '360 px'],
          ]}
          value={width}
        />
      </Choices>
      <Stage data-pinned={held.length > 0}>
        {held.length > 0 && <Pinned>{held.map(frameOf)}</Pinned>}
        <Frames>{others.map(frameOf)}</Frames>
      </Stage>
    </Stack>
  );
}
