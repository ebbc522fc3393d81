/** The maximum wait for a paint, in ms. The browser never paints a hidden page. */
const LONGEST = 100;

/** Calls a function after the next paint. Returns a function that cancels the call. */
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
