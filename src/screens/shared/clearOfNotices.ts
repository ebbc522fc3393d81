/** The room, in px, that the top of a screen leaves to notifications. */
const ROOM = '--notice-room';
/** The least distance between a notification and the field below it, in px. */
const DISTANCE = 8;

/** Where a field begins: its label, or the text that describes what has no label in sight. */
function topOf(field: Element): number {
  const named = field instanceof HTMLInputElement ? field.labels?.[0] : undefined;
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  return (named ?? described ?? field).getBoundingClientRect().top;
}

/**
 * Brings the wrong field, or what has the focus in its place, out from under the notifications at the
 * page's top, its label first: by scrolling, and where the page stands at its top already, by room that
 * the screen makes.
 */
export function clearOfNotices(): void {
  const field = document.querySelector('[aria-invalid="true"], :focus');
  const notices = document.querySelector('[data-notification]')?.parentElement;
  if (!field || !notices) return;
  const { left, right } = field.getBoundingClientRect();
  const over = notices.getBoundingClientRect();
  if (left >= over.right || right <= over.left) return;
  const covered = Math.ceil(over.bottom + DISTANCE - topOf(field));
  if (covered <= 0) return;
  const scrolled = Math.min(covered, window.scrollY);
  window.scrollBy({ top: -scrolled, behavior: 'instant' });
  if (covered === scrolled) return;
  const { style } = document.documentElement;
  const room = Number.parseFloat(style.getPropertyValue(ROOM)) || 0;
  style.setProperty(ROOM, `${String(room + covered - scrolled)}px`);
}

/** Takes back the room that {@link clearOfNotices} has made. */
export function closeNoticeRoom(): void {
  document.documentElement.style.removeProperty(ROOM);
}

/** That room, as a length for styles. */
export const noticeRoom = `var(${ROOM}, 0px)`;
