import { DocsContainer, Source, Unstyled } from '@storybook/addon-docs/blocks';
import { Suspense, useEffect, type ComponentProps, type ReactNode } from 'react';
import { defaultTheme } from '#theme/defaultTheme';
import { docsTheme } from '../config/docsTheme';
import { applyToDocs } from '../globals/applyGlobals';
import { selectedScheme, shownScheme } from '../globals/schemes';
import { shownTheme } from '../globals/carriers';
import { DocsFrame, Head, Main } from './styles';
import { globalsOf, GlobalsContext, useGlobals, type Globals } from './useGlobals';

export interface PageMainProps {
  /** The values of the toolbars. */
  globals: Globals;
  children: ReactNode;
}

/** The main element of a page, in the default colours and in English. */
export function PageMain({ globals, children }: PageMainProps) {
  return (
    <GlobalsContext value={globals}>
      <Main data-carrier={defaultTheme.code} lang="en">
        <Suspense>{children}</Suspense>
      </Main>
    </GlobalsContext>
  );
}

/** The frame of every docs page, in the scheme of the toolbar. It applies the toolbars to previews that no story renders. */
export function PageContainer({ context, children }: ComponentProps<typeof DocsContainer>) {
  const globals = globalsOf(context);
  const { language, text, scheme } = globals;
  useEffect(() => {
    applyToDocs({ language, text, scheme });
  }, [language, text, scheme]);
  return (
    <DocsContainer context={context} theme={docsTheme(selectedScheme({ scheme }))}>
      <Unstyled>
        <DocsFrame />
        <PageMain globals={globals}>{children}</PageMain>
      </Unstyled>
    </DocsContainer>
  );
}

export interface MetaProps {
  /** The groups and the title in the sidebar. */
  title: string;
  /**
   * The title of the page.
   * @default the title in the sidebar
   */
  heading?: string;
  /** The purpose of the page in one sentence, which is also in Storybook's manifest. */
  summary: string;
}

/**
 * The header of a page in the colours of the toolbar's carrier. Storybook reads the props of a written page from the file,
 * so each is a literal.
 */
export function Meta({ title, heading, summary }: MetaProps) {
  const [name, ...groups] = title.split('/').reverse();
  return (
    <Head data-carrier={shownTheme(useGlobals()).code}>
      {groups.length > 0 && <p>{groups.toReversed().join(' · ')}</p>}
      <h1>{heading ?? name}</h1>
      <p>{summary}</p>
    </Head>
  );
}

/** A titled section of a generated page. */
export function Section({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <h2 id={title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}>{title}</h2>
      {children}
    </>
  );
}

/** Text whose parts between backticks are code. */
export function Coded({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

/** A block of code in the scheme of the page. */
export function CodeBlock(props: ComponentProps<typeof Source>) {
  return <Source dark={shownScheme(useGlobals()).endsWith('dark')} {...props} />;
}
