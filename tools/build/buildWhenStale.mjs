import { existsSync, statSync } from 'node:fs';
import { filesUnder } from '../lib/files.mjs';
import { npm, run } from '../lib/processes.mjs';
import { runScript } from '../lib/runScript.mjs';

const sources = ['src', 'tools', 'public', 'index.html', 'vite.config.ts', 'package.json', '.env'];

/** Builds the app for production unless `dist/` is newer than its sources. */
runScript(() => {
  const built = existsSync('dist/index.html') ? statSync('dist/index.html').mtimeMs : 0;
  const changes = sources.flatMap(filesUnder).map((file) => statSync(file).mtimeMs);
  return built > Math.max(...changes) ? 0 : run(npm(['run', 'build']));
});
