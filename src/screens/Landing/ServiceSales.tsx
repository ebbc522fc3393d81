import { useTranslation } from 'react-i18next';
import { Amount } from '#components/Amount';
import type { Carrier } from '#recargas/contract';
import { useLanguage } from '../shared/useLanguage';
import { SectionLead } from './Section.styles';
import { Card, CardPlace, Cards, Kind, PlainLink, Prices } from './Shop.styles';
import { sentenceCase } from './sentenceCase';
import { useServiceProducts } from './useServiceProducts';

const PLACES = [0, 1, 2];

function ServiceCard({ name, categorias = [] }: Carrier) {
  const language = useLanguage();
  return (
    <Card>
      <h3>{sentenceCase(name)}</h3>
      {categorias.map(({ Categoria, productos }, index) => (
        <div key={`${index} ${Categoria}`}>
          <Kind>{Categoria}</Kind>
          <Prices>
            {productos.map(({ sku, precio, descripcion }) => (
              <li key={sku}>
                <span>{descripcion}</span>
                <Amount language={language} tag value={precio} />
              </li>
            ))}
          </Prices>
        </div>
      ))}
    </Card>
  );
}

/** The sale of services: what the company takes payments for, and the way to its sales. */
export function ServiceSales() {
  const { t } = useTranslation();
  const state = useServiceProducts();
  const loading = state.status === 'loading';
  const services = loading ? [] : state.services;
  return (
    <>
      <SectionLead>{t('landing.shop.servicesLead')}</SectionLead>
      {(loading || services.length > 0) && (
        <Cards
          aria-busy={loading}
          aria-label={loading ? t('landing.shop.servicesLoading') : t('landing.shop.servicesList')}
        >
          {loading
            ? PLACES.map((place) => (
                <li key={place}>
                  <CardPlace />
                </li>
              ))
            : services.map((service, index) => (
                <ServiceCard key={`${index} ${service.name}`} {...service} />
              ))}
        </Cards>
      )}
      <PlainLink href="#contact">{t('landing.shop.toContact')}</PlainLink>
    </>
  );
}
