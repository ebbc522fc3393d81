import { screens } from '#app/screens';
import { compileParts, type CompiledStyles } from '../staticStyles/compile.ts';

/** Loads the code of the screens, which creates the styled components. */
async function compileAll(): Promise<CompiledStyles> {
  for (const { Component } of screens) {
    if ('load' in Component) await Component.load();
  }
  return compileParts();
}

let compiled: Promise<CompiledStyles> | undefined;

/** Compiles the styles of the app once. */
export function compileStyles(): Promise<CompiledStyles> {
  compiled ??= compileAll();
  return compiled;
}
