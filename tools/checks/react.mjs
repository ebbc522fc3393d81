/** The React rules of this project: function declarations, named exports, `ref` as a prop. */
export const reactImports = {
  name: 'react',
  importNames: ['forwardRef', 'FC', 'VFC', 'FunctionComponent'],
  message: 'Write a plain function declaration; ref is a prop like any other.',
};

export const reactSyntax = [
  {
    selector:
      ':matches(MemberExpression, TSQualifiedName)[object.name="React"], TSQualifiedName[left.name="React"][right.name=/^(FC|VFC|FunctionComponent)$/]',
    message: 'Import from react by name. Do not use React.FC or React.forwardRef.',
  },
  {
    selector: ':matches(PropertyDefinition, VariableDeclarator)[definite=true]',
    message: 'Initialize it, or add undefined to its type.',
  },
];

export const noDefaultExport = [
  {
    selector:
      'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"], ExportSpecifier[exported.value="default"]',
    message: 'Use a named export, so that the name is the same everywhere.',
  },
];
