import type { Carrier } from '#api/contract';
import { defaultLanguage } from '#i18n/languages';
import { amountParts } from '#theme/formatAmount';

/** Values that occur in a page only where its list has a price and a validity. */
const PRICE = 987_654_321;
const DAYS = 654_321;

/** The slots that each template has. `src/app/boot/completePage.ts` fills them. */
const slots = ['Categoria', 'index', 'sku', 'number', 'descripcion', 'vigencia'];

/** A carrier whose texts are slots: a selected and another category, and products without a validity, of one day and of days. */
export function sampleCarrier(name: string): Carrier {
  const plain = { sku: '{sku}', precio: PRICE, descripcion: '{descripcion}' };
  const productos = [plain, { ...plain, vigencia: 1 }, { ...plain, vigencia: DAYS }];
  const category = { Categoria: '{Categoria}', productos };
  return { name, categorias: [category, category] };
}

/**
 * Returns the HTML of the template for a carrier's list from the list of a page that shows {@link sampleCarrier}.
 * @throws {Error} if the list does not show a value of the sample.
 */
export function listTemplate(list: string, carrier: string, currency: string): string {
  const format = { language: defaultLanguage, currency, short: true };
  const { before, after } = amountParts(PRICE, format);
  const content = list
    .replaceAll(`>${before}${after}<`, '>{number}<')
    .replaceAll(String(DAYS), '{vigencia}')
    .replaceAll('-tab-1"', '-tab-{index}"');
  const missing = slots.filter((slot) => !content.includes(`{${slot}}`));
  if (missing.length > 0) {
    throw new Error(`The list of ${carrier} does not show the sample's ${missing.join(', ')}.`);
  }
  return `<template id="list" data-carrier="${carrier}" data-currency="${currency}">${content}</template>`;
}
