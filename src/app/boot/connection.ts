/** The browser's estimate of the network. Firefox and Safari have none. */
interface Connection extends EventTarget {
  effectiveType: string;
  saveData: boolean;
}

/** Returns the estimate of the network, if the browser has one. */
export function readConnection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}

/**
 * Calls a function, once the user does not save data and the network is faster than 2G. It downloads what
 * the current screen does not need.
 */
export function whenNotSavingData(download: () => void): void {
  const connection = readConnection();
  if (connection && (connection.saveData || connection.effectiveType.includes('2g'))) {
    connection.addEventListener('change', () => whenNotSavingData(download), { once: true });
  } else {
    download();
  }
}
