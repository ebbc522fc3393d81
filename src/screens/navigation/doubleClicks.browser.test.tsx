import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useDoubleClickGuard } from './useDoubleClickGuard';

const pressed: string[] = [];

/** Renders buttons, each with its left offset in px. */
function Screen({ name, buttons }: { name: string; buttons: Readonly<Record<string, number>> }) {
  useDoubleClickGuard(name);
  return Object.entries(buttons).map(([label, left]) => (
    <button
      key={`${name} ${label}`}
      onClick={() => pressed.push(label)}
      style={{ position: 'fixed', insetBlockStart: 40, insetInlineStart: left, inlineSize: 20 }}
    >
      {label}
    </button>
  ));
}

/** Presses a button: at a position as a pointer does, or at position 0 as assistive technology does. */
function press(label: string, x: number): void {
  const at = { clientX: x, clientY: x === 0 ? 0 : 45 };
  const init = { bubbles: true, cancelable: true, detail: 1, ...at };
  const button = Array.from(document.querySelectorAll('button')).find(
    ({ textContent }) => textContent === label,
  );
  button?.dispatchEvent(new PointerEvent('pointerdown', init));
  const isCancelled = button?.dispatchEvent(new MouseEvent('mousedown', init)) === false;
  button?.dispatchEvent(new MouseEvent('click', init));
  if (isCancelled) pressed.push('no focus');
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** A delay above the duration of a double click, in ms. */
const LONG = 600;
const a = { A: 40 };
const b = { B: 40 };

test.each([
  ['cancels the second press on another screen', '/pay', b, 50, [0, 0], ['A', 'no focus']],
  [
    'cancels the second press on a screen that renders late',
    '/pay',
    b,
    50,
    [LONG, 0],
    ['A', 'no focus'],
  ],
  ['allows a press on a screen that was rendered before', '/pay', b, 50, [0, LONG], ['A', 'B']],
  [
    'allows a press at another position on the next screen',
    '/pay',
    { B: 140 },
    150,
    [0, 0],
    ['A', 'B'],
  ],
  ['allows a press without a position', '/pay', b, 0, [0, 0], ['A', 'B']],
  ['allows a double click on one control', '/start', a, 52, [0, 0], ['A', 'A']],
  ['cancels the second press on another control', '/start', b, 52, [0, 0], ['A', 'no focus']],
  ['allows a press on an adjacent control', '/start', { A: 40, B: 62 }, 64, [0, 0], ['A', 'B']],
] as const)('%s', async (_, next, buttons, second, [before, after], expected) => {
  pressed.length = 0;
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  flushSync(() => {
    root.render(<Screen buttons={a} name="/start" />);
  });
  // Flushes the effect that adds the event listeners.
  flushSync(() => undefined);
  press('A', 50);
  await wait(before);
  flushSync(() => {
    root.render(<Screen buttons={buttons} name={next} />);
  });
  await wait(after);
  const target = Object.keys(buttons).at(-1) ?? '';
  press(target, second);
  // A third press of a rapid series is unintended, too.
  if (expected[1] === 'no focus') press(target, second);
  root.unmount();
  expect(pressed.slice(0, 2)).toEqual(expected);
  expect(pressed).not.toContain(expected[1] === 'no focus' ? 'B' : 'no focus');
});
