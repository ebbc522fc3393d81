import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import InputMask from 'imask/esm/controls/input';
import InputHistory from 'imask/esm/controls/input-history';
import Masked from 'imask/esm/masked/base';
import { expect, test } from 'vitest';

/** The methods that the masks override, and undocumented methods that they call. */
const internals = {
  InputMask: [
    InputMask,
    'constructor _onInput _onChange _onDrop _applyHistoryState _saveSelection _fireEvent',
    'updateValue updateControl destroy',
  ],
  InputHistory: [InputHistory, 'push go'],
  Masked: [Masked, 'constructor resolve splice doCommit'],
} as const;

test('imask is pinned to an exact version', () => {
  expect(readFileSync('package.json', 'utf8')).toMatch(/"imask": "\d+\.\d+\.\d+"/);
});

test('the internals of imask that the masks depend on are unchanged', () => {
  const sources = Object.values(internals).map(([owner, ...names]) =>
    names
      .flatMap((list) => list.split(' '))
      .map((name) => {
        const method: unknown = Reflect.get(owner.prototype, name);
        return typeof method === 'function' ? method.toString() : `no ${name}`;
      }),
  );
  const hash = createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 12);
  // After an update of imask, compare these methods, adapt FieldControl and FieldMask, then update the hash.
  expect(hash).toMatchInlineSnapshot(`"82751510bb68"`);
});
