import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from '#theme/testing/render';
import { RouteLink, type RouteLinkProps } from './RouteLink';

let isFollowed = false;

// The links must not navigate the test page away.
window.addEventListener('click', (event) => {
  isFollowed = !event.defaultPrevented;
  event.preventDefault();
});

function Screen({ keys, ...link }: { keys: string[] } & Partial<RouteLinkProps>) {
  const { key, pathname } = useLocation();
  useEffect(() => void keys.push(key), [key, keys]);
  return (
    <>
      <h1>{pathname}</h1>
      <RouteLink to="/next" {...link}>
        Next
      </RouteLink>
    </>
  );
}

function renderLink(props?: Partial<RouteLinkProps>) {
  const keys: string[] = [];
  render(
    <MemoryRouter>
      <Screen keys={keys} {...props} />
    </MemoryRouter>,
  );
  const link = document.querySelector('a');
  function press(init: MouseEventInit = {}): boolean {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    flushSync(() => link?.dispatchEvent(click));
    return isFollowed;
  }
  return { keys, link, press, heading: () => document.querySelector('h1')?.textContent };
}

test('marks the link as pressed before it navigates once', async () => {
  const { keys, link, press, heading } = renderLink();
  expect(press()).toBe(false);
  expect([link?.dataset['pressed'], heading()]).toEqual(['true', '/']);
  press();
  await expect.poll(heading).toBe('/next');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([link?.dataset['pressed'], keys.length]).toEqual([undefined, 2]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'does not handle a click with %o',
  (init) => {
    expect(renderLink().press(init)).toBe(true);
  },
);

test('does not navigate after its own handler prevents the default', async () => {
  const { heading, press } = renderLink({ onClick: (event) => event.preventDefault() });
  press();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(heading()).toBe('/');
});
