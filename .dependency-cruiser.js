import { options, rules } from './tools/checks/importRules.mjs';

export default { forbidden: rules, options };
