import { useState, type ComponentType, type ReactNode } from 'react';
import { sampleProducts, type Contender, type SampleProduct } from './contender';

/** The props of a list of products, of which one is shown until its tab is pressed. */
interface ProductsProps {
  size: number;
  Tab: ComponentType<{ role: 'tab'; onClick: () => void; children: ReactNode }>;
  Item: ComponentType<SampleProduct>;
}

export function Products({ size, Tab, Item }: ProductsProps) {
  const [products, setProducts] = useState(() => sampleProducts(1));
  return (
    <main data-carrier="TELCEL">
      <Tab onClick={() => setProducts(sampleProducts(size))} role="tab">
        Todo
      </Tab>
      {products.map((product) => (
        <Item key={product.sku} {...product} />
      ))}
    </main>
  );
}

/** What a peer's button holds. */
export function ProductContent({ precio, descripcion, vigencia }: SampleProduct) {
  return (
    <>
      <strong>{`$${String(precio)}`}</strong>
      <span>{descripcion}</span>
      <small>{`${String(vigencia)} días`}</small>
    </>
  );
}

/** Presses the last tab, which shows all products. */
export function pressTab(): void {
  [...document.querySelectorAll<HTMLElement>('[role="tab"]')].at(-1)?.click();
}

/** How a list of buttons is measured. */
export const list: Omit<Contender, 'element'> = {
  selector: '[type="radio"], [role="radio"]',
  show: pressTab,
  painted: '[role="radio"]',
};
