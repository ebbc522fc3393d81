import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useSinglePresses } from './useSinglePresses';

const pressed: string[] = [];

/** A screen of buttons, each at a place of its own from the top left, in px. */
function Screen({ place, buttons }: { place: string; buttons: Readonly<Record<string, number>> }) {
  useSinglePresses(place);
  return Object.entries(buttons).map(([name, left]) => (
    <button
      key={name}
      onClick={() => pressed.push(name)}
      style={{ position: 'fixed', insetBlockStart: 40, insetInlineStart: left, inlineSize: 20 }}
    >
      {name}
    </button>
  ));
}

/** A press as a finger makes it: at a position, or as assistive technology does, at none. */
function press(name: string, x: number): void {
  const at = { clientX: x, clientY: x === 0 ? 0 : 45 };
  const init = { bubbles: true, cancelable: true, detail: 1, ...at };
  const button = Array.from(document.querySelectorAll('button')).find(
    ({ textContent }) => textContent === name,
  );
  button?.dispatchEvent(new PointerEvent('pointerdown', init));
  const isTaken = button?.dispatchEvent(new MouseEvent('mousedown', init)) === false;
  button?.dispatchEvent(new MouseEvent('click', init));
  if (isTaken) pressed.push('no focus');
}

const a = { A: 40 };
const b = { B: 40 };

test.each([
  ['takes away the second press that meets another screen', '/pay', a, 50, ['A', 'no focus']],
  ['leaves a press elsewhere on the next screen', '/pay', { A: 140 }, 150, ['A', 'A']],
  ['leaves a press without a position', '/pay', b, 0, ['A', 'B']],
  ['leaves a double press on one control', '/start', a, 52, ['A', 'A']],
  ['takes away the second press that meets another control', '/start', b, 52, ['A', 'no focus']],
  ['leaves a press on what stands beside', '/start', { A: 40, B: 62 }, 64, ['A', 'B']],
] as const)('%s', (_, next, buttons, second, expected) => {
  pressed.length = 0;
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  flushSync(() => {
    root.render(<Screen buttons={a} place="/start" />);
  });
  // The effect that listens comes after the first paint.
  flushSync(() => undefined);
  press('A', 50);
  flushSync(() => {
    root.render(<Screen buttons={buttons} place={next} />);
  });
  press(Object.keys(buttons).at(-1) ?? '', second);
  root.unmount();
  expect(pressed).toEqual(expected);
});
