import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { BrandBar } from '#components/BrandBar';
import { InfoDialog } from '#components/InfoDialog';
import { MapEmbed } from '#components/MapEmbed';
import { Notice } from '#components/Notice';
import { PageHeader } from '#components/PageHeader';
import { ReceiptPanel } from '#components/ReceiptPanel';
import { SectionNav } from '#components/SectionNav';
import { GlobalStyle } from '#theme/GlobalStyle';

const link = <a href="#a">a</a>;
const map = { failedNote: 'a', note: 'b', picture: null, showLabel: 'c', src: 'about:blank' };
const nothing = () => undefined;

/** The components that have their own background, each with an element that can be focused. */
const components: Readonly<Record<string, ReactElement>> = {
  BrandBar: <BrandBar home={{ href: '#a' }} label="a" name="a" />,
  InfoDialog: (
    <InfoDialog closeLabel="a" heading="a" onClose={nothing} open>
      a
    </InfoDialog>
  ),
  MapEmbed: <MapEmbed reach={() => Promise.resolve(false)} title="a" {...map} />,
  Notice: <Notice>{link}</Notice>,
  ReceiptPanel: <ReceiptPanel heading="a" rows={[{ term: 'a', detail: link }]} />,
  SectionNav: <SectionNav label="a" links={[{ href: '#a', text: 'a' }]} menuLabel="b" />,
};

function ringOf(element: Element): string {
  return getComputedStyle(element).getPropertyValue('--focus');
}

test.each(Object.entries(components))(
  '%s has the focus ring of the page inside a header',
  (_name, element) => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    flushSync(() =>
      root.render(
        <>
          <GlobalStyle />
          <PageHeader>{element}</PageHeader>
        </>,
      ),
    );
    const selector = 'header a, dialog button, [role=status] + button';
    const rings = [...container.querySelectorAll(selector)].map(ringOf);
    expect(rings).toEqual([ringOf(document.body)]);
    expect(rings).not.toEqual([...container.getElementsByTagName('header')].map(ringOf));
    flushSync(() => root.unmount());
    container.remove();
  },
);
