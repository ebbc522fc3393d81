import { createRoot } from 'react-dom/client';
import { contenders } from './contenders.js';

const { document, PerformanceObserver, requestAnimationFrame } = globalThis;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));
const nodes = () => document.body.querySelectorAll('*').length;

function watchTasks() {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  return () => {
    const found = longest;
    longest = 0;
    return found;
  };
}

async function until(condition) {
  while (!condition()) await frame();
}

/** Shows `amount` notifications in one tick, waits until all are gone and tells what it took, in ms. */
globalThis.bench = async function bench(name, amount) {
  const { element, selector, notify } = await contenders[name]();
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(element);
  await sleep(500);
  // The first one loads what is loaded late; it is no part of the measure.
  notify('0');
  const shown = () => document.querySelectorAll(selector).length;
  await until(() => shown() > 0);
  await until(() => shown() === 0);
  await sleep(1500);

  const before = nodes();
  const longestTask = watchTasks();
  const result = (globalThis.result = {});
  const start = performance.now();
  for (let count = 1; count <= amount; count += 1) notify(String(count));
  result.call = performance.now() - start;
  await until(() => shown() > 0);
  await frame();
  await frame();
  result.painted = performance.now() - start;
  await sleep(1000);
  result.coming = longestTask();
  result.most = shown();
  await until(() => shown() === 0);
  result.gone = performance.now() - start;
  await sleep(1500);
  result.going = longestTask();
  result.left = nodes() - before;
  return result;
};
