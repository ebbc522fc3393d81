import { expect, it } from 'vitest';
import { enhanceArgTypes } from './argTypes';

it.each([
  ['readonly CarrierLink[]', true, { disable: true }],
  ['readonly CarrierLink[]', false, undefined],
  ['number', true, { disable: true }],
  ['number', false, undefined],
  ['Record<"phone" | "price", string>', true, { disable: true }],
  ['Ref<HTMLInputElement>', false, { disable: true }],
  ['string', true, undefined],
  ['ReactNode', true, { disable: true }],
])('a prop of the type %s, required: %s, has the control %j', (summary, required, control) => {
  const argType = { type: { name: 'string', required }, table: { type: { summary } } } as const;
  const { prop } = enhanceArgTypes<Record<string, object>>({
    argTypes: { prop: argType },
    initialArgs: {},
  });
  expect(prop).toEqual({ ...argType, ...(control && { control }) });
});
