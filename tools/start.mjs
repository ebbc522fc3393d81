import { once } from 'node:events';
import { setInterval } from 'node:timers';
import { ensureInstalled } from './lib/install.mjs';
import { exitCode, program, start, stop } from './lib/processes.mjs';
import { runScript } from './lib/runScript.mjs';

/** Resolves when the parent process ends. When npm is terminated, this script does not receive the signal. */
function parentEnd() {
  const parent = process.ppid;
  return new Promise((resolve) => {
    setInterval(() => process.ppid !== parent && resolve(undefined), 500);
  });
}

/** Starts Storybook and the app. Both stop when one of them exits, or on a signal. */
runScript(async () => {
  await ensureInstalled();
  const quiet = ['--ci', '--disable-telemetry', '--no-version-updates'];
  const storybook = ['dev', '-p', '6006', '--exact-port', ...quiet];
  const servers = [
    start(program('storybook', storybook)),
    start(program('vite', ['--mode', 'demo', '--clearScreen', 'false'])),
  ];
  const signals = [once(process, 'SIGINT'), once(process, 'SIGTERM'), parentEnd()];
  const code = await Promise.race([
    ...servers.map(exitCode),
    Promise.race(signals).then(() => 130),
  ]);
  await Promise.all(servers.map((server) => stop(server)));
  return code;
});
