import { useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createStore, type Contender, type SampleProduct } from '../contender';
import { ProductContent, list, Products } from '../Products';

const themes = ['#1446a0', '#a01446'].map((main) =>
  createTheme({ palette: { primary: { main } } }),
);
const turned = createStore(false);

function Item(product: SampleProduct) {
  return (
    <Button fullWidth role="radio" variant="outlined">
      <ProductContent {...product} />
    </Button>
  );
}

function Themed({ children }: { children: ReactNode }) {
  const other = useSyncExternalStore(turned.subscribe, turned.getSnapshot);
  return <ThemeProvider theme={themes[Number(other)] ?? {}}>{children}</ThemeProvider>;
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
