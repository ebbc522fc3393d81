import { useState, type ComponentType, type ReactNode } from 'react';
import { sampleProducts, type Contender, type SampleProduct } from './contender';

/** The props of {@link Products}, which shows one product until its tab is clicked. */
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

/** The content of a peer's button. */
export function ProductContent({ precio, descripcion, vigencia }: SampleProduct) {
  return (
    <>
      <strong>{`$${String(precio)}`}</strong>
      <span>{descripcion}</span>
      <small>{`${String(vigencia)} días`}</small>
    </>
  );
}

/** Clicks the last tab, which shows all products. */
export function clickTab(): void {
  [...document.querySelectorAll<HTMLElement>('[role="tab"]')].at(-1)?.click();
}

/** The measured properties of a list of buttons. */
export const list: Omit<Contender, 'element'> = {
  selector: '[type="radio"], [role="radio"]',
  show: clickTab,
  painted: '[role="radio"]',
};
