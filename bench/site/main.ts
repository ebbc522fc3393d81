import { createRoot } from 'react-dom/client';
import { frames, longTasks, until } from './timing';
import type { Contender } from './contender';

/** Each contender of each bench, loaded alone: no other's code or styles are on its page. */
const contenders: Readonly<Record<string, () => Promise<Contender>>> = {
  'field Colibrí': async () => (await import('./ours/field')).createField(),
  'field react-imask': async () => (await import('./peers/reactImask')).createField(),
  'field react-number-format': async () => (await import('./peers/numberFormat')).createField(),
  'notifications Colibrí': async () => (await import('./ours/notifications')).createNotices(),
  'notifications sonner': async () => (await import('./peers/sonner')).createNotices(),
  'notifications react-hot-toast': async () => (await import('./peers/hotToast')).createNotices(),
  'notifications react-toastify': async () => (await import('./peers/toastify')).createNotices(),
  'products Colibrí': async () => (await import('./ours/products')).createButtons(),
  'products Colibrí, carrier screen': async () => (await import('./ours/screen')).createScreen(),
  'products MUI': async () => (await import('./peers/mui')).createButtons(),
  'products Mantine': async () => (await import('./peers/mantine')).createButtons(),
};

/** Puts a contender on the page. */
async function mount(name: string, size: number): Promise<void> {
  const create = contenders[name];
  const root = document.getElementById('root');
  if (create === undefined || root === null) throw new Error(`There is no contender ${name}.`);
  const contender = await create();
  createRoot(root).render(contender.element(size));
  await until(() => root.childElementCount > 0);
  const shown = () => document.querySelectorAll(contender.selector).length;

  /** Shows as many as asked for, and tells when they are painted and how long a task was, in ms. */
  async function show(): Promise<{ painted: number; longest: number; most: number }> {
    await frames(2);
    const longest = longTasks();
    const before = shown();
    const start = performance.now();
    contender.show?.(size);
    await until(() => shown() > before);
    await frames(2);
    const painted = performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return { painted, longest: longest(), most: shown() };
  }

  /** Changes the theme and tells how long scripts, styles and layout took, in ms. */
  function switchTheme(): number {
    const start = performance.now();
    contender.switchTheme?.();
    // Reading them has the browser bring styles and layout up to date at once.
    getComputedStyle(document.body).getPropertyValue('color');
    const height = document.body.offsetHeight;
    return height > 0 ? performance.now() - start : NaN;
  }

  /** The colours of what is shown. */
  function colours(): string {
    const found = [...document.querySelectorAll(contender.painted ?? 'body')];
    return found.map((one) => Object.values(styleOf(one)).join(' ')).join();
  }

  Object.assign(window, { bench: { show, switchTheme, colours, shown } });
}

function styleOf(element: Element) {
  const { backgroundColor, borderTopColor, color } = getComputedStyle(element);
  return { backgroundColor, borderTopColor, color };
}

Object.assign(window, { mount });
