import type { StoryContext } from '@storybook/react-vite';

/** A warning of Storybook itself, which is not caused by a story. */
const STORYBOOK_WARNING = 'Accessing the Story Store is deprecated';

let messages: string[] = [];
let watched = false;

function record(level: 'error' | 'warn'): void {
  const print = console[level].bind(console);
  console[level] = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ');
    if (!text.includes(STORYBOOK_WARNING)) messages.push(`console.${level}: ${text}`);
    print(...parts);
  };
}

/** Starts to collect the errors and warnings that a story writes to the console. */
export function watchConsole(): void {
  messages = [];
  if (watched) return;
  watched = true;
  record('error');
  record('warn');
}

/** The errors and warnings that the current story has written to the console. */
export function consoleMessages(): readonly string[] {
  return messages;
}

/**
 * Adds a report with the console messages to a story, unhandled requests included. In Storybook the story
 * stays visible; the tests fail on the report.
 */
export function failOnConsole({ reporting }: Pick<StoryContext, 'reporting'>): void {
  const status = messages.length > 0 ? 'failed' : 'passed';
  reporting.addReport({ type: 'console', version: 1, result: messages, status });
}
