import { useTranslation } from 'react-i18next';
import { useServices } from '#screens/services';
import { mailtoUrl } from './urls';
import { SectionLead } from './Section.styles';
import { Card, Cards, Eyebrow, PlainLink } from './Shop.styles';

const PROPOSALS = ['counter', 'bills', 'site', 'system'] as const;

/** The list of proposals for businesses. Each one links to an e-mail request. */
export function Proposals() {
  const { t } = useTranslation();
  const { company } = useServices();
  const proposals = PROPOSALS.map((name) => ({ name, title: t(`landing.proposals.${name}`) }));
  return (
    <>
      <SectionLead>{t('landing.shop.proposalsLead')}</SectionLead>
      <Cards aria-label={t('landing.proposals.list')}>
        {proposals.map(({ name, title }) => (
          <Card key={name}>
            <div>
              <Eyebrow>{t(`landing.proposals.${name}For`)}</Eyebrow>
              <h3>{title}</h3>
            </div>
            <p>{t(`landing.proposals.${name}Body`)}</p>
            <PlainLink
              aria-label={`${t('landing.proposals.ask')}: ${title}`}
              href={mailtoUrl(company.email, t('landing.proposals.subject', { title }))}
            >
              {t('landing.proposals.ask')}
            </PlainLink>
          </Card>
        ))}
      </Cards>
    </>
  );
}
