import { useLayoutEffect } from 'react';
import { useLocation, type Location } from 'react-router-dom';

let current: Location | undefined;

/** Where the story that stands has come to within its own history; for tests. */
export function whereabouts(): Location | undefined {
  return current;
}

/** Notes where the story is, within its router. */
export function Whereabouts(): null {
  const location = useLocation();
  useLayoutEffect(() => {
    current = location;
  }, [location]);
  return null;
}
