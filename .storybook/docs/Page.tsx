import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { PageHeader, ScreenTitle } from '#components/PageHeader';
import { GlobalStyle } from '#theme/GlobalStyle';
import { house } from '#theme/house';
import { DocsFrame, Eyebrow, Head, Lead, Main, Part, PartTitle, Prose, Root } from './Page.styles';

export { Grid, Panel, Prose, Stack } from './Page.styles';

/** The props of {@link Page}. */
export interface PageProps {
  /** The title of the page. */
  title: string;
  /** The group that the page belongs to. */
  group?: string;
  /** What the page is for, in one or two sentences. */
  lead: string;
  /** The page's sections. */
  children: ReactNode;
}

/** A docs page in the house colours, headed by the library's own page header. */
export function Page({ title, group, lead, children }: PageProps) {
  return (
    <Unstyled>
      <GlobalStyle />
      <DocsFrame />
      <Root data-carrier={house.code}>
        <PageHeader>
          <Head>
            {group !== undefined && <Eyebrow>{group}</Eyebrow>}
            <ScreenTitle style={{ maxInlineSize: 'none' }}>{title}</ScreenTitle>
            <Lead>{lead}</Lead>
          </Head>
        </PageHeader>
        <Main>{children}</Main>
      </Root>
    </Unstyled>
  );
}

/** The props of {@link Section}. */
export interface SectionProps {
  /** The title of the section. */
  title: string;
  /** The name of the section in addresses, beside its title's. */
  id?: string;
  /** The section's text, above what it shows. */
  text?: ReactNode;
  /** What the section shows. */
  children?: ReactNode;
}

/** A titled section of a page: its text, then what it shows. */
export function Section({ title, id, text, children }: SectionProps) {
  return (
    <Part id={id}>
      <PartTitle id={title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}>{title}</PartTitle>
      {text !== undefined && <Prose>{text}</Prose>}
      {children}
    </Part>
  );
}
