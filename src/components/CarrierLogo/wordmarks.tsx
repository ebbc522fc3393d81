import type { ComponentType, ReactElement, SVGProps } from 'react';

const modules = import.meta.glob<ComponentType<SVGProps<SVGSVGElement>>>(
  '../../theme/wordmarks/*.svg',
  { eager: true, import: 'default', query: '?react' },
);

/** The drawings of all wordmarks, by their carriers' codes. */
export const wordmarks = new Map<string, ReactElement>(
  Object.entries(modules).map(([path, Drawing]) => [
    path.replace(/^.*\/|\.svg$/g, ''),
    <Drawing aria-hidden="true" focusable="false" key={path} />,
  ]),
);

/** The drawing of a carrier's wordmark; undefined where there is none of that code. */
export function wordmarkOf(code: string): ReactElement | undefined {
  return wordmarks.get(code);
}
