/** The worker by which the app opens without a network; `src/app/worker.ts` registers it by this name. */
export const workerFile = 'sw.js';
