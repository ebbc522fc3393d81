import { Visitor, type ESTree, type Plugin } from 'vite';

function isDisplayName({ expression }: ESTree.ExpressionStatement): boolean {
  return (
    expression.type === 'AssignmentExpression' &&
    expression.left.type === 'MemberExpression' &&
    expression.left.property.type === 'Identifier' &&
    expression.left.property.name === 'displayName'
  );
}

function isForwardRef({ callee }: ESTree.CallExpression): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'forwardRef'
  );
}

/**
 * Lets the bundler remove unused components of packages: marks `forwardRef` calls as pure and removes
 * display names. React Router's part is 3.5 kB of each page.
 */
export function pureComponents(): Plugin {
  return {
    name: 'pure-components',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\//, code: '.displayName = ' },
      handler(code) {
        const edits: { start: number; end: number; text: string }[] = [];
        new Visitor({
          ExpressionStatement(node) {
            if (isDisplayName(node)) edits.push({ start: node.start, end: node.end, text: '' });
          },
          CallExpression(node) {
            const { start } = node;
            if (isForwardRef(node)) edits.push({ start, end: start, text: '/* @__PURE__ */ ' });
          },
        }).visit(this.parse(code));
        return edits
          .sort((one, other) => one.start - other.start)
          .reduceRight(
            (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
            code,
          );
      },
    },
  };
}
