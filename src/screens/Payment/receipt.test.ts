import { describe, expect, it } from 'vitest';
import { createReceipt, readReceipt, toEntryState } from './receipt';

const product = { sku: 'TEL-TA-050', precio: 50, descripcion: '<b>{{x}}</b>' };
const values = { titular: ' Ana ', tarjeta: '4000123412341234', fechav: '0330', cvv: '987' };
const context = { company: 'TELCEL', phone: '5512345000' };
const receipt = createReceipt(product, context, values, new Date(5));

describe('a receipt', () => {
  it('holds folios by the spec, and of the card the masked number alone', () => {
    expect(receipt).toEqual({
      transaction: {
        code: 0,
        folio: expect.stringMatching(/^[A-Za-z0-9]{10}$/) as string,
        folioRecarga: expect.stringMatching(/^\d{6}$/) as string,
        monto: 50,
        concepto: product.descripcion,
      },
      paidAt: 5,
      ...context,
      payer: { cardholder: 'Ana', maskedCard: 'XXXX XXXX XXXX 1234' },
    });
  });

  it('comes back from a history entry without its payer', () => {
    const { payer, ...rest } = receipt;
    const kept = JSON.parse(JSON.stringify(toEntryState(receipt))) as { receipt: object };

    expect(payer).toBeDefined();
    expect(readReceipt(kept)).toEqual(rest);
    expect(Object.keys(kept.receipt)).toEqual(['transaction', 'paidAt', 'company', 'phone']);
  });

  it.each([
    ['nothing', null],
    ['another state', { celular: '5512345000' }],
    ['no transaction', { receipt: { paidAt: 5 } }],
    ['a moment beyond all dates', { receipt: { ...receipt, paidAt: 9e15 } }],
    ['a moment that is none', { receipt: { ...receipt, paidAt: Number.NaN } }],
    ['a folio that is none', { receipt: { ...receipt, transaction: { folio: '<b>' } } }],
  ])('does not come from %s', (_, state) => {
    expect(readReceipt(state)).toBeUndefined();
  });
});
