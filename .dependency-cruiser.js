import { rules } from './tools/checks/importRules.mjs';

export default {
  forbidden: rules,
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['^\\.storybook/public/'] },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
