import { useTranslation } from 'react-i18next';
import { BandLead } from '#components/Band';
import { OfferCard } from '#components/OfferCard';
import { useEnvironment } from '../data/environment';
import { mailtoUrl } from '#company/urls';
import { Cards } from './Shop.styles';

const PROPOSALS = ['counter', 'bills', 'site', 'system'] as const;

/** The list of proposals for businesses. Each one links to an e-mail request. */
export function Proposals() {
  const { t } = useTranslation();
  const { company } = useEnvironment();
  const proposals = PROPOSALS.map((name) => ({ name, title: t(`landing.proposals.${name}`) }));
  return (
    <>
      <BandLead>{t('landing.shop.proposalsLead')}</BandLead>
      <Cards aria-label={t('landing.proposals.list')}>
        {proposals.map(({ name, title }) => (
          <li key={name}>
            <OfferCard
              eyebrow={t(`landing.proposals.${name}For`)}
              heading={title}
              link={{
                'aria-label': `${t('landing.proposals.ask')}: ${title}`,
                href: mailtoUrl(company.email, t('landing.proposals.subject', { title })),
                label: t('landing.proposals.ask'),
              }}
            >
              <p>{t(`landing.proposals.${name}Body`)}</p>
            </OfferCard>
          </li>
        ))}
      </Cards>
    </>
  );
}
