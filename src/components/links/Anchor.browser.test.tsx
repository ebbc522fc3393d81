import { createRef, type ReactElement } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { BrandBar } from '#components/BrandBar';
import { ButtonLink } from '#components/Button';
import { CarrierTile } from '#components/CarrierTile';
import { ContactCard } from '#components/ContactCard';
import { IconLink } from '#components/IconButton';
import { LinkTabs } from '#components/LinkTabs';
import { OfferCard } from '#components/OfferCard';
import { OrderTicket } from '#components/OrderTicket';
import { PageFooter } from '#components/PageFooter';
import { SectionNav } from '#components/SectionNav';
import { TextLink } from '#components/TextLink';
import { render } from '#theme/testing/render';
import type { LinkProps } from './Anchor';

/** Every component with a link. A contact card takes no other props for it. */
const components: Readonly<Record<string, (link: LinkProps) => ReactElement>> = {
  BrandBar: (link) => <BrandBar home={link} label="a" name="a" />,
  ButtonLink: (link) => <ButtonLink {...link}>a</ButtonLink>,
  CarrierTile: (link) => <CarrierTile code="a" {...link} />,
  ContactCard: (link) => <ContactCard rows={[{ label: 'a', lines: [{ ...link, label: 'b' }] }]} />,
  IconLink: (link) => <IconLink icon="back" label="a" {...link} />,
  LinkTabs: (link) => <LinkTabs label="a" links={[{ ...link, label: 'b' }]} />,
  OfferCard: (link) => <OfferCard heading="a" link={{ ...link, label: 'b' }} />,
  OrderTicket: (link) => (
    <OrderTicket
      changeProduct={{ ...link, label: 'b' }}
      heading="a"
      labels={{ phone: 'a', product: 'a', price: 'a' }}
      product={{ description: 'a', price: 1 }}
    />
  ),
  PageFooter: (link) => <PageFooter links={[{ ...link, label: 'b' }]} name="a" note="c" />,
  SectionNav: (link) => <SectionNav label="a" links={[{ ...link, label: 'b' }]} menuLabel="c" />,
  TextLink: (link) => <TextLink {...link}>a</TextLink>,
};

test.each(Object.entries(components))(
  '%s merges its props with those of the element of a router',
  (name, make) => {
    const ref = createRef<HTMLAnchorElement>();
    const calls: string[] = [];
    const inner = vi.fn(() => calls.push('inner'));
    const link = {
      render: <Link className="inner" onClick={inner} style={{ order: 8 }} to="/next" />,
      className: 'outer',
      onClick: () => calls.push('outer'),
      ref,
      style: { order: 7, opacity: 0.5 },
    };
    render(<MemoryRouter>{make(link)}</MemoryRouter>);

    const rendered = document.querySelector<HTMLAnchorElement>('main a.inner');
    expect(rendered?.getAttribute('href')).toBe('/next');
    // The sheet of the package selects elements whose first class name is that of a component.
    expect(rendered?.classList.item(rendered.classList.length - 1)).toBe('inner');
    expect(rendered?.style.order).toBe('8');
    rendered?.click();
    expect(inner).toHaveBeenCalledOnce();
    if (name === 'ContactCard') return;
    expect(ref.current).toBe(rendered);
    expect(rendered?.classList.contains('outer')).toBe(true);
    expect(rendered?.style.opacity).toBe('0.5');
    expect(calls).toEqual(['inner', 'outer']);
  },
);
