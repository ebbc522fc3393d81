import { useTranslation } from 'react-i18next';
import { useServices } from '#screens/services';
import { emailAddress } from './addresses';
import { SectionLead } from './Section.styles';
import { Card, Cards, Eyebrow, PlainLink } from './Shop.styles';

function useProposals() {
  const { t } = useTranslation();
  return [
    [
      t('landing.proposals.counter'),
      t('landing.proposals.counterFor'),
      t('landing.proposals.counterBody'),
    ],
    [
      t('landing.proposals.bills'),
      t('landing.proposals.billsFor'),
      t('landing.proposals.billsBody'),
    ],
    [t('landing.proposals.site'), t('landing.proposals.siteFor'), t('landing.proposals.siteBody')],
    [
      t('landing.proposals.system'),
      t('landing.proposals.systemFor'),
      t('landing.proposals.systemBody'),
    ],
  ] as const;
}

/** The list of proposals for businesses. Each one links to an e-mail request. */
export function Proposals() {
  const { t } = useTranslation();
  const { company } = useServices();
  const proposals = useProposals();
  return (
    <>
      <SectionLead>{t('landing.shop.proposalsLead')}</SectionLead>
      <Cards aria-label={t('landing.proposals.list')}>
        {proposals.map(([title, audience, body]) => (
          <Card key={title}>
            <div>
              <Eyebrow>{audience}</Eyebrow>
              <h3>{title}</h3>
            </div>
            <p>{body}</p>
            <PlainLink
              aria-label={`${t('landing.proposals.ask')}: ${title}`}
              href={emailAddress(company.email, t('landing.proposals.subject', { title }))}
            >
              {t('landing.proposals.ask')}
            </PlainLink>
          </Card>
        ))}
      </Cards>
    </>
  );
}
