import { DocsContainer, Source, Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { defaultTheme } from '#theme/defaultTheme';
import { docsTheme } from '../config/docsTheme';
import { applyToDocs } from '../globals/applyGlobals';
import { selectedScheme, shownScheme } from '../globals/schemes';
import { shownTheme } from '../globals/carriers';
import { DocsFrame, Head, Main } from './Page.styles';
import { globalsOf, GlobalsContext, useGlobals } from './useGlobals';

export { Stack } from './Page.styles';
export { Cards } from './styles';

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
        <GlobalsContext value={globals}>
          <Main data-carrier={defaultTheme.code}>{children}</Main>
        </GlobalsContext>
      </Unstyled>
    </DocsContainer>
  );
}

export interface PageProps {
  /** The title of the page. */
  title: string;
  /** The group that the page belongs to. */
  group?: string | undefined;
  /** The purpose of the page in one sentence. */
  lead: string;
  /** The content. Its `h2` headings start the sections. */
  children?: ReactNode;
}

/** A docs page with a header in the colours of the toolbar's carrier. */
export function Page({ title, group, lead, children }: PageProps) {
  const carrier = shownTheme(useGlobals()).code;
  return (
    <>
      <Head data-carrier={carrier}>
        {group !== undefined && <p>{group}</p>}
        <h1>{title}</h1>
        <p>{lead}</p>
      </Head>
      {children}
    </>
  );
}

export interface MetaProps {
  /** The group and the title in the sidebar. */
  title: string;
  /**
   * The title of the page.
   * @default the title in the sidebar
   */
  heading?: string;
  /** The purpose of the page in one sentence, which is also in Storybook's manifest. */
  summary: string;
}

/** The header of a written page. Storybook reads the props from the file, so each is a literal. */
export function Meta({ title, heading, summary }: MetaProps) {
  const [name = '', group] = title.split('/').reverse();
  return <Page group={group} lead={summary} title={heading ?? name} />;
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

/** Loads a text by a function of a glob import. */
export function useFile(load: () => Promise<string>): string {
  const [text, setText] = useState('');
  useEffect(() => {
    void load().then(setText);
  }, [load]);
  return text;
}

/** A block of code from a file. */
export function CodeFile({ load }: { load: () => Promise<string> }) {
  const code = useFile(load);
  return code !== '' && <CodeBlock code={code} language="tsx" />;
}
