import { createRoot } from 'react-dom/client';
import { frames, observeLongTasks, until } from './timing';
import type { Contender } from './contender';

const modules = import.meta.glob<Record<string, () => Contender | Promise<Contender>>>(
  './{ours,peers}/*.tsx',
);

/** Each contender of each bench: its file, loaded alone so that no other's code is on its page, and its function. */
const contenders: Readonly<Record<string, [file: string, create: string]>> = {
  'field Colibrí': ['./ours/field.tsx', 'createField'],
  'field react-imask': ['./peers/reactImask.tsx', 'createField'],
  'field react-number-format': ['./peers/numberFormat.tsx', 'createField'],
  'notifications Colibrí': ['./ours/notifications.tsx', 'createNotices'],
  'notifications sonner': ['./peers/sonner.tsx', 'createNotices'],
  'notifications react-hot-toast': ['./peers/hotToast.tsx', 'createNotices'],
  'notifications react-toastify': ['./peers/toastify.tsx', 'createNotices'],
  'products Colibrí': ['./ours/products.tsx', 'createButtons'],
  'products Colibrí, carrier screen': ['./ours/screen.tsx', 'createScreen'],
  'products MUI': ['./peers/mui.tsx', 'createButtons'],
  'products Mantine': ['./peers/mantine.tsx', 'createButtons'],
};

/** Puts a contender on the page. */
async function mount(name: string, size: number): Promise<void> {
  const [file = '', create = ''] = contenders[name] ?? [];
  const contender = await (await modules[file]?.())?.[create]?.();
  const root = document.getElementById('root');
  if (contender === undefined || root === null) throw new Error(`There is no contender ${name}.`);
  await present(contender, root, size);
}

/** Renders a contender and hands the functions that measure it to the bench. */
async function present(contender: Contender, root: HTMLElement, size: number): Promise<void> {
  createRoot(root).render(contender.element(size));
  await until(() => root.childElementCount > 0);
  const shown = () => document.querySelectorAll(contender.selector).length;

  /** Shows as many as asked for, and tells when they are painted and how long a task was, in ms. */
  async function show(): Promise<{ painted: number; longest: number; most: number }> {
    await frames(2);
    const longest = observeLongTasks();
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
