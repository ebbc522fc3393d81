import { createRoot } from 'react-dom/client';
import type { Contender } from './contender';

// A page loads the code of one contender only.
const contenders = import.meta.glob<Contender>('./{ours,peers}/*.tsx', { import: 'contender' });

/** Waits for two animation frames. The first frame is painted when the second starts. */
async function nextPaint(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(requestAnimationFrame);
}

/** Renders the contender of a file, and exposes the function that measures it. */
async function mount(file: string, size: number): Promise<void> {
  const contender = await contenders[`./${file}.tsx`]?.();
  const root = document.getElementById('root');
  if (contender === undefined || root === null) throw new Error(`There is no contender ${file}.`);
  const { element, selector, show: showOne } = contender;
  createRoot(root).render(element);
  await until(() => root.childElementCount > 0);
  const shown = () => document.querySelectorAll(selector).length;

  /** Shows all items. Returns the time until they are painted and the longest task, in ms. */
  async function show(): Promise<{ painted: number; longest: number; most: number }> {
    await nextPaint();
    let longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ type: 'longtask' });
    const before = shown();
    const start = performance.now();
    for (let count = 1; count <= size; count += 1) showOne?.(String(count));
    await until(() => shown() > before);
    await nextPaint();
    const painted = performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return { painted, longest, most: shown() };
  }

  Object.assign(window, { bench: { show } });
}

Object.assign(window, { mount });
