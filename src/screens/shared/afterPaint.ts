/** The longest wait for a paint, in ms: a hidden page is never painted. */
const LONGEST = 100;

/** Calls once the page has been painted as it is now rendered; returns how to call that off. */
export function afterPaint(call: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    call();
  }, LONGEST);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
