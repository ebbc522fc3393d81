import type { Decorator } from '@storybook/react-vite';
import { Route, Routes, useLocation } from 'react-router-dom';
import { FocusOnNavigation } from '../navigation/FocusOnNavigation';
import { ScreenProviders } from '../navigation/ScreenProviders';

/** Shows the path of another screen in place of the screen. */
function OtherScreen() {
  return (
    <main>
      <h1>{useLocation().pathname}</h1>
    </main>
  );
}

/** A decorator that renders a screen at its path. At another path, it shows the path. */
export function screenAt(path: string): Decorator {
  return function ScreenDecorator(Story) {
    return (
      <ScreenProviders>
        <Routes>
          <Route element={<Story />} path={path} />
          <Route element={<OtherScreen />} path="*" />
        </Routes>
        <FocusOnNavigation />
      </ScreenProviders>
    );
  };
}
