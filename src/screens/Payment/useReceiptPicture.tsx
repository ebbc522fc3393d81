import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { CarrierLogo } from '#components/CarrierLogo';
import { PageFooter } from '#components/PageFooter';
import { PageHeader } from '#components/PageHeader';
import { themeOf } from '#theme/themes';
import { useEnvironment } from '../data/environment';
import { OverlapMain } from '../parts/layout';
import { OffScreen, ReceiptLayout, Sheet } from './Receipt.styles';
import { ReceiptPanels, ReceiptTitle, type ReceiptContentProps } from './ReceiptContent';

/** Draws an element as a picture of twice its size in px. */
async function draw(element: HTMLElement, name: string): Promise<File> {
  const { toBlob } = await import('html-to-image');
  for (const animation of element.getAnimations({ subtree: true })) animation.finish();
  const blob = await toBlob(element, { pixelRatio: 2 });
  if (blob === null) throw new Error('The browser has drawn no picture of the receipt.');
  return new File([blob], name, { type: 'image/png' });
}

/**
 * Returns a function that draws a receipt, with the content of the printed one, in the light colours of its carrier. The
 * promise rejects if the browser cannot draw. `sheet` must be rendered: it is the source of the picture while it is drawn.
 */
export function useReceiptPicture({ receipt, payer }: ReceiptContentProps) {
  const [isDrawing, setDrawing] = useState(false);
  const source = useRef<HTMLDivElement>(null);
  const { t } = useTranslation();
  const { company } = useEnvironment();
  const { carrier, transaction } = receipt;

  async function drawReceipt(): Promise<File> {
    flushSync(() => setDrawing(true));
    try {
      if (source.current === null) throw new Error('The sheet of the receipt is not rendered.');
      return await draw(source.current, `recarga-${transaction.folioRecarga}.png`);
    } finally {
      setDrawing(false);
    }
  }

  const sheet = isDrawing && (
    <OffScreen aria-hidden="true" inert>
      <Sheet data-carrier={themeOf(carrier).code} data-scheme="light" ref={source}>
        <PageHeader overlapped start={<CarrierLogo code={carrier} size="large" />}>
          <ReceiptTitle receipt={receipt} />
        </PageHeader>
        <OverlapMain as="div">
          <ReceiptLayout>
            <ReceiptPanels payer={payer} receipt={receipt} />
          </ReceiptLayout>
        </OverlapMain>
        <PageFooter links={[]} name={company.name} note={t('footer.carriers')} />
      </Sheet>
    </OffScreen>
  );

  return { drawReceipt, isDrawing, sheet };
}
