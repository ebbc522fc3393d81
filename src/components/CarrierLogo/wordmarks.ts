import type { ComponentType, SVGProps } from 'react';

const modules = import.meta.glob<ComponentType<SVGProps<SVGSVGElement>>>(
  '../theme/wordmarks/*.svg',
  { eager: true, import: 'default', query: '?react' },
);

const wordmarks = new Map(
  Object.entries(modules).map(([path, drawing]) => [path.replace(/^.*\/|\.svg$/g, ''), drawing]),
);

/** The drawing of a carrier's wordmark; undefined where there is none of that code. */
export function wordmarkOf(code: string): ComponentType<SVGProps<SVGSVGElement>> | undefined {
  return wordmarks.get(code);
}
