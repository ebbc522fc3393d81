import { useState } from 'react';
import styled from 'styled-components';
import { defaultTheme } from '#theme/defaultTheme';
import { orderedThemes } from '../globals/carriers';
import type { viewports } from '../globals/viewports';
import { color, space } from '#theme/tokens';
import { Comparison, type ComparisonProps } from './Comparison';
import { Section, Stack } from './Page';
import { Select, StorySelect } from './Select';
import { Fields } from './styles';
import { useStory } from './StoryBox';

/** The first choice: each step of a purchase. */
const PURCHASE = 'purchase';

/** The steps of a purchase: the title of the row and the id of the story. */
const steps = [
  ['Products', 'screens-products--default'],
  ['Carrier', 'screens-carrier--default'],
  ['Carrier, product chosen', 'screens-carrier--product-chosen'],
  ['Payment', 'screens-payment--default'],
  ['Receipt', 'screens-receipt--default'],
] as const;

const devices = [
  ['phone', 'Phone'],
  ['tablet', 'Tablet'],
  ['wide', 'Desktop'],
] as const satisfies readonly (readonly [keyof typeof viewports, string])[];

const Filter = styled.fieldset`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  border: 0;

  & > label {
    display: flex;
    gap: ${space(1)};
    align-items: center;
    min-block-size: 1.5rem;
  }

  & input {
    accent-color: ${color.brand};
  }
`;

interface StoryComparisonProps extends Pick<ComparisonProps, 'by' | 'only'> {
  id: string;
  device: string;
}

function StoryComparison({ id, device, by, only }: StoryComparisonProps) {
  const story = useStory(id);
  if (story === undefined) return null;
  // A screen that is the same in every carrier is shown once.
  const isSame = story.parameters['sameInCarriers'] === true && by === 'carrier';
  return (
    <Comparison
      by={by}
      globals={{ viewport: { value: device } }}
      key={id}
      only={isSame ? [defaultTheme.code] : only}
      story={story}
    />
  );
}

/** The purchase or any story, in all or some carriers, or in all schemes of one. */
export function Compare() {
  const [id, setId] = useState<string>(PURCHASE);
  const [by, setBy] = useState<'carrier' | 'scheme'>('carrier');
  const [device, setDevice] = useState('phone');
  const [codes, setCodes] = useState<string[]>([]);
  const only = by === 'carrier' && codes.length > 0 ? codes : undefined;
  const shown = { by, device, only };
  return (
    <Stack>
      <Fields>
        <StorySelect onChange={setId} options={[[PURCHASE, 'The purchase']]} value={id} />
        <Select
          label="In"
          onChange={(value) => {
            setBy(value === 'scheme' ? value : 'carrier');
          }}
          options={[
            ['carrier', 'Carriers'],
            ['scheme', 'All schemes of a carrier'],
          ]}
          value={by}
        />
        <Select label="Device" onChange={setDevice} options={devices} value={device} />
        {by === 'carrier' && (
          <Filter aria-label="Only these carriers">
            {orderedThemes.map(({ code, name }) => (
              <label key={code}>
                <input
                  checked={codes.includes(code)}
                  onChange={({ currentTarget: { checked } }) => {
                    setCodes(checked ? [...codes, code] : codes.filter((each) => each !== code));
                  }}
                  type="checkbox"
                />
                {name}
              </label>
            ))}
          </Filter>
        )}
      </Fields>
      {id === PURCHASE ? (
        steps.map(([title, step]) => (
          <Section key={step} title={title}>
            <StoryComparison id={step} {...shown} />
          </Section>
        ))
      ) : (
        <StoryComparison id={id} {...shown} />
      )}
    </Stack>
  );
}
