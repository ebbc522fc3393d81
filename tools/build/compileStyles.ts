import { LazyRegion } from '#app/AppProviders';
import { screens, type ScreenRoute } from '#app/screens';
import { compileParts, type CompiledStyles } from '../staticStyles/compile.ts';

/** Loads the code of the routes: their modules create the styled components. */
async function loadRoutes(routes: readonly ScreenRoute[]): Promise<void> {
  for (const { Component, children = [] } of routes) {
    if ('load' in Component) await Component.load();
    await loadRoutes(children);
  }
}

async function compileAll(): Promise<CompiledStyles> {
  await loadRoutes(screens);
  await LazyRegion.load();
  return compileParts();
}

let compiled: Promise<CompiledStyles> | undefined;

/** Compiles the styles of the app once. */
export function compileStyles(): Promise<CompiledStyles> {
  compiled ??= compileAll();
  return compiled;
}
