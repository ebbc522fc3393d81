import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BandLead } from '#components/Band';
import { OfferCard, OfferPrices } from '#components/OfferCard';
import { TextLink } from '#components/TextLink';
import { VisuallyHidden } from '#components/VisuallyHidden';
import type { Carrier } from '#api/contract';
import { getServiceProducts } from '#api/endpoints';
import { useEnvironment } from '../data/environment';
import { loadOnReturn } from '../data/loadOnReturn';
import { useServerLang } from '../data/serverText';
import { Cards, CardSkeleton } from './Shop.styles';

/**
 * Loads the companies whose bills can be paid. Returns undefined while they load. If a request fails, the
 * list is empty, as on the products screen. An empty list is requested again without a message.
 */
function useBillers(): readonly Carrier[] | undefined {
  const environment = useEnvironment();
  const [billers, setBillers] = useState<readonly Carrier[]>();

  useEffect(
    () =>
      loadOnReturn(async (signal) => {
        const response = await getServiceProducts(environment, {}, signal).catch(() => undefined);
        const loaded = response?.code === 0 ? (response.result ?? []) : [];
        if (!signal.aborted) setBillers(loaded);
        return loaded.length > 0;
      }),
    [environment],
  );

  return billers;
}

function BillerCard({ name, categorias = [] }: Carrier) {
  const lang = useServerLang();
  return (
    <OfferCard heading={name} lang={lang}>
      {categorias.map(({ Categoria, productos }, index) => (
        <OfferPrices
          heading={Categoria}
          key={`${index} ${Categoria}`}
          prices={productos.map(({ descripcion, precio }) => ({
            description: descripcion,
            price: precio,
          }))}
          lang={lang}
        />
      ))}
    </OfferCard>
  );
}

function LoadingCards() {
  const { t } = useTranslation();
  return (
    <Cards aria-busy="true" aria-label={t('landing.shop.billersLoading')}>
      {[0, 1, 2].map((index) => (
        <li aria-hidden={index > 0 || undefined} key={index}>
          {index === 0 && <VisuallyHidden>{t('app.loading')}</VisuallyHidden>}
          <CardSkeleton />
        </li>
      ))}
    </Cards>
  );
}

/** Bill payments: the billers that the company supports, and the link to its contact data. */
export function BillPayments() {
  const { t } = useTranslation();
  const billers = useBillers();
  const isEmpty = billers?.length === 0;
  return (
    <>
      <BandLead>
        {isEmpty ? t('landing.shop.billersEmpty') : t('landing.shop.billersLead')}
      </BandLead>
      {billers === undefined && <LoadingCards />}
      {billers !== undefined && !isEmpty && (
        <Cards aria-label={t('landing.shop.billersList')}>
          {billers.map((biller, index) => (
            <li key={`${index} ${biller.name}`}>
              <BillerCard {...biller} />
            </li>
          ))}
        </Cards>
      )}
      <TextLink href="#contact">{t('landing.shop.toContact')}</TextLink>
    </>
  );
}
