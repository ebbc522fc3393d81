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
    message: 'Import what is used from react by name; no React.FC and no React.forwardRef.',
  },
  {
    selector: ':matches(PropertyDefinition, VariableDeclarator)[definite=true]',
    message: 'Give it a value, or a type that allows for none.',
  },
];

export const noDefaultExport = [
  {
    selector:
      'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"], ExportSpecifier[exported.value="default"]',
    message: 'Export by name, so that a thing has one name everywhere.',
  },
];
