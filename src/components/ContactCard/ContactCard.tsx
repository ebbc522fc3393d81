import { Fragment, type ComponentProps } from 'react';
import styled from 'styled-components';
import { TextLink } from '#components/TextLink';
import { color, size, space } from '#theme/tokens';
import type { LinkTarget } from '../links/Anchor';
import { listOf } from '../listOf';

const Root = styled.dl`
  display: grid;
  gap: ${space(5)};

  & dt {
    color: ${color.ink2};
    font-size: ${size.xs};
  }

  & dd {
    font-size: ${size.md};
    font-weight: 700;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
`;

/** One line of a contact: text, or a link to a phone number, an e-mail address or directions. */
export type ContactLine = Partial<LinkTarget> & {
  /** The text. */
  label: string;
  /**
   * Whether the line is a hint for the line above, which browsers can translate. A link is smaller, a text is not.
   * @default false
   */
  quiet?: boolean | undefined;
};

/** One way to contact the company. */
export interface ContactRow {
  /** The label of the lines. */
  label: string;
  /** The lines. */
  lines: readonly ContactLine[];
}

export interface ContactCardProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The contacts, in display order. */
  rows: readonly ContactRow[];
}

/** Lets a long e-mail address break between the parts of its host, not within a part. */
function breakable(text: string) {
  return text.split(/(?<=@)|(?<=@.*)(?=\.)/).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}

/** The contact details of a company: address, phones and e-mail address, as links where possible. */
export function ContactCard({ rows, ...rest }: ContactCardProps) {
  return (
    <Root {...rest}>
      {listOf(rows, 'rows').map(({ label, lines }, row) => (
        <div key={`${row} ${label}`}>
          <dt>{label}</dt>
          {listOf(lines, 'lines').map(({ label: text, quiet = false, ...target }, line) => (
            <dd key={`${line} ${text}`} translate={quiet ? undefined : 'no'}>
              {target.href === undefined && target.render === undefined ? (
                <bdi>{text}</bdi>
              ) : (
                <TextLink {...target} variant={quiet ? 'quiet' : 'inherit'}>
                  <bdi>{breakable(text)}</bdi>
                </TextLink>
              )}
            </dd>
          ))}
        </div>
      ))}
    </Root>
  );
}
