import { createRoot } from 'react-dom/client';
import { frames, observeLongTasks, until } from './timing';
import type { Contender } from './contender';

const modules = import.meta.glob<Record<string, () => Contender | Promise<Contender>>>(
  './{ours,peers}/*.tsx',
);

/** The file and the function of each contender. A page loads the code of one contender only. */
const contenders: Readonly<Record<string, [file: string, create: string]>> = {
  'field Colibrí': ['./ours/field.tsx', 'createField'],
  'field react-imask': ['./peers/reactImask.tsx', 'createField'],
  'field react-number-format': ['./peers/numberFormat.tsx', 'createField'],
  'notifications Colibrí': ['./ours/notifications.tsx', 'createNotices'],
  'notifications sonner': ['./peers/sonner.tsx', 'createNotices'],
  'notifications react-hot-toast': ['./peers/hotToast.tsx', 'createNotices'],
  'notifications react-toastify': ['./peers/toastify.tsx', 'createNotices'],
};

/** Renders a contender by its name. */
async function mount(name: string, size: number): Promise<void> {
  const [file = '', create = ''] = contenders[name] ?? [];
  const contender = await (await modules[file]?.())?.[create]?.();
  const root = document.getElementById('root');
  if (contender === undefined || root === null) throw new Error(`There is no contender ${name}.`);
  await present(contender, root, size);
}

/** Renders a contender and exposes the functions that measure it. */
async function present(contender: Contender, root: HTMLElement, size: number): Promise<void> {
  createRoot(root).render(contender.element(size));
  await until(() => root.childElementCount > 0);
  const shown = () => document.querySelectorAll(contender.selector).length;

  /** Shows all items. Returns the time until they are painted and the longest task, in ms. */
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

  Object.assign(window, { bench: { show } });
}

Object.assign(window, { mount });
