import { useState } from 'react';
import { themes } from '#theme/themes';
import { CarrierFrames } from '../decorators/CarrierFrames';
import { textSizes } from '../globals/viewports';
import { Choice, Choices, LanguageChoice, StoryChoice } from './Select';
import { Stack } from './Page';

const FIRST = 'components-fields-productbutton--default';

/** Any story in all themes on one page; one carrier can be pinned next to the others. */
export function CompareCarriers() {
  const [story, setStory] = useState(FIRST);
  const [pinned, setPinned] = useState('');
  const [language, setLanguage] = useState('es');
  const [textSize, setTextSize] = useState<string>(textSizes[0][0]);
  const [width, setWidth] = useState('');
  return (
    <Stack>
      <Choices>
        <StoryChoice onChoose={setStory} value={story} />
        <Choice
          label="Pinned carrier"
          onChoose={setPinned}
          options={[['', 'None'], ...themes.map(({ code, name }) => [code, name] as const)]}
          value={pinned}
        />
        <LanguageChoice onChoose={setLanguage} value={language} />
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
