import { describe, expect, it } from 'vitest';
import { createSessionStore, type Transaction } from '#recargas/session';
import { findLastReceipt, readReceipt, toEntryState } from './keptReceipt';

const transaction: Transaction = {
  code: 0,
  folio: 'k7Qz0PbR2x',
  folioRecarga: '483920',
  monto: 50,
  concepto: 'Saldo',
};
const details = { paidAt: 5, company: 'TELCEL', phone: '5512345000', validity: 7 };
const receipt = { transaction, ...details };

describe('a receipt that a history entry keeps', () => {
  it.each([
    ['without its payer', receipt, receipt],
    ['from before 1970', { ...receipt, paidAt: -1e12 }, { ...receipt, paidAt: -1e12 }],
    ['of the transaction alone', { transaction }, { transaction }],
  ])('comes back %s', (_, kept, expected) => {
    const payer = { cardholder: 'Ana', maskedCard: 'XXXX' };
    const state = JSON.parse(JSON.stringify(toEntryState({ ...kept, ...{ payer } }))) as unknown;
    expect(JSON.stringify(state)).not.toContain('Ana');
    expect(readReceipt(state)).toEqual(expected);
  });

  it.each([
    ['nothing', null],
    ['another state', { celular: '5512345000' }],
    ['no transaction', { receipt: { paidAt: 5 } }],
    ['a moment beyond all dates', { receipt: { ...receipt, paidAt: 9e15 } }],
    ['a moment that is none', { receipt: { ...receipt, paidAt: Number.NaN } }],
    ['a validity of no day', { receipt: { ...receipt, validity: 0 } }],
    ['a folio that is none', { receipt: { ...receipt, transaction: { folio: '<b>' } } }],
  ])('does not come from %s', (_, state) => {
    expect(readReceipt(state)).toBeUndefined();
  });
});

describe('the last receipt of a visit', () => {
  const kept = { folio: transaction.folio, entry: 'key', ...details };

  it('is none before the first', () => {
    expect(findLastReceipt(createSessionStore(() => undefined))).toBeUndefined();
  });

  it('knows its number as long as the page lives', () => {
    const session = createSessionStore(() => undefined);
    session.transaction.write(transaction);
    session.details.write(kept);
    expect(findLastReceipt(session)).toEqual(receipt);
  });

  it('takes nothing from another transaction', () => {
    const session = createSessionStore(() => undefined);
    session.transaction.write(transaction);
    session.details.write({ ...kept, folio: 'another' });
    expect(findLastReceipt(session)).toEqual({ transaction });
  });
});
