import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useSinglePresses } from './useSinglePresses';

const places: string[] = [];

function Screen({ place }: { place: string }) {
  useSinglePresses(place);
  return <button onClick={() => places.push(place)}>Go</button>;
}

/** A press as a finger makes it: at a position, or as assistive technology does, at none. */
function press([x, y]: readonly [number, number]): void {
  const init = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 };
  const button = document.querySelector('button');
  button?.dispatchEvent(new PointerEvent('pointerdown', init));
  button?.dispatchEvent(new MouseEvent('click', init));
}

test.each([
  ['takes away the second press that meets another screen', [50, 60], '/pay', ['/start']],
  ['leaves a press elsewhere on the next screen', [50, 160], '/pay', ['/start', '/pay']],
  ['leaves a press without a position', [0, 0], '/pay', ['/start', '/pay']],
  ['leaves a double press on one screen', [50, 60], '/start', ['/start', '/start']],
] as const)('%s', (_, second, next, pressed) => {
  places.length = 0;
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  const show = (place: string) => {
    flushSync(() => {
      root.render(<Screen place={place} />);
    });
  };
  show('/start');
  // The effect that listens comes after the first paint.
  flushSync(() => undefined);
  press([50, 60]);
  show(next);
  press(second);
  root.unmount();
  expect(places).toEqual(pressed);
});
