import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { paths } from '#addresses/addresses';
import { media, space, target } from '#theme/tokens';
import { InfoDialog } from '#components/InfoDialog';
import { InfoTile } from '#components/InfoTile';
import { Picture } from '#components/Picture';
import { TextLink } from '#components/TextLink';
import { useHydrated } from '#hooks/useHydrated';
import { abono } from '#theme/pictures';
import { useTopUp } from '#topup/useTopUp';
import { useEnvironment } from '../data/environment';
import { useCarriers } from '../data/useCarriers';
import { RouteButton } from '../navigation/RouteButton';
import { CarrierTiles } from '../parts/CarrierTiles';
import { CompanyPage } from '../parts/CompanyPage';
import { RepeatList, RepeatText } from './RepeatList';

const Column = styled.div`
  display: grid;
  gap: ${space(3)};

  ${media.tablet} {
    gap: ${space(4)};
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    padding-block-start: ${space(3)};
  }

  /* Reserves the space of the last receipt's button, which renders later: the boot script sets data-receipt. */
  [data-receipt] &:not(:has(> button ~ button))::after {
    block-size: ${target};
    content: '';
  }
`;

/** The tile of the custom payment (_abono_) and the dialog that it opens. It does not navigate (requirements §2). */
function Abono() {
  const { t } = useTranslation();
  // The dialog is rendered from its first opening, so that the first page does not contain it.
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <InfoTile
        heading={t('sale.abono')}
        hint={t('sale.abonoHint')}
        onClick={() => setOpen(true)}
        picture={<Picture loading="eager" {...abono} />}
      />
      {open !== undefined && (
        <InfoDialog
          closeLabel={t('abono.close')}
          heading={t('abono.title')}
          onClose={() => setOpen(false)}
          open={open}
          picture={<Picture {...abono} />}
        >
          {t('abono.body')}
        </InfoDialog>
      )}
    </>
  );
}

/** The button to the receipt of the visit's last top-up. Renders nothing before the first top-up. */
function LastReceipt() {
  const { t } = useTranslation();
  const { receipt } = useTopUp().topUp;
  // Session storage is not available during prerendering.
  if (!useHydrated() || receipt === undefined) return null;
  return (
    <TextLink render={<RouteButton state={{ receipt }} to={paths.payment} />} variant="quiet">
      {t('carriers.lastReceipt')}
    </TextLink>
  );
}

/**
 * The first screen: the remembered top-ups, one tile for each carrier, and the abono tile (requirements §2.3). It requires
 * no earlier choice. A tile leads to the screen of its carrier.
 */
export function CarriersScreen() {
  const { t } = useTranslation();
  const state = useCarriers();
  const { remembered } = useEnvironment();
  const textOf = (first: string, returning: string) =>
    remembered ? <RepeatText {...{ first, returning, remembered, state }} /> : first;
  return (
    <CompanyPage
      heading={t('carriers.title')}
      lead={textOf(t('carriers.lead'), t('repeat.lead'))}
      title={textOf(t('carriers.title'), t('repeat.screenTitle'))}
    >
      <Column>
        {remembered && <RepeatList remembered={remembered} state={state} />}
        <CarrierTiles
          label={t('carriers.list')}
          loadingLabel={t('carriers.loading')}
          size="large"
          state={state}
        />
        <Abono />
        <LastReceipt />
      </Column>
    </CompanyPage>
  );
}
