import { FieldMask, type Edit, type Insertion } from './FieldMask';
import { hasRoomForGroup, keepName, lettersOf, trimName } from './letters';

/** Up to five groups of letters; what is shown is the value itself. */
export class NameMask extends FieldMask {
  read(text: string): string {
    return keepName(text);
  }

  show(raw: string): string {
    return raw;
  }

  finish(raw: string): string {
    return trimName(raw);
  }

  override resolve(text: string): void {
    super.resolve(text);
    this.isCut = this.#isCut(this._value, text);
  }

  insert({ before, text, after, isKey }: Insertion): Edit | undefined {
    // A space before another one begins a group between the two, which is typed next.
    if (isKey && after.startsWith(' ') && keepName(before + text) === `${before} `) {
      if (!hasRoomForGroup(before + after)) return undefined;
      return { raw: `${before} ${after}`, caret: before.length + 1 };
    }
    const head = keepName(before + text);
    const raw = keepName(before + text + after);
    this.isCut = this.#isCut(raw, before + text + after);
    if ((isKey && this.isCut) || head === before) return undefined;
    return { raw, caret: head.length };
  }

  #isCut(name: string, text: string): boolean {
    return lettersOf(name).length < lettersOf(text).length;
  }
}
