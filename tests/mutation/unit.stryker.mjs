import { configure, inPage, mutated } from './common.mjs';

export default configure('unit', [...mutated, ...inPage.map((file) => `!${file}`)], 90);
