import { createRef, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BrandBar } from '#components/BrandBar';
import { ButtonLink } from '#components/Button';
import { CarrierTile } from '#components/CarrierTile';
import { ContactCard } from '#components/ContactCard';
import { IconLink } from '#components/IconButton';
import { LinkTabs } from '#components/LinkTabs';
import { OfferCard } from '#components/OfferCard';
import { PageFooter } from '#components/PageFooter';
import { SectionNav } from '#components/SectionNav';
import { TextLink } from '#components/TextLink';

/** Every component with a link, with props of that link where the component takes them. */
const components: Readonly<Record<string, (render: ReactElement, outer: object) => ReactElement>> =
  {
    BrandBar: (render, outer) => <BrandBar home={{ render, ...outer }} label="a" name="a" />,
    ButtonLink: (render, outer) => (
      <ButtonLink render={render} {...outer}>
        a
      </ButtonLink>
    ),
    CarrierTile: (render, outer) => <CarrierTile code="a" render={render} {...outer} />,
    ContactCard: (render) => (
      <ContactCard rows={[{ label: 'a', lines: [{ render, text: 'b' }] }]} />
    ),
    IconLink: (render, outer) => <IconLink icon="back" label="a" render={render} {...outer} />,
    LinkTabs: (render, outer) => <LinkTabs label="a" links={[{ render, text: 'b', ...outer }]} />,
    OfferCard: (render, outer) => <OfferCard heading="a" link={{ render, text: 'b', ...outer }} />,
    PageFooter: (render, outer) => (
      <PageFooter links={[{ render, text: 'b', ...outer }]} name="a" note="c" />
    ),
    SectionNav: (render, outer) => (
      <SectionNav label="a" links={[{ render, text: 'b', ...outer }]} menuLabel="c" />
    ),
    TextLink: (render, outer) => (
      <TextLink render={render} {...outer}>
        a
      </TextLink>
    ),
  };

test.each(Object.entries(components))(
  '%s merges its props with those of the element of a router',
  (name, make) => {
    const root = createRoot(document.body.appendChild(document.createElement('main')));
    onTestFinished(() => root.unmount());
    const [innerRef, outerRef] = [createRef<HTMLAnchorElement>(), createRef<HTMLAnchorElement>()];
    const calls: string[] = [];
    const inner = vi.fn(() => calls.push('inner'));
    const outer = {
      className: 'outer',
      onClick: () => calls.push('outer'),
      ref: outerRef,
      style: { order: 7, opacity: 0.5 },
    };
    const link = (
      <Link className="inner" onClick={inner} ref={innerRef} style={{ order: 8 }} to="/next" />
    );
    flushSync(() => root.render(<MemoryRouter>{make(link, outer)}</MemoryRouter>));

    const element = innerRef.current;
    expect(element).toBe(document.querySelector('main:last-child a.inner'));
    expect(element?.getAttribute('href')).toBe('/next');
    expect(element?.style.order).toBe('8');
    element?.click();
    expect(inner).toHaveBeenCalledOnce();
    if (name === 'ContactCard') return;
    expect(outerRef.current).toBe(element);
    expect(element?.classList.contains('outer')).toBe(true);
    expect(element?.style.opacity).toBe('0.5');
    expect(calls).toEqual(['inner', 'outer']);
  },
);
