import { useId, type ComponentProps } from 'react';
import { Amount } from '#components/Amount';
import type { Product } from '#components/ProductButton';
import { isShown } from '../isShown';
import type { LinkItem } from '../links/Anchor';
import {
  Change,
  Description,
  Fact,
  Facts,
  Heading,
  PhoneNumber,
  Price,
  Root,
  Validity,
} from './OrderTicket.styles';

export interface OrderTicketProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The heading. On phones, it is visually hidden. */
  heading: string;
  /** The labels of the phone number, the product and the price. On phones, that of the phone number is visually hidden. */
  labels: Record<'phone' | 'product' | 'price', string>;
  /** The product. */
  product: Product;
  /** The formatted phone number, if it is known. */
  phone?: string | undefined;
  /** The link to change the phone number. Its `aria-label` says what it changes. */
  changePhone?: LinkItem | undefined;
  /** The link to change the product. Its `aria-label` says what it changes. */
  changeProduct?: LinkItem | undefined;
}

function ChangeLink({ label, ...rest }: LinkItem) {
  return (
    <dd>
      <Change {...rest}>{label}</Change>
    </dd>
  );
}

/** The order to pay: phone number, product and price. On phones it is a band of the brand, and from 744 px a torn ticket. */
export function OrderTicket({
  heading,
  labels,
  phone,
  product: { description, lang, validity, price },
  changePhone,
  changeProduct,
  ...rest
}: OrderTicketProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <Heading id={id}>{heading}</Heading>
      <Facts>
        {phone !== undefined && (
          <Fact data-fact="phone">
            <dt>{labels.phone}</dt>
            <dd>
              <PhoneNumber dir="ltr" translate="no">
                {phone}
              </PhoneNumber>
            </dd>
            {changePhone && <ChangeLink {...changePhone} />}
          </Fact>
        )}
        <Fact data-fact="product">
          <dt>{labels.product}</dt>
          <dd>
            <Description dir="auto" lang={lang}>
              {description}
            </Description>
            {isShown(validity) && <Validity>{validity}</Validity>}
          </dd>
          {changeProduct && <ChangeLink {...changeProduct} />}
        </Fact>
        <Fact data-fact="price">
          <dt>{labels.price}</dt>
          <dd>
            <Price>
              <Amount size="inherit" surface="brand" value={price} />
            </Price>
          </dd>
        </Fact>
      </Facts>
    </Root>
  );
}
