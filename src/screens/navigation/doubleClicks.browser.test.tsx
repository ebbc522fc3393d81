import { expect, test } from 'vitest';
import { render } from '#theme/testing/render';
import { useDoubleClickGuard } from './useDoubleClickGuard';

function Screen({ name, onPress }: { name: string; onPress: (name: string) => void }) {
  useDoubleClickGuard(name);
  return (
    <button key={name} onClick={() => onPress(name)}>
      {name}
    </button>
  );
}

type Press = readonly [detail: number, timeStamp?: number];

function press([detail, timeStamp]: Press): void {
  for (const type of ['mousedown', 'click']) {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, detail });
    if (timeStamp !== undefined) Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    document.querySelector('button')?.dispatchEvent(event);
  }
}

test.each<[string, string, Press, string[]]>([
  ['cancels the second click of a double click on another screen', '/pay', [2], ['/start']],
  ['cancels the third click of a series on another screen', '/pay', [3], ['/start']],
  ['cancels a press from before the next screen was rendered', '/pay', [1, 1], ['/start']],
  [
    'allows a press from before the first screen was hydrated',
    '/start',
    [1, 1],
    ['/start', '/start'],
  ],
  ['allows a single press on the next screen at once', '/pay', [1], ['/start', '/pay']],
  ['allows the keyboard and assistive technology', '/pay', [0], ['/start', '/pay']],
  ['allows a double click on one screen', '/start', [2], ['/start', '/start']],
])('%s', async (_, next, second, expected) => {
  const pressed: string[] = [];
  const screen = (name: string) => <Screen name={name} onPress={(one) => pressed.push(one)} />;
  const { rerender } = render(screen('/start'));
  // Flushes the effect that adds the event listeners, and lets the clock advance.
  await new Promise((resolve) => setTimeout(resolve, 20));
  press([1]);
  rerender(screen(next));
  await new Promise((resolve) => setTimeout(resolve, 20));
  press(second);
  expect(pressed).toEqual(expected);
});
