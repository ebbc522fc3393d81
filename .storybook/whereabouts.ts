import { useLayoutEffect } from 'react';
import { useLocation, type Location } from 'react-router-dom';

let current: Location | undefined;

/** Where the story that stands has come to within its own history; for tests. */
export function whereabouts(): Location | undefined {
  return current;
}

/** Notes where the story is. */
export function useWhereabouts(): void {
  const location = useLocation();
  useLayoutEffect(() => {
    current = location;
  }, [location]);
}
