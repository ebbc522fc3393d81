import { describe, expect, it } from 'vitest';
import { createReceipt } from './receipt';

const product = { sku: 'TEL-TA-050', precio: 50, descripcion: '<b>{{x}}</b>', vigencia: 7 };
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
      validity: 7,
      payer: { cardholder: 'Ana', maskedCard: 'XXXX XXXX XXXX 1234' },
    });
  });
});
