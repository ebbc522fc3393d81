import { useTranslation } from 'react-i18next';
import { CarrierTile } from '#components/CarrierTile';
import { Skeleton } from '#components/Skeleton';
import { carrierPath } from '../shared/names';
import { useCarriers } from '../shared/useCarriers';
import { useLink } from '../shared/useLink';
import { PART, useParts } from '../shared/useParts';
import { SectionLead } from './Section.styles';
import { End, Tiles } from './Shop.styles';

/** As many as the carriers we know of (spec §9), so that the page keeps its height. */
const PLACES = Array.from({ length: 9 }, (_, index) => index);

function LinkedTile({ name }: { name: string }) {
  const link = useLink(carrierPath(name));
  return <CarrierTile code={name} {...link} />;
}

/** The sale of top-ups: one tile for each carrier of the product list, leading into the flow. */
export function TopUpSales() {
  const { t } = useTranslation();
  const state = useCarriers();
  const loading = state.status === 'loading';
  const carriers = loading ? [] : state.carriers;
  const { starts, end } = useParts<HTMLLIElement>(carriers.length);
  return (
    <>
      <SectionLead>{t('landing.shop.topUpsLead')}</SectionLead>
      {(loading || carriers.length > 0) && (
        <Tiles
          aria-busy={loading}
          aria-label={loading ? t('landing.shop.carriersLoading') : t('landing.shop.carriersList')}
        >
          {loading
            ? PLACES.map((place) => (
                <li key={place}>
                  <Skeleton data-shape="tile" />
                </li>
              ))
            : carriers.slice(0, starts.length * PART).map(({ name }, index) => (
                <li key={`${index} ${name}`}>
                  <LinkedTile name={name} />
                </li>
              ))}
          {!loading && <End aria-hidden="true" ref={end} />}
        </Tiles>
      )}
    </>
  );
}
