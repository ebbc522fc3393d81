import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { program, run } from './lib/processes.mjs';
import { runScript } from './lib/runScript.mjs';
import { takeOption, takeShard } from './lib/options.mjs';

/**
 * Every story in every theme and language. `--sampled`, `--shard 1/3`, `--stories PATTERN` and
 * `--themes TELCEL,UNEFON` choose fewer.
 */
runScript(async () => {
  await ensureInstalled();
  const chromium = await ensureChromium();
  const args = process.argv.slice(2);
  const shard = takeShard(args);
  const isSampled = args.includes('--sampled');
  const rest = args.filter((arg) => arg !== '--sampled');
  const themes = takeOption(rest, '--themes');
  const env = {
    CHROMIUM_PATH: chromium,
    MATRIX_EXTENT: isSampled ? 'sampled' : 'full',
    MATRIX_SHARD: shard,
    MATRIX_STORIES: takeOption(rest, '--stories') ?? '',
    ...(themes !== undefined && { MATRIX_THEMES: themes }),
  };
  return run(program('vitest', ['run', '--project', 'matrix', ...rest], env));
});
