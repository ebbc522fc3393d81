import type { Exception } from './exceptions';
import type { Fault } from './judge';
import type { Cell } from './plan';

/** A cell and what was found in it. */
export interface Judged {
  cell: Cell;
  /** What fails the cell. */
  faults: Fault[];
  /** What an exception covers. */
  excused: Fault[];
}

function covers(exception: Exception, cell: Cell, { rule }: Fault): boolean {
  return (
    exception.story === cell.story &&
    exception.rule === rule &&
    (exception.theme === '*' || exception.theme === cell.theme)
  );
}

/** Parts a cell's faults into those that fail it and those that an exception covers. */
export function judge(
  cell: Cell,
  found: readonly Fault[],
  exceptions: readonly Exception[],
): Judged {
  const isExcused = (fault: Fault) => exceptions.some((one) => covers(one, cell, fault));
  return {
    cell,
    faults: found.filter((fault) => !isExcused(fault)),
    excused: found.filter(isExcused),
  };
}

/** The exceptions whose cells were judged and that none of them needed, in words. */
export function idleExceptions(
  judged: readonly Judged[],
  exceptions: readonly Exception[],
): string[] {
  return exceptions.flatMap((exception) => {
    const { story, theme, rule } = exception;
    const own = judged.filter(
      ({ cell }) => cell.story === story && (theme === '*' || theme === cell.theme),
    );
    const isNeeded = own.some(({ cell, excused }) =>
      excused.some((fault) => covers(exception, cell, fault)),
    );
    return own.length === 0 || isNeeded
      ? []
      : [`The exception ${story} × ${theme} × ${rule} is no longer needed: take it out.`];
  });
}

/** The exceptions that name a story or a theme that does not exist, in words. */
export function strayExceptions(
  stories: readonly string[],
  themes: readonly string[],
  exceptions: readonly Exception[],
): string[] {
  return exceptions.flatMap(({ story, theme, reason }) => [
    ...(stories.includes(story) ? [] : [`An exception names ${story}, which is no story.`]),
    ...(theme === '*' || themes.includes(theme)
      ? []
      : [`The exception of ${story} names ${theme}, which is no theme.`]),
    ...(reason.trim() === '' ? [`The exception of ${story} gives no reason.`] : []),
  ]);
}

/** A cell's faults as lines to read. */
export function describe({ cell, faults }: Judged): string[] {
  return faults.map(
    ({ rule, message }) =>
      `${cell.story} × ${cell.theme} × ${cell.language}: ${rule}: ${message.split('\n')[0] ?? ''}`,
  );
}
