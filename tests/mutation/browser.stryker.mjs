import { configure, inPage } from './common.mjs';

// What only real keys, drags and sent forms would notice is not asked: their tests take minutes a mutant.
export default configure('browser', inPage, 75);
