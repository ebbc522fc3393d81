import { duration } from './tokens';

/** The declarations of an element that shrinks to `scale` while it is pressed, and of a link while it loads a screen. */
export function pressable(scale: number): string {
  return `
    transition:
      transform ${duration.press} ease-out,
      filter ${duration.press} ease-out;

    &:active,
    &[data-pressed='true'] {
      transform: scale(${String(scale)});
    }
  `;
}
