import type { Carrier } from '#api/contract';
import { defaultLanguage } from '#i18n/languages';
import type { AppEnvironment } from '#screens/data/environment';
import type { Currency } from '#theme/contract';
import { amountParts } from '#theme/formatAmount';

/** Values that occur in a page only where its list has a price, a validity and a phone number. */
const PRICE = 987_654_321;
const DAYS = 654_321;
const PHONE = '9876504321';
/** The number with the spaces of any format. */
const SHOWN_PHONE = new RegExp(PHONE.replace(/\d/g, '$& ?'), 'g');

/** The slots of each list. The scripts in `src/app/boot` fill them. */
const slots = {
  carriers: [],
  numbers: ['carrier', 'label', '0', '9'],
  products: ['Categoria', 'index', 'sku', 'number', 'descripcion', 'vigencia'],
};

/** A carrier whose texts are slots: a selected and another category, and products without a validity, of one day and of days. */
function sampleCarrier(name: string): Carrier {
  const plain = { sku: '{sku}', precio: PRICE, descripcion: '{descripcion}' };
  const productos = [plain, { ...plain, vigencia: 1 }, { ...plain, vigencia: DAYS }];
  const category = { Categoria: '{Categoria}', productos };
  return { name, categorias: [category, category] };
}

/** Replaces each digit by its slot. */
function slotsOfDigits(number: string): string {
  let index = 0;
  return number.replace(/\d/g, () => `{${String(index++)}}`);
}

/** What the page of a carrier shows early, with texts that are slots. */
export function sampleProducts(carrier: string): AppEnvironment['shownEarly'] {
  return { state: { status: 'ready', carriers: [sampleCarrier(carrier)] } };
}

/** What the start shows early: all carriers, and a remembered number with a name and one without. */
export function sampleStart(carriers: Carrier[]): AppEnvironment['shownEarly'] {
  const number = { carrier: '{carrier}', phone: PHONE, sku: '', date: 0 };
  const remembered = [{ ...number, name: '{label}' }, number];
  return { state: { status: 'loading', carriers }, remembered };
}

/** The carrier of a page, which the start has not, and the currency of its prices. */
export interface ListedCarrier {
  carrier?: string | undefined;
  currency: Currency;
}

/**
 * Returns the HTML of the template for the lists of a page that shows a sample.
 * @throws {Error} if there is no list, or a list does not show a value of the sample.
 */
export function listTemplate(lists: string, { carrier, currency }: ListedCarrier): string {
  const format = { language: defaultLanguage, currency, short: true };
  const { before, after } = amountParts(PRICE, format);
  const content = lists
    .replaceAll(`>${before}${after}<`, '>{number}<')
    .replaceAll(String(DAYS), '{vigencia}')
    .replaceAll('-tab-1"', '-tab-{index}"')
    .replace(SHOWN_PHONE, slotsOfDigits);
  const names = Object.keys(slots) as (keyof typeof slots)[];
  const found = names.filter((name) => content.includes(` data-list="${name}"`));
  const missing = found
    .flatMap((name) => slots[name])
    .filter((slot) => !content.includes(`{${slot}}`));
  if (found.length === 0 || missing.length > 0) {
    throw new Error(
      `The page of ${carrier ?? 'the start'} does not show the sample's ${missing.join(', ') || 'list'}.`,
    );
  }
  const data = carrier && ` data-carrier="${carrier}" data-currency="${currency}"`;
  return `<template id="list"${data ?? ''}>${content}</template>`;
}
