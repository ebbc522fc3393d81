import { useState } from 'react';
import styled from 'styled-components';
import { Checkbox } from '#components/Checkbox';
import { Select } from '#components/Select';
import { defaultTheme } from '#theme/defaultTheme';
import { orderedThemes } from '../globals/carriers';
import type { viewports } from '../globals/viewports';
import { space } from '#theme/tokens';
import { Comparison, type ComparisonProps } from './Comparison';
import { Section, Stack } from './Page';
import { StorySelect } from './StorySelect';
import { Fields } from './styles';
import { useStory } from './StoryBox';

/** The first choice: each step of a purchase. */
const PURCHASE = 'purchase';

/** The steps of a purchase: the title of the row and the id of the story. */
const steps = [
  ['Carriers', 'screens-carriers--default'],
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
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  column-gap: ${space(4)};
  border: 0;
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
        <StorySelect
          onChange={(event) => {
            setId(event.currentTarget.value);
          }}
          value={id}
        >
          <option value={PURCHASE}>The purchase</option>
        </StorySelect>
        <Select
          label="In"
          onChange={(event) => {
            setBy(event.currentTarget.value === 'scheme' ? 'scheme' : 'carrier');
          }}
          value={by}
        >
          <option value="carrier">Carriers</option>
          <option value="scheme">All schemes of a carrier</option>
        </Select>
        <Select
          label="Device"
          onChange={(event) => {
            setDevice(event.currentTarget.value);
          }}
          value={device}
        >
          {devices.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
        {by === 'carrier' && (
          <Filter aria-label="Only these carriers">
            {orderedThemes.map(({ code, name }) => (
              <Checkbox
                checked={codes.includes(code)}
                key={code}
                label={name}
                onChange={({ currentTarget: { checked } }) => {
                  setCodes(checked ? [...codes, code] : codes.filter((each) => each !== code));
                }}
              />
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
