import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { runScript, ScriptError } from './lib/runScript.mjs';

const usage =
  'npm run contract -- https://host [--no-assumed] [--read-only]; see docs/api/README.md';

/** Runs the cases of the contract against a server, and prints what deviates. */
runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      token: { type: 'string', default: 'demo' },
      user: { type: 'string', default: 'demo' },
      phone: { type: 'string', default: '5512345678' },
      'no-assumed': { type: 'boolean', default: false },
      'read-only': { type: 'boolean', default: false },
    },
  });
  const { 'no-assumed': noAssumed, 'read-only': readOnly, ...own } = values;
  const [baseUrl = ''] = positionals;
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw new ScriptError(`There is no address of a server. Usage: ${usage}.`);
  }
  await ensureInstalled();
  const { runnerImport } = await import('vite');
  /** @type {{ module: typeof import('../mocks/contract/runContract.ts') }} */
  const { module } = await runnerImport('./mocks/contract/runContract.ts');
  const password = process.env['CONTRACT_PASSWORD'] ?? 'demo';
  const { rows, count } = await module
    .runContract(baseUrl, {
      ...own,
      password,
      assumed: !noAssumed,
      readOnly,
    })
    .catch((error) => {
      throw new ScriptError(`${baseUrl} does not respond: ${String(error.cause ?? error)}`);
    });

  if (rows.length > 0) console.table(rows);
  const fields = rows.length === 1 ? '1 field deviates' : `${rows.length} fields deviate`;
  console.log(`${count} calls of ${baseUrl}: ${rows.length === 0 ? 'no deviation' : fields}.`);
  return rows.length > 0 ? 1 : 0;
});
