import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#theme/testing/render';
import { SectionNav } from './SectionNav';

const links = [{ href: '#a', label: 'Contacto' }];
const nav = <SectionNav label="Secciones" links={links} menuLabel="Menú" />;

test('closes on a second press, on a link and on a press outside', async () => {
  const { container } = render(nav);
  // The link must not change the address of the test page.
  container.addEventListener('click', (event) => event.preventDefault());
  const button = page.getByRole('button', { name: 'Menú' });
  const link = page.getByRole('link', { name: 'Contacto' });
  const closings = [
    () => userEvent.click(button),
    () => userEvent.click(link),
    () => userEvent.click(document.body, { position: { x: 4, y: 400 } }),
  ];
  for (const close of closings) {
    await userEvent.click(button);
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await close();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  }
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
