import { Profiler } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Button } from '#components/Button';
import { ProductButton } from '#components/ProductButton';
import { GlobalStyle } from './GlobalStyle';
import { carrierThemes } from './themes';

test('a theme switch changes one attribute and the colours without a React commit', () => {
  const place = document.body.appendChild(document.createElement('div'));
  const onRender = vi.fn();
  const root = createRoot(place);
  flushSync(() => {
    root.render(
      <Profiler id="page" onRender={onRender}>
        <GlobalStyle />
        <Button>a</Button>
        <ProductButton currency="MXN" description="a" language="es" name="b" price={30} value="c" />
      </Profiler>,
    );
  });
  const commits = onRender.mock.calls.length;
  const colours = carrierThemes.map(({ code }) => {
    place.dataset['carrier'] = code;
    return getComputedStyle(place.querySelector('button') ?? place).backgroundColor;
  });
  expect(new Set(colours).size).toBe(carrierThemes.length);
  expect(onRender).toHaveBeenCalledTimes(commits);
  root.unmount();
  place.remove();
});
