import { Comparison } from '../decorators/Comparison';
import { Section } from './Page';
import { useContextOf, useStory } from './ThemedStory';

/** The steps of a purchase: the title of the row and the id of the story. */
const steps = [
  ['Carrier', 'screens-carrier--default'],
  ['Chosen', 'screens-carrier--product-chosen'],
  ['Payment', 'screens-payment--default'],
  ['Warning', 'screens-payment--cardholder-missing'],
  ['Receipt', 'screens-receipt--default'],
] as const;

function Step({ id }: { id: string }) {
  const story = useStory(id);
  const contextOf = useContextOf();
  if (story === undefined) return null;
  const context = contextOf(story);
  return <Comparison globals={context.globals} story={context} />;
}

/** Each step of a purchase in all themes. */
export function Board() {
  return steps.map(([title, id]) => (
    <Section key={id} title={title}>
      <Step id={id} />
    </Section>
  ));
}
