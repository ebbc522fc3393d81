import type { StoryContext } from 'storybook/internal/csf';

/** What Storybook itself writes while it serves stories for review; it says nothing of ours. */
export const STORYBOOKS_OWN = 'Accessing the Story Store is deprecated';

let complaints: string[] = [];
let watched = false;

function record(level: 'error' | 'warn'): void {
  const print = console[level].bind(console);
  console[level] = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ');
    if (!text.includes(STORYBOOKS_OWN)) complaints.push(`console.${level}: ${text}`);
    print(...parts);
  };
}

/** Starts to collect what a story writes to the console as an error or a warning. */
export function watchConsole(): void {
  complaints = [];
  if (watched) return;
  watched = true;
  record('error');
  record('warn');
}

/** What the story under watch has written to the console as an error or a warning. */
export function consoleComplaints(): readonly string[] {
  return complaints;
}

/**
 * Ends a story: its report says what it complained of, unhandled requests included. Where people
 * review, it stays on the canvas; the tests fail it.
 */
export function failOnConsole({ reporting }: Pick<StoryContext, 'reporting'>): void {
  const status = complaints.length > 0 ? 'failed' : 'passed';
  reporting.addReport({ type: 'console', version: 1, result: complaints, status });
}
