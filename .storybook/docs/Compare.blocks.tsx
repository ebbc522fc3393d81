import { useState } from 'react';
import styled from 'styled-components';
import { Comparison, type ComparisonProps } from '../decorators/Comparison';
import { defaultTheme } from '#theme/defaultTheme';
import { orderedThemes } from '../globals/carriers';
import type { viewports } from '../globals/viewports';
import { color, space } from '#theme/tokens';
import { Section, Stack } from './Page';
import { Select, StorySelect } from './Select';
import { Fields } from './styles';
import { useContextOf, useStory } from './ThemedStory';

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

const carriers = orderedThemes.map(({ code, name }) => [code, name] as const);

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

function StoryComparison({ id, device, ...rest }: StoryComparisonProps) {
  const story = useStory(id);
  const contextOf = useContextOf();
  if (story === undefined) return null;
  const context = contextOf(story);
  const globals = { ...context.globals, viewport: { value: device } };
  // A screen that is the same in every carrier is shown once.
  const isSame = story.parameters['sameInCarriers'] === true && rest.by === 'carrier';
  const only = isSame ? [defaultTheme.code] : rest.only;
  return <Comparison by={rest.by} globals={globals} key={id} only={only} story={context} />;
}

/** The purchase or any story, in all or some carriers, in two next to each other, or in all schemes of one. */
export function Compare() {
  const [id, setId] = useState<string>(PURCHASE);
  const [mode, setMode] = useState('carrier');
  const [device, setDevice] = useState('phone');
  const [codes, setCodes] = useState(carriers.map(([code]) => code));
  const [pair, setPair] = useState(['TELCEL', 'UNEFON']);
  const [one = '', other = ''] = pair;
  const only = { carrier: codes, pair, scheme: undefined }[mode];
  const shown = { by: mode === 'scheme' ? 'scheme' : 'carrier', device, only } as const;
  return (
    <Stack>
      <Fields>
        <StorySelect onChange={setId} options={[[PURCHASE, 'The purchase']]} value={id} />
        <Select
          label="In"
          onChange={(value) => {
            setMode(value);
            setDevice(value === 'pair' ? 'wide' : 'phone');
          }}
          options={[
            ['carrier', 'All carriers'],
            ['pair', 'Two carriers'],
            ['scheme', 'All schemes of a carrier'],
          ]}
          value={mode}
        />
        <Select label="Device" onChange={setDevice} options={devices} value={device} />
        {mode === 'pair' && (
          <>
            <Select
              label="Left"
              onChange={(code) => {
                setPair([code, other]);
              }}
              options={carriers}
              value={one}
            />
            <Select
              label="Right"
              onChange={(code) => {
                setPair([one, code]);
              }}
              options={carriers}
              value={other}
            />
          </>
        )}
        {mode === 'carrier' && (
          <Filter aria-label="Carriers">
            {carriers.map(([code, name]) => (
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
