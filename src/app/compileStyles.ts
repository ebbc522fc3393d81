import { regionCode } from './AppNotifications';
import { compileParts, type CompiledStyles } from '#theme/compileParts';
import type { LazyModule } from './lazyWithRetry';
import { screens, type ScreenRoute } from './screens';

/** The modules that contain styles of the app: those of the routes, and that of the notifications. */
function lazyModules(routes: readonly ScreenRoute[]): LazyModule<object>[] {
  return routes.flatMap(({ code, children = [] }) => [code ?? [], lazyModules(children)].flat());
}

async function compileAll(): Promise<CompiledStyles> {
  await Promise.all([regionCode, ...lazyModules(screens)].map((code) => code.load()));
  return compileParts();
}

let compiled: Promise<CompiledStyles> | undefined;

/** Compiles the styles of the app, once. */
export function compileStyles(): Promise<CompiledStyles> {
  compiled ??= compileAll();
  return compiled;
}
