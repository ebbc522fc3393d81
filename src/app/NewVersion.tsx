import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRegisterSW } from 'virtual:pwa-register/react';
import { NewVersionOffer } from './NewVersionOffer';
import { isDeployedVersion } from './worker';

/** How long the page waits for the new worker, in milliseconds: the network has the new page as well. */
const TAKEOVER_TIMEOUT_MS = 2000;

/** Resolves when another worker controls the page, or soon: it may do so already, for another tab. */
function controllerChange(): Promise<unknown> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, TAKEOVER_TIMEOUT_MS);
  });
}

/**
 * Registers the service worker. A waiting worker takes over at once where the page is its version already;
 * elsewhere, `isOutdated` is true until the page is reloaded by `update`.
 */
function useNewVersion() {
  const [waiting, setWaiting] = useState<'same' | 'newer'>();
  const { updateServiceWorker } = useRegisterSW({
    onNeedRefresh() {
      void isDeployedVersion().then((isSame) => {
        setWaiting(isSame ? 'same' : 'newer');
      });
    },
    // Only the user reloads the page, not a worker that took over for another tab.
    onNeedReload: () => undefined,
  });

  useEffect(() => {
    if (waiting === 'same') void updateServiceWorker();
  }, [updateServiceWorker, waiting]);

  async function update(): Promise<void> {
    const taken = controllerChange();
    await updateServiceWorker();
    await taken;
    window.location.reload();
  }

  return { isOutdated: waiting === 'newer', update };
}

/**
 * Offers a new version of the page. The offer appears with a screen, since one that came in between would move
 * what the user is about to touch.
 */
export function NewVersion({ hidden }: { hidden: boolean }) {
  const { key } = useLocation();
  const { isOutdated, update } = useNewVersion();
  const [opened, setOpened] = useState({ key, isOutdated });
  if (opened.key !== key) setOpened({ key, isOutdated });

  if (hidden || !opened.isOutdated || !isOutdated) return null;
  return <NewVersionOffer onUpdate={() => void update()} />;
}
