const executablePath = process.env['CHROMIUM_PATH'];

/** How the tests start Chromium: the machine's own where it is known, and nothing that calls home. */
export const chromiumLaunch = {
  ...(executablePath !== undefined && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
