import { resolve } from 'node:path';
import { defineConfig, loadEnv } from 'vite';
import { sharedConfig } from '../tools/build/sharedConfig.ts';
import { readConfig } from '../tools/config.ts';

export default defineConfig(({ command, mode }) => {
  const root = resolve(import.meta.dirname, '..');
  return sharedConfig(root, readConfig({ ...loadEnv(mode, root, 'VITE_') }), command);
});
