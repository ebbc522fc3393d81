import { Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, type ReactNode } from 'react';
import { PageHeader, ScreenTitle } from '#components/PageHeader';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { GlobalStyle } from '#theme/GlobalStyle';
import { defaultTheme } from '#theme/defaultTheme';
import { COPIED } from './CopyButton';
import { DocsFrame, Head, Main, Part, PartTitle, Root } from './Page.styles';

export { Cards, Grid, Panel, Stack } from './Page.styles';

/** The props of {@link Page}. */
export interface PageProps {
  /** The title of the page. */
  title: string;
  /** The group that the page belongs to. */
  group?: string;
  /** What the page is for, in one or two sentences. */
  lead: string;
  /** What the page says and shows: its second headings begin its sections. */
  children: ReactNode;
}

/** A docs page in the default theme, headed by the library's own page header. */
export function Page({ title, group, lead, children }: PageProps) {
  useEffect(() => {
    document.documentElement.lang = 'en';
  }, []);
  return (
    <Unstyled>
      <GlobalStyle />
      <DocsFrame />
      <Root data-carrier={defaultTheme.code}>
        <PageHeader>
          <Head>
            {group !== undefined && <p>{group}</p>}
            <ScreenTitle style={{ maxInlineSize: 'none' }}>{title}</ScreenTitle>
            <p>{lead}</p>
          </Head>
        </PageHeader>
        <Main>{children}</Main>
        <VisuallyHidden id={COPIED} role="status" />
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
  /** What the section says and shows. */
  children?: ReactNode;
}

/** A titled section of a page that is made from data. */
export function Section({ title, id, children }: SectionProps) {
  return (
    <Part id={id}>
      <PartTitle id={title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}>{title}</PartTitle>
      {children}
    </Part>
  );
}

/** What every page of the scales offers. */
export const scales = ['shared.tokens.json', 'tokens.css', 'tokens.js', 'tokens.d.ts'] as const;

/** Design tokens as files: the W3C format for design tools, CSS, and a module with types. */
export function TokenFiles({ names = scales }: { names?: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <a download={name} href={`tokens/${name}`}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
