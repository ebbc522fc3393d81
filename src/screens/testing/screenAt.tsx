import { noProductPath, paths } from '#addresses/addresses';
import type { Decorator } from '@storybook/react-vite';
import { Route, Routes, useLocation } from 'react-router-dom';
import { TextLink } from '#components/TextLink';
import { FocusOnNavigation } from '../navigation/FocusOnNavigation';
import { ScreenProviders } from '../navigation/ScreenProviders';

/** The stories of the screens by their paths. The carrier screen has one path for each carrier. */
const stories: Readonly<Record<string, string>> = {
  [noProductPath]: 'screens-carriers--default',
  [paths.start]: 'screens-carriers--default',
  [paths.payment]: 'screens-payment--default',
  [paths.landing]: 'screens-landing--default',
};

/** Shows the path of another screen in place of the screen, with a link to the story of that screen. */
function OtherScreen() {
  const { pathname } = useLocation();
  const story = stories[pathname] ?? 'screens-carrier--default';
  return (
    <main lang="en" style={{ padding: '1.25rem' }}>
      <p>This story leads to</p>
      <h1>{pathname}</h1>
      <TextLink href={`./?path=/story/${story}`} target="_top" variant="brand">
        Open the story of this screen
      </TextLink>
    </main>
  );
}

/** A decorator that renders a screen at its path. At another path, it links to the story of that screen. */
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
