import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/runScript.mjs';

runScript(() => ensureInstalled());
