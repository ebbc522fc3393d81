const ROSETTE =
  'M38.7 6.9A6.7 6.7 0 0 1 50.4 13.6A6.7 6.7 0 0 1 57.1 25.3A6.7 6.7 0 0 1 57.1 38.7A6.7 6.7 0 0 1 50.4 50.4A6.7 6.7 0 0 1 38.7 57.1A6.7 6.7 0 0 1 25.3 57.1A6.7 6.7 0 0 1 13.6 50.4A6.7 6.7 0 0 1 6.9 38.7A6.7 6.7 0 0 1 6.9 25.3A6.7 6.7 0 0 1 13.6 13.6A6.7 6.7 0 0 1 25.3 6.9A6.7 6.7 0 0 1 38.7 6.9z';
const HOLES =
  'M30 5.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM43.2 9.1a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM52.9 18.8a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM56.5 32a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM52.9 45.2a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM43.2 54.9a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM30 58.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM16.8 54.9a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM7.1 45.3a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM3.5 32a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM7.1 18.7a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM16.7 9.1a2 2 0 1 0 4 0 2 2 0 1 0-4 0z';
const TICK = 'M18.5 33.5l4.2-4.2 6 6 13.3-14.6 4.4 4-17.6 19.2z';

/** A rosette of cut paper with a tick cut out of it, in the colour and size of the adjacent text. */
export function CutPaperTick() {
  return (
    <svg
      aria-hidden="true"
      fill="currentColor"
      focusable="false"
      height="1em"
      viewBox="0 0 64 64"
      width="1em"
    >
      <path d={ROSETTE + HOLES + TICK} fillRule="evenodd" />
    </svg>
  );
}
