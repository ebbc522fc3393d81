import type { ComponentProps } from 'react';
import { Details, Recipient, Root, Title } from './ReceiptHeading.styles';
import Tick from './tick.svg?react';

export interface ReceiptHeadingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The title of the screen, which can receive the focus. */
  heading: string;
  /** The formatted phone number, if it is known. */
  phone?: string | undefined;
  /** The label of the phone number. It is visually hidden below 900 px. */
  phoneLabel: string;
  /** The name of the carrier, if it is known. */
  carrier?: string | undefined;
  /** The date, if it is known: as formatted text, and for machines, such as `2026-03-14T18:30:00.000Z`. */
  date?: { text: string; dateTime: string } | undefined;
  /** The validity as formatted text, if the product has one. */
  validity?: string | undefined;
}

/** The title of a paid top-up, with a mark, and below it the phone number, the carrier, the date and the validity. */
export function ReceiptHeading({
  heading,
  phone,
  phoneLabel,
  carrier,
  date,
  validity,
  ...rest
}: ReceiptHeadingProps) {
  return (
    <Root {...rest}>
      <Title tabIndex={-1}>
        <span>{heading}</span>
        <Tick aria-hidden="true" focusable="false" />
      </Title>
      {phone !== undefined && (
        <Recipient>
          <span>{phoneLabel}</span>{' '}
          <span dir="ltr" translate="no">
            {phone}
          </span>
        </Recipient>
      )}
      <Details>
        {carrier !== undefined && <bdi translate="no">{carrier}</bdi>}{' '}
        {date && <time dateTime={date.dateTime}>{date.text}</time>}{' '}
        {validity !== undefined && <span>{validity}</span>}
      </Details>
    </Root>
  );
}
