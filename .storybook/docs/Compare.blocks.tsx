import { useState } from 'react';
import { orderedThemes } from '../globals/carriers';
import { CarrierFrames } from '../decorators/CarrierFrames';
import { textSizes } from '../globals/viewports';
import { Select, Selects, LanguageSelect, StorySelect } from './Select';
import { Stack } from './Page';

const FIRST = 'components-fields-productbutton--default';

/** Any story in all themes. One carrier can be pinned next to the others. */
export function CompareCarriers() {
  const [story, setStory] = useState(FIRST);
  const [pinned, setPinned] = useState('');
  const [language, setLanguage] = useState('es');
  const [textSize, setTextSize] = useState<string>(textSizes[0][0]);
  const [width, setWidth] = useState('');
  return (
    <Stack>
      <Selects>
        <StorySelect onChange={setStory} value={story} />
        <Select
          label="Pinned carrier"
          onChange={setPinned}
          options={[['', 'None'], ...orderedThemes.map(({ code, name }) => [code, name] as const)]}
          value={pinned}
        />
        <LanguageSelect onChange={setLanguage} value={language} />
        <Select label="Text size" onChange={setTextSize} options={textSizes} value={textSize} />
        <Select
          label="Width when enlarged"
          onChange={setWidth}
          options={[
            ['', 'Full'],
            ['320', '320 px'],
            ['360', '360 px'],
          ]}
          value={width}
        />
      </Selects>
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
