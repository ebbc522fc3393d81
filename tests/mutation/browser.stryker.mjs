import { configure, inPage } from './common.mjs';

export default configure('browser', inPage);
