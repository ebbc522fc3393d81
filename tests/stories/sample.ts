import { beforeEach } from 'vitest';

/** Only the first story of each file runs. */
beforeEach(({ skip, task }) => {
  if (task.name !== 'Default') skip();
});
