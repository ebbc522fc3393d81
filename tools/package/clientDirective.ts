import { Visitor, type ESTree, type Plugin } from 'vite';

const HOOK = /^(use([A-Z]\w*)?|createContext)$/;

/** Whether a call is that of a hook. */
function callsHook({ callee }: ESTree.CallExpression): boolean {
  return callee.type === 'Identifier' && HOOK.test(callee.name);
}

/** Whether a call creates an element with an event handler. Other objects have names such as `onBrand` too. */
function passesHandler({ callee, arguments: [, props] }: ESTree.CallExpression): boolean {
  return (
    callee.type === 'Identifier' &&
    /^jsxs?$/.test(callee.name) &&
    props?.type === 'ObjectExpression' &&
    props.properties.some(
      (property) =>
        property.type === 'Property' &&
        property.key.type === 'Identifier' &&
        property.value.type !== 'Literal' &&
        /^on[A-Z]/.test(property.key.name),
    )
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
        CallExpression: (node) => void reasons.push(callsHook(node) || passesHandler(node)),
      }).visit(this.parse(code));
      return reasons.includes(true) ? `'use client';\n${code}` : undefined;
    },
  };
}
