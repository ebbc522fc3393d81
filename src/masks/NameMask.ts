import { FieldMask, type Edit, type Insertion } from './FieldMask';
import { hasRoomForGroup, parseLetters, parseName, trimName } from './letters';

/** Up to five groups of letters, displayed as they are. */
export class NameMask extends FieldMask {
  readonly hidden = false;

  parseText(text: string): string {
    return parseName(text);
  }

  formatRaw(raw: string): string {
    return raw;
  }

  finish(raw: string): string {
    return trimName(raw);
  }

  rawBefore(text: string, position: number): number {
    return parseName(text.slice(0, position)).length;
  }

  override resolve(text: string): void {
    super.resolve(text);
    this.isCut = this.#isCut(this._value, text);
  }

  insert({ before, text, after, isKey }: Insertion): Edit | undefined {
    // A space before another one begins a group between them.
    if (isKey && after.startsWith(' ') && parseName(before + text) === `${before} `) {
      if (!hasRoomForGroup(before + after)) return undefined;
      return { raw: `${before} ${after}`, caret: before.length + 1 };
    }
    const head = parseName(before + text);
    const raw = parseName(before + text + after);
    this.isCut = this.#isCut(raw, before + text + after);
    if ((isKey && this.isCut) || head === before) return undefined;
    return { raw, caret: head.length };
  }

  #isCut(name: string, text: string): boolean {
    return parseLetters(name).length < parseLetters(text).length;
  }
}
