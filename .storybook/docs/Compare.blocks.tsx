import { useState } from 'react';
import { CarrierFrames, framesOf, type FramesBy } from '../decorators/CarrierFrames';
import { Stack } from './Page';
import { Select, Selects, StorySelect } from './Select';
import { useGlobals } from './useGlobals';

const FIRST = 'components-fields-productbutton--default';

/** Any story in all themes or in all schemes, with the values of the toolbars. One can be pinned next to the others. */
export function CompareCarriers() {
  const globals = useGlobals();
  const [by, setBy] = useState<FramesBy>('carrier');
  const [story, setStory] = useState(FIRST);
  const [pinned, setPinned] = useState('');
  const [width, setWidth] = useState('');
  return (
    <Stack>
      <Selects>
        <StorySelect onChange={setStory} value={story} />
        <Select
          label="Compare"
          onChange={(value) => {
            setBy(value === 'scheme' ? 'scheme' : 'carrier');
            setPinned('');
          }}
          options={[
            ['carrier', 'All carriers'],
            ['scheme', 'All schemes'],
          ]}
          value={by}
        />
        <Select
          label="Pinned"
          onChange={setPinned}
          options={[
            ['', 'None'],
            ...framesOf({ by, globals }).map(({ code, name }) => [code, name] as const),
          ]}
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
        by={by}
        globals={globals}
        id={story}
        onPin={setPinned}
        pinned={pinned}
        width={width === '' ? undefined : Number(width)}
      />
    </Stack>
  );
}
