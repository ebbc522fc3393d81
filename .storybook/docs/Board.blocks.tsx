import { CarrierFrames } from '../decorators/CarrierFrames';
import { HEIGHT, withoutAxe } from '../decorators/StoryFrame';
import { Section } from './Page';
import { useGlobals } from './useGlobals';

/** The steps of a purchase: the title of the row and the id of the story. */
const steps = [
  ['Carrier', 'screens-carrier--default'],
  ['Chosen', 'screens-carrier--product-chosen'],
  ['Payment', 'screens-payment--default'],
  ['Warning', 'screens-payment--cardholder-missing'],
  ['Receipt', 'screens-receipt--default'],
] as const;

/** Each step of a purchase in all themes. */
export function Board() {
  const globals = useGlobals();
  return steps.map(([title, id]) => (
    <Section key={id} title={title}>
      <CarrierFrames globals={withoutAxe(globals)} id={id} layout="row" minHeight={HEIGHT.max} />
    </Section>
  ));
}
