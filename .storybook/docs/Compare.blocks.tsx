import { useState } from 'react';
import { CarrierFrames } from '../decorators/CarrierFrames';
import { orderedThemes } from '../globals/carriers';
import { Stack } from './Page';
import { Select, Selects, StorySelect } from './Select';
import { useGlobals } from './useGlobals';

const FIRST = 'components-fields-productbutton--default';

/** Any story in all themes, with the values of the toolbars. One carrier can be pinned next to the others. */
export function CompareCarriers() {
  const globals = useGlobals();
  const [story, setStory] = useState(FIRST);
  const [pinned, setPinned] = useState('');
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
        globals={globals}
        id={story}
        onPin={setPinned}
        pinned={pinned}
        width={width === '' ? undefined : Number(width)}
      />
    </Stack>
  );
}
