import { useState } from 'react';
import { languageName, languages } from '#languages';
import { themes } from '#theme/themes';
import { Choice, Choices } from './Choice';
import { Stack } from './Page';

import { CarrierFrames } from '../CarrierFrames';
import { textSizes } from '../viewports';
import { useStories, type StoryEntry } from './useStories';

const FIRST = 'components-fields-productbutton--default';

/** The stories as groups of a choice. */
export function groupsOf(stories: readonly StoryEntry[]) {
  return [...new Set(stories.map(({ title }) => title))].map((title) => ({
    label: title,
    options: stories
      .filter((story) => story.title === title)
      .map(({ id, name }) => [id, `${title.replace(/^.*\//, '')}: ${name}`] as const),
  }));
}

/** Any story in all themes on one page; one carrier can be pinned beside the others. */
export function CompareCarriers() {
  const stories = useStories();
  const [story, setStory] = useState(FIRST);
  const [pinned, setPinned] = useState('');
  const [language, setLanguage] = useState('es');
  const [textSize, setTextSize] = useState<string>(textSizes[0][0]);
  const [width, setWidth] = useState('');
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
        <Choice label="Text size" onChoose={setTextSize} options={textSizes} value={textSize} />
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
      <CarrierFrames
        globals={{ language, textSize }}
        id={story}
        onPin={setPinned}
        pinned={pinned}
        width={width === '' ? undefined : Number(width)}
      />
    </Stack>
  );
}
