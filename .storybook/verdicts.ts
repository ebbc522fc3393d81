let complaints: string[] = [];
let watched = false;

function record(level: 'error' | 'warn'): void {
  const print = console[level].bind(console);
  console[level] = (...parts: unknown[]) => {
    complaints.push(`console.${level}: ${parts.map(String).join(' ')}`);
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

/**
 * Ends a story: anything it complained of fails it, unhandled requests included.
 * @throws {Error} with the story's complaints.
 */
export function judgeConsole(): void {
  if (complaints.length > 0) {
    throw new Error(`The story wrote to the console:\n${complaints.join('\n')}`);
  }
}
