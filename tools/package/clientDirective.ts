import { Visitor, type ESTree, type Plugin } from 'vite';

const HOOK = /^(use([A-Z]\w*)?|createContext)$/;

/** Whether a call is that of a hook. */
function callsHook({ callee }: ESTree.CallExpression): boolean {
  return callee.type === 'Identifier' && HOOK.test(callee.name);
}

/** Whether an object contains an event handler. */
function hasHandler({ properties }: ESTree.ObjectExpression): boolean {
  return properties.some(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.value.type !== 'Literal' &&
      /^on[A-Z]/.test(property.key.name),
  );
}

/**
 * Marks the modules that call hooks or create event handlers as client modules, for servers that render React's
 * server components. The other modules run on both sides, and a server can call their functions.
 */
export function clientDirective(): Plugin {
  return {
    name: 'client-directive',
    renderChunk(code) {
      const reasons: boolean[] = [];
      new Visitor({
        CallExpression: (node) => void reasons.push(callsHook(node)),
        ObjectExpression: (node) => void reasons.push(hasHandler(node)),
      }).visit(this.parse(code));
      return reasons.includes(true) ? `'use client';\n${code}` : undefined;
    },
  };
}
