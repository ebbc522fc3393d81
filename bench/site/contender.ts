import type { ReactElement } from 'react';

// The peers' files have a separate package.json, without the imports map.
export { createStore } from '#hooks/createStore';

/** A library that is measured. */
export interface Contender {
  /** Creates the element to render, for a number of items. */
  element: (size: number) => ReactElement;
  /** The selector of the items to count. */
  selector: string;
  /** Shows the given number of items. */
  show?: (size: number) => void;
  /** Changes the theme. */
  switchTheme?: () => void;
  /** The selector of the elements whose colours the theme changes. */
  painted?: string;
}

/** A product of the lists. */
export interface SampleProduct {
  sku: string;
  precio: number;
  descripcion: string;
  vigencia: number;
}

/** Creates different products. */
export function sampleProducts(count: number): SampleProduct[] {
  return Array.from({ length: count }, (_, index) => ({
    sku: `P-${String(index)}`,
    precio: 10 + index,
    descripcion: `Paquete ${String(index)} de 400 MB y redes`,
    vigencia: 1 + (index % 30),
  }));
}

/** Calls a function repeatedly, each time with another text. */
export function callRepeatedly(times: number, call: (text: string) => unknown): void {
  for (let count = 1; count <= times; count += 1) call(String(count));
}
