import type { Carrier, Product } from '#api/contract';

const MARKUP = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
const BRACES = '{{phone}} $t(app.name) ${carrier} %s {{- screen}}';
/** An override and an isolate that are never closed. */
const TURNED = '\u202eotxet\u2067 \u200fאב 50';
const ENDLESS = 'W'.repeat(10_000);
const LONG_PROSE = 'palabra '.repeat(1250);

const texts = [MARKUP, BRACES, TURNED, ENDLESS, LONG_PROSE];

function createProducts(code: string): Product[] {
  return texts.map((descripcion, index) => ({
    sku: `${code}-${String(index)}`,
    precio: 50 + index,
    descripcion,
    vigencia: 7,
  }));
}

/** A list within the contract whose every text tries to be more than text. */
export const hostileCatalogue: Carrier[] = [MARKUP, BRACES, TURNED, ENDLESS, '__proto__'].map(
  (name, at) => ({
    name,
    categorias: texts.map((Categoria, index) => ({
      Categoria: Categoria.trim(),
      productos: createProducts(`HOS-${String(at)}-${String(index)}`),
    })),
  }),
);
