import { useTranslation } from 'react-i18next';
import { Amount } from '#components/Amount';
import { VisuallyHidden } from '#components/VisuallyHidden';
import type { Carrier } from '#api/contract';
import { useLanguage } from '#i18n/useLanguage';
import { useServerLang } from '../shared/serverText';
import { SectionLead } from './Section.styles';
import { sentenceCase } from './sentenceCase';
import { Card, Cards, CardSkeleton, Eyebrow, PlainLink, Prices } from './Shop.styles';
import { useBillers } from './useBillers';

function BillerCard({ name, categorias = [] }: Carrier) {
  const language = useLanguage();
  const lang = useServerLang();
  return (
    <Card>
      <h3 lang={lang}>{sentenceCase(name)}</h3>
      {categorias.map(({ Categoria, productos }, index) => (
        <div key={`${index} ${Categoria}`}>
          <Eyebrow lang={lang}>{Categoria}</Eyebrow>
          <Prices>
            {productos.map(({ sku, precio, descripcion }, position) => (
              <li key={`${position} ${sku}`}>
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

function LoadingCards() {
  const { t } = useTranslation();
  return (
    <Cards aria-busy="true" aria-label={t('landing.shop.servicesLoading')}>
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
      <SectionLead>
        {isEmpty ? t('landing.shop.servicesEmpty') : t('landing.shop.servicesLead')}
      </SectionLead>
      {billers === undefined && <LoadingCards />}
      {billers !== undefined && !isEmpty && (
        <Cards aria-label={t('landing.shop.servicesList')}>
          {billers.map((biller, index) => (
            <BillerCard key={`${index} ${biller.name}`} {...biller} />
          ))}
        </Cards>
      )}
      <PlainLink href="#contact">{t('landing.shop.toContact')}</PlainLink>
    </>
  );
}
