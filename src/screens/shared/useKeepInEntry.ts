import { useLocation, useNavigate } from 'react-router-dom';

/** How to keep something in the present history entry, where a reload and the way back find it. */
export function useKeepInEntry(): (state: object) => void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  return (state) => {
    try {
      void navigate({ pathname, search, hash }, { replace: true, state });
    } catch {
      // Some browsers refuse many changes in a short time; the page itself still knows.
    }
  };
}
