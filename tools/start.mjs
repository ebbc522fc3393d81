import { ensureInstalled } from './lib/install.mjs';
import { requireFreePorts } from './lib/ports.mjs';
import { program } from './lib/processes.mjs';
import { runScript } from './lib/runScript.mjs';
import { withServers } from './lib/servers.mjs';

const storybook = 'http://localhost:6006';
const app = 'http://localhost:5173';

function servers() {
  const storybookFlags = ['--ci', '--no-open', '--exact-port', '--disable-telemetry', '--quiet'];
  const viteFlags = ['--strictPort', '--clearScreen', 'false', '--logLevel', 'warn'];
  return [
    {
      name: 'Storybook',
      url: storybook,
      command: program('storybook', ['dev', '-p', '6006', ...storybookFlags]),
    },
    {
      name: 'The app',
      url: `${app}/start`,
      command: program('vite', ['--port', '5173', ...viteFlags], { VITE_MOCKS: 'true' }),
    },
  ];
}

function sayWhere() {
  console.log(`
  Storybook   ${storybook}
  App         ${app}
  Buy         ${app}/start   (pick a carrier, a product, a phone number, pay with a made-up card)

  Ctrl-C stops both.
`);
  return new Promise(() => {});
}

runScript(async () => {
  await ensureInstalled();
  await requireFreePorts({ 6006: 'Storybook', 5173: 'the app' });
  console.log('Starting Storybook and the app …');
  return withServers(servers(), sayWhere);
});
