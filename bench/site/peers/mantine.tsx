import '@mantine/core/styles.css';
import { useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button, createTheme, MantineProvider } from '@mantine/core';
import { createStore, type Contender, type SampleProduct } from '../contender';
import { ProductContent, list, Products } from '../Products';

const themes = ['blue', 'red'].map((primaryColor) => createTheme({ primaryColor }));
const turned = createStore(false);

function Item(product: SampleProduct) {
  return (
    <Button fullWidth role="radio" variant="outline">
      <ProductContent {...product} />
    </Button>
  );
}

function Themed({ children }: { children: ReactNode }) {
  const other = useSyncExternalStore(turned.subscribe, turned.getSnapshot);
  return <MantineProvider theme={themes[Number(other)] ?? {}}>{children}</MantineProvider>;
}

export function createButtons(): Contender {
  return {
    ...list,
    element: (size) => (
      <Themed>
        <Products Item={Item} Tab={Button} size={size} />
      </Themed>
    ),
    switchTheme: () => flushSync(() => turned.set(!turned.getSnapshot())),
  };
}
