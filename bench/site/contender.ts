import type { ReactElement } from 'react';

// The peers' files resolve imports by a package.json of their own.
export { createStore } from '#hooks/createStore';

/** One of those that are measured beside each other. */
export interface Contender {
  /** What is mounted, made for a size. */
  element: (size: number) => ReactElement;
  /** What is counted. */
  selector: string;
  /** Shows as many. */
  show?: (size: number) => void;
  /** Changes the theme. */
  switchTheme?: () => void;
  /** What a change of theme colours. */
  painted?: string;
}

/** A product as all contenders show it. */
export interface SampleProduct {
  sku: string;
  precio: number;
  descripcion: string;
  vigencia: number;
}

/** As many products as asked for, none like another. */
export function sampleProducts(count: number): SampleProduct[] {
  return Array.from({ length: count }, (_, index) => ({
    sku: `P-${String(index)}`,
    precio: 10 + index,
    descripcion: `Paquete ${String(index)} de 400 MB y redes`,
    vigencia: 1 + (index % 30),
  }));
}

/** Calls something as often as asked for, each time with another text. */
export function callRepeatedly(times: number, call: (text: string) => unknown): void {
  for (let count = 1; count <= times; count += 1) call(String(count));
}
