import jsdoc from 'eslint-plugin-jsdoc';

const exported = 'ExportNamedDeclaration';

/** Requires a description of each exported component and each of its own props. */
export const documented = {
  plugins: { jsdoc },
  rules: {
    'jsdoc/require-jsdoc': [
      'error',
      {
        enableFixer: false,
        require: { FunctionDeclaration: false },
        contexts: [
          `${exported} > FunctionDeclaration[id.name=/^[A-Z]/]`,
          `${exported}:has(VariableDeclarator[id.name=/^[A-Z].*[a-z]/])`,
          `${exported} > TSInterfaceDeclaration[id.name=/Props$/] > TSInterfaceBody > TSPropertySignature`,
          `${exported} > TSTypeAliasDeclaration[id.name=/Props$/] > * > TSPropertySignature`,
          `${exported} > TSTypeAliasDeclaration[id.name=/Props$/] > * > * > TSPropertySignature`,
        ],
      },
    ],
    'jsdoc/require-description': ['error', { contexts: ['any'] }],
  },
};

/** Forbids comments that disable a check of any tool. */
export const noSilencing = {
  'no-warning-comments': [
    'error',
    {
      location: 'anywhere',
      terms: ['eslint-', '@ts-', 'biome-ignore', 'oxlint-', 'v8 ignore', 'istanbul ignore'],
    },
  ],
};
