import { ensureInstalled } from './lib/install.mjs';
import { npm, run } from './lib/processes.mjs';
import { runScript } from './lib/runScript.mjs';

const checks = ['types', 'lint', 'format', 'architecture', 'unused', 'translations', 'size'].map(
  (name) => `check:${name}`,
);

async function runCheck(name) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const code = await run(npm(['run', '--silent', name]));
  return { name, passed: code === 0, seconds: (performance.now() - start) / 1000 };
}

runScript(async () => {
  await ensureInstalled();
  const results = [];
  for (const name of checks) results.push(await runCheck(name));
  console.log('\n── summary');
  for (const { name, passed, seconds } of results) {
    console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(5)} s  ${name}`);
  }
  return results.every(({ passed }) => passed) ? 0 : 1;
});
