import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useDoubleClickGuard } from './useDoubleClickGuard';

const pressed: string[] = [];

/** A screen of buttons, each at its place from the left, in px. */
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

/** A press as a finger makes it, at a position, or as assistive technology does, at none. */
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

/** Longer than a double click takes, in ms. */
const LONG = 600;
const a = { A: 40 };
const b = { B: 40 };

test.each([
  ['cancels the second press that meets another screen', '/pay', b, 50, [0, 0], ['A', 'no focus']],
  ['cancels it on a screen that comes late', '/pay', b, 50, [LONG, 0], ['A', 'no focus']],
  ['leaves a press on a screen that has been there', '/pay', b, 50, [0, LONG], ['A', 'B']],
  ['leaves a press elsewhere on the next screen', '/pay', { B: 140 }, 150, [0, 0], ['A', 'B']],
  ['leaves a press without a position', '/pay', b, 0, [0, 0], ['A', 'B']],
  ['leaves a double click on one control', '/start', a, 52, [0, 0], ['A', 'A']],
  ['cancels the press that meets another control', '/start', b, 52, [0, 0], ['A', 'no focus']],
  ['leaves a press on a control next to it', '/start', { A: 40, B: 62 }, 64, [0, 0], ['A', 'B']],
] as const)('%s', async (_, next, buttons, second, [before, after], expected) => {
  pressed.length = 0;
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  flushSync(() => {
    root.render(<Screen buttons={a} name="/start" />);
  });
  // The effect that listens comes after the first paint.
  flushSync(() => undefined);
  press('A', 50);
  await wait(before);
  flushSync(() => {
    root.render(<Screen buttons={buttons} name={next} />);
  });
  await wait(after);
  const target = Object.keys(buttons).at(-1) ?? '';
  press(target, second);
  // A third press of an impatient hand is as little meant as the second.
  if (expected[1] === 'no focus') press(target, second);
  root.unmount();
  expect(pressed.slice(0, 2)).toEqual(expected);
  expect(pressed).not.toContain(expected[1] === 'no focus' ? 'B' : 'no focus');
});
