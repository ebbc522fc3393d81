import { FieldMask, type Edit, type Insertion } from './FieldMask';
import { hasRoomForGroup, parseLetters, parseName, trimName } from './letters';
import type { NameMaskOptions } from './masks';

/** Creates the model of a field for a name. */
export function createNameMask(options: NameMaskOptions): FieldMask {
  return new NameMask(options);
}

/** Groups of letters, displayed as they are. */
class NameMask extends FieldMask {
  readonly hidden = false;
  override options: NameMaskOptions;

  constructor(options: NameMaskOptions) {
    super();
    this.options = options;
  }

  get #maxWords(): number {
    return this.options.maxWords ?? 5;
  }

  parseText(text: string): string {
    return parseName(text, this.#maxWords);
  }

  formatRaw(raw: string): string {
    return raw;
  }

  finish(raw: string): string {
    return trimName(raw);
  }

  rawBefore(text: string, position: number): number {
    return this.parseText(text.slice(0, position)).length;
  }

  override resolve(text: string): void {
    super.resolve(text);
    if (this.#isCut(this._value, text)) this.problem = 'cut';
  }

  insert({ before, text, after, isKey }: Insertion): Edit | undefined {
    // A space before another one begins a group between them.
    if (isKey && after.startsWith(' ') && this.parseText(before + text) === `${before} `) {
      if (!hasRoomForGroup(before + after, this.#maxWords)) return undefined;
      return { raw: `${before} ${after}`, caret: before.length + 1 };
    }
    const head = this.parseText(before + text);
    const raw = this.parseText(before + text + after);
    const isCut = this.#isCut(raw, before + text + after);
    if (isCut) this.problem = 'cut';
    else if (!isKey && head === before) this.problem = 'unread';
    if ((isKey && isCut) || head === before) return undefined;
    return { raw, caret: head.length };
  }

  #isCut(name: string, text: string): boolean {
    return name !== '' && parseLetters(name).length < parseLetters(text).length;
  }
}
