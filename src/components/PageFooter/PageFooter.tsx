import type { ComponentProps, ReactNode } from 'react';
import { Anchor, type LinkItem } from '../links/Anchor';
import { listOf } from '../listOf';
import { Company, End, Foot, Line, Name } from './PageFooter.styles';

export type { LinkItem } from '../links/Anchor';

export interface PageFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** The company's name. */
  name: string;
  /** The note on the ownership of the carriers' names. */
  note: string;
  /** The legal links. */
  links: readonly LinkItem[];
  /** The content at the end of the footer, such as a setting. */
  end?: ReactNode;
  /**
   * The look: plain, or a dark band at the foot of a long page.
   * @default 'plain'
   */
  variant?: 'plain' | 'band' | undefined;
}

/** The footer of a page: the company's name, the trademark note and the legal links. Print shows the company's name. */
export function PageFooter({
  name,
  note,
  links: given,
  end,
  variant = 'plain',
  ...rest
}: PageFooterProps) {
  const links = listOf(given, 'links');
  const list = links.length > 0 && (
    <ul>
      {links.map(({ label, ...link }, index) => (
        <li key={`${index} ${label}`}>
          <Anchor {...link}>{label}</Anchor>
        </li>
      ))}
    </ul>
  );
  if (variant === 'band') {
    return (
      <Foot {...rest}>
        <div>
          <Name translate="no">{name}</Name>
          {list}
          <p>{note}</p>
        </div>
        <End>{end}</End>
      </Foot>
    );
  }
  return (
    <Line {...rest}>
      <Company>
        <span translate="no">{name}</span>
        <span>{note}</span>
      </Company>
      {list}
      {end}
    </Line>
  );
}
