import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#addresses/addresses';
import { BrandBar } from '#components/BrandBar';
import { PageHeader } from '#components/PageHeader';
import { RouteLink } from '../navigation/RouteLink';
import { Flags, Lead, Text, Title } from './CompanyPage.styles';
import { Footer } from './Footer';
import { LanguageMenu } from './LanguageMenu';
import { Main, WideMain } from './layout';
import { Page } from './Page';

export interface CompanyPageProps {
  /** The title of the page, which can receive the focus. The document's title contains it. */
  heading: string;
  /** What is shown of the title. @default the heading */
  title?: ReactNode;
  /** The text below the title. */
  lead: ReactNode;
  /**
   * Whether flags hang in the band.
   * @default true
   */
  flags?: boolean;
  /** The content of the page. */
  children: ReactNode;
}

/** A page of the company, not of a carrier: its bar, a band with the title and flags, the content and the footer. */
export function CompanyPage({
  heading,
  title = heading,
  lead,
  flags = true,
  children,
}: CompanyPageProps) {
  const { t } = useTranslation();
  return (
    <Page carrier="default" top="paper">
      <title>{t('app.title', { screen: heading })}</title>
      <header>
        <BrandBar
          home={{ render: <RouteLink to={paths.start} /> }}
          label={t('app.home')}
          name={t('app.name')}
          end={<LanguageMenu surface="paper" />}
        />
      </header>
      <WideMain>
        <PageHeader>
          <Text>
            <Title tabIndex={-1}>{title}</Title>
            <Lead>{lead}</Lead>
          </Text>
          {flags && <Flags />}
        </PageHeader>
        <Main as="div">{children}</Main>
      </WideMain>
      <Footer />
    </Page>
  );
}
