import { Suspense, type ReactNode } from 'react';
import { defaultTheme } from '#theme/defaultTheme';
import { Head, Main } from '../docs/Page.styles';
import { GlobalsContext, type Globals } from '../docs/useGlobals';
import { shownTheme } from '../globals/carriers';

export interface ReviewPageProps {
  /** The title of the page. */
  title: string;
  /** The purpose of the page in one sentence. */
  lead: string;
  /** The values of the toolbars. */
  globals: Globals;
  /** The content. Its `h2` headings start the sections. */
  children: ReactNode;
}

/** A story that is a page of Storybook: in English, with a header in the colours of the toolbar's carrier. */
export function ReviewPage({ title, lead, globals, children }: ReviewPageProps) {
  return (
    <Main data-carrier={defaultTheme.code} lang="en">
      <Head data-carrier={shownTheme(globals).code}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </Head>
      <GlobalsContext value={globals}>
        <Suspense>{children}</Suspense>
      </GlobalsContext>
    </Main>
  );
}
