import type { Carrier, Product } from '#api/contract';

const MARKUP = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
const PLACEHOLDERS = '{{phone}} $t(app.name) ${carrier} %s {{- screen}}';
/** A bidirectional override and an isolate that are never closed. */
const BIDI = '\u202eotxet\u2067 \u200fאב 50';
const LONG_WORD = 'W'.repeat(10_000);
const LONG_PROSE = 'palabra '.repeat(1250);

const texts = [MARKUP, PLACEHOLDERS, BIDI, LONG_WORD, LONG_PROSE];

function createProducts(code: string): Product[] {
  return texts.map((descripcion, index) => ({
    sku: `${code}-${String(index)}`,
    precio: 50 + index,
    descripcion,
    vigencia: 7,
  }));
}

/** A valid list of which each text contains markup, placeholders, bidirectional controls or a very long word. */
export const adversarialCatalogue: Carrier[] = [
  MARKUP,
  PLACEHOLDERS,
  BIDI,
  LONG_WORD,
  '__proto__',
].map((name, position) => ({
  name,
  categorias: texts.map((Categoria, index) => ({
    Categoria: Categoria.trim(),
    productos: createProducts(`ADV-${String(position)}-${String(index)}`),
  })),
}));
