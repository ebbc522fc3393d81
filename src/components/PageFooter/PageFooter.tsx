import type { ComponentProps, ReactNode } from 'react';
import { Anchor, type LinkItem, type LinkProps } from '../links/Anchor';
import { Company, End, Foot, FootInner, Line, Name } from './PageFooter.styles';

export interface PageFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** The company's name. */
  name: string;
  /** The props of the link behind the name, if any: its address, or the element of a router in `render`. */
  home?: LinkProps | undefined;
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
  home,
  note,
  links = [],
  end,
  variant = 'plain',
  ...rest
}: PageFooterProps) {
  const company =
    home === undefined ? (
      <span translate="no">{name}</span>
    ) : (
      <Anchor translate="no" {...home}>
        {name}
      </Anchor>
    );
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
        <FootInner>
          <div>
            <Name>{company}</Name>
            {list}
            <p>{note}</p>
          </div>
          <End>{end}</End>
        </FootInner>
      </Foot>
    );
  }
  return (
    <Line {...rest}>
      <Company>
        {company}
        <span>{note}</span>
      </Company>
      {list}
      {end}
    </Line>
  );
}
