import type { Wordmark } from './wordmark';

export interface DrawingProps {
  /** What is drawn. */
  wordmark: Wordmark;
  /** How high it is, where it does not take its height from what is around it. */
  height?: string;
}

/** A wordmark in the colour of the text around it. */
export function Drawing({ wordmark: { width, height: units, paths }, height }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      fill="currentColor"
      focusable="false"
      style={{ blockSize: height }}
      viewBox={`0 0 ${String(width)} ${String(units)}`}
    >
      {paths.map(({ d, evenOdd }) => (
        <path d={d} fillRule={evenOdd ? 'evenodd' : undefined} key={d} />
      ))}
    </svg>
  );
}
