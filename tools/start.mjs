import { once } from 'node:events';
import { ensureInstalled } from './lib/install.mjs';
import { exitCode, program, start, stop } from './lib/processes.mjs';
import { runScript } from './lib/runScript.mjs';

/** Starts Storybook and the app. Both stop when one of them exits, or on a signal. */
runScript(async () => {
  await ensureInstalled();
  const quiet = ['--ci', '--disable-telemetry', '--no-version-updates'];
  const servers = [
    start(program('storybook', ['dev', '-p', '6006', '--exact-port', ...quiet])),
    start(program('vite', ['--mode', 'demo', '--clearScreen', 'false'])),
  ];
  const signal = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const code = await Promise.race([...servers.map(exitCode), signal.then(() => 130)]);
  await Promise.all(servers.map((server) => stop(server)));
  return code;
});
