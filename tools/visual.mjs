import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { takeOption, takeShard } from './lib/options.mjs';
import { program, run } from './lib/processes.mjs';
import { runScript } from './lib/runScript.mjs';
import { ScriptError } from './lib/scriptError.mjs';

/**
 * Compares pictures of screens and components with their references. `--renew` draws the
 * references anew; `--stories PATTERN` and `--shard 1/3` choose fewer.
 */
runScript(async () => {
  await ensureInstalled();
  const chromium = await ensureChromium();
  const args = process.argv.slice(2);
  const shard = takeShard(args);
  const stories = takeOption(args, '--stories') ?? '';
  const isRenewal = args.includes('--renew');
  const rest = args.filter((arg) => arg !== '--renew');
  if (isRenewal && shard !== '1/1') {
    throw new ScriptError('--renew takes no --shard: one machine draws all references.');
  }
  const env = {
    CHROMIUM_PATH: chromium,
    VISUAL_RENEW: isRenewal ? 'yes' : 'no',
    VISUAL_SHARD: shard,
    VISUAL_STORIES: stories,
  };
  return run(program('vitest', ['run', '--project', 'visual', ...rest], env));
});
