import { useTranslation } from 'react-i18next';
import { Amount } from '#components/Amount';
import { VisuallyHidden } from '#components/VisuallyHidden';
import type { Carrier } from '#api/contract';
import { useLanguage } from '#i18n/useLanguage';
import { SectionLead } from './Section.styles';
import { Card, CardSkeleton, Cards, Eyebrow, PlainLink, Prices } from './Shop.styles';
import { sentenceCase } from './sentenceCase';
import { useBillers } from './useBillers';

const PLACES = [0, 1, 2];

function BillerCard({ name, categorias = [] }: Carrier) {
  const language = useLanguage();
  // The server's texts are Spanish in every language of the page.
  const lang = language === 'es' ? undefined : 'es';
  return (
    <Card>
      <h3 lang={lang}>{sentenceCase(name)}</h3>
      {categorias.map(({ Categoria, productos }, index) => (
        <div key={`${index} ${Categoria}`}>
          <Eyebrow lang={lang}>{Categoria}</Eyebrow>
          <Prices>
            {productos.map(({ sku, precio, descripcion }, place) => (
              <li key={`${place} ${sku}`}>
                <span lang={lang}>{descripcion}</span>
                <Amount language={language} tag value={precio} />
              </li>
            ))}
          </Prices>
        </div>
      ))}
    </Card>
  );
}

/** Bill payments: the billers that the company supports, and the link to its contact data. */
export function BillPayments() {
  const { t } = useTranslation();
  const state = useBillers();
  const loading = state.status === 'loading';
  const billers = loading ? [] : state.billers;
  const isEmpty = !loading && billers.length === 0;
  return (
    <>
      <SectionLead>
        {isEmpty ? t('landing.shop.servicesEmpty') : t('landing.shop.servicesLead')}
      </SectionLead>
      {!isEmpty && (
        <Cards
          aria-busy={loading}
          aria-label={loading ? t('landing.shop.servicesLoading') : t('landing.shop.servicesList')}
        >
          {loading
            ? PLACES.map((place) => (
                <li aria-hidden={place > 0 || undefined} key={place}>
                  {place === 0 && <VisuallyHidden>{t('app.loading')}</VisuallyHidden>}
                  <CardSkeleton />
                </li>
              ))
            : billers.map((biller, index) => (
                <BillerCard key={`${index} ${biller.name}`} {...biller} />
              ))}
        </Cards>
      )}
      <PlainLink href="#contact">{t('landing.shop.toContact')}</PlainLink>
    </>
  );
}
