import { expect, test } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { render } from '#theme/testing/render';
import { SectionNav } from './SectionNav';

const links = [{ href: '#a', label: 'Contacto' }];
const nav = <SectionNav label="Secciones" links={links} menuLabel="Menú" />;

function append<Tag extends keyof HTMLElementTagNameMap>(tag: Tag) {
  return document.body.appendChild(document.createElement(tag));
}

test('opens, follows a link and closes in a shadow root', async () => {
  const shadow = append('div').attachShadow({ mode: 'open' });
  render(nav, shadow);
  const clicks: string[] = [];
  shadow.addEventListener('click', (event) => {
    event.preventDefault();
    clicks.push((event.target as Element).textContent);
  });
  const button = page.getByRole('button', { name: 'Menú' });
  const isOpen = () => shadow.querySelector('button')?.getAttribute('aria-expanded');
  await userEvent.click(button);
  expect(isOpen()).toBe('true');
  await userEvent.click(button);
  expect(isOpen()).toBe('false');
  await userEvent.click(button);
  await userEvent.click(page.getByRole('link', { name: 'Contacto' }));
  expect([isOpen(), clicks.at(-1)]).toEqual(['false', 'Contacto']);
  await userEvent.click(button);
  await userEvent.click(document.body, { position: { x: 4, y: 400 } });
  expect(isOpen()).toBe('false');
});

// With WebDriver BiDi, Firefox removes the frame of the test together with its inner frame.
test.skipIf(server.browser === 'firefox')('closes on a press outside in a frame', async () => {
  const body = append('iframe').contentDocument?.body;
  if (!body) throw new Error('The frame has no document.');
  render(nav, body);
  const button = body.querySelector('button');
  button?.click();
  await expect.poll(() => button?.getAttribute('aria-expanded')).toBe('true');
  body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.poll(() => button?.getAttribute('aria-expanded')).toBe('false');
});

test('closes on Escape without the focus, before other listeners of the key', async () => {
  const handled: boolean[] = [];
  const listen = (event: Event) => void handled.push(event.defaultPrevented);
  document.addEventListener('keydown', listen);
  render(nav);
  await userEvent.click(page.getByRole('button', { name: 'Menú' }));
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Escape}');
  const button = document.querySelector('button');
  expect(button?.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Escape}');
  expect(handled).toEqual([true, false]);
  document.removeEventListener('keydown', listen);
});
