import { expect, test } from 'vitest';
import { asWritten } from '#storybook/source';

const own = { parameters: { docs: { source: { originalSource: '{ play: walkThrough }' } } } };

test('shows a component with its import, and functions by their names', () => {
  const code = '<Button onClick={() => {}} format={() => {}}>Pagar</Button>';
  expect(asWritten(code, own)).toBe(
    [
      "import { Button } from 'colibri-recargas-components/components/Button';",
      '',
      '<Button onClick={handleClick} format={format}>Pagar</Button>',
    ].join('\n'),
  );
});

test('shows the story’s own code where it is no component of the library', () => {
  expect(asWritten('<PaymentScreen />', own)).toBe('{ play: walkThrough }');
});

test('leaves what it has written as it is', () => {
  const written = asWritten('<ButtonLink href="/">Inicio</ButtonLink>', own);
  expect(written).toContain(
    "import { ButtonLink } from 'colibri-recargas-components/components/Button'",
  );
  expect(asWritten(written, own)).toBe(written);
});
