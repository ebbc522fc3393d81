import type { ComponentType, ReactElement, SVGProps } from 'react';

const modules = import.meta.glob<ComponentType<SVGProps<SVGSVGElement>>>(
  '../../theme/wordmarks/*.svg',
  { eager: true, import: 'default', query: '?react' },
);

/** The SVG code of every wordmark, by carrier code. */
export const wordmarks = new Map<string, ReactElement>(
  Object.entries(modules).map(([path, Drawing]) => [
    path.replace(/^.*\/|\.svg$/g, ''),
    <Drawing aria-hidden="true" focusable="false" key={path} />,
  ]),
);
