import { useState } from 'react';
import { Comparison, variantsOf, type ComparedBy } from '../decorators/Comparison';
import { Stack } from './Page';
import { Select, StorySelect } from './Select';
import { Fields } from './styles';
import { useContextOf, useStory } from './ThemedStory';
import { useGlobals } from './useGlobals';

/** Any story in all themes or in all schemes, with the values of the toolbars. One can be pinned next to the others. */
export function CompareCarriers() {
  const globals = useGlobals();
  const [by, setBy] = useState<ComparedBy>('carrier');
  const [id, setId] = useState('components-catalogue-productbutton--default');
  const story = useStory(id);
  const contextOf = useContextOf();
  const [pinned, setPinned] = useState('');
  const context = story && contextOf(story);
  return (
    <Stack>
      <Fields>
        <StorySelect onChange={setId} value={id} />
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
            ...variantsOf(by, globals).map(({ code, name }) => [code, name] as const),
          ]}
          value={pinned}
        />
      </Fields>
      {context && (
        <Comparison
          by={by}
          globals={context.globals}
          key={id}
          onPin={setPinned}
          pinned={pinned}
          story={context}
        />
      )}
    </Stack>
  );
}
