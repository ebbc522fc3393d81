/** A fault the person at the keyboard can mend: shown as its one sentence, without a stack. */
export class ScriptError extends Error {
  /** @override */
  name = 'ScriptError';
}
