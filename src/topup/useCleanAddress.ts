import { useEffect, useEffectEvent } from 'react';
import { matchPath, useLocation, useNavigate, type Location } from 'react-router-dom';
import { paths } from '#addresses/addresses';
import { removeChoices } from './moveToFragment';

/**
 * Removes the choices of a shared top-up from the fragment of each address, so that no phone number stays there, but not
 * from a carrier's address, whose screen reads them first. The boot script has moved those of the query there.
 */
export function useCleanAddress(): void {
  const { hash, pathname, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const isRead = matchPath(paths.carrier, pathname) !== null;
  const rest = isRead ? hash : removeChoices(hash);

  const clean = useEffectEvent(() => {
    void navigate({ pathname, search, hash: rest }, { replace: true, state });
  });

  useEffect(() => {
    if (rest !== hash) clean();
  }, [hash, rest]);
}
