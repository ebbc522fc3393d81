import { Suspense } from 'react';
import { schemes as allSchemes, type Scheme } from '#theme/contract';
import { defaultTheme } from '#theme/defaultTheme';
import { orderedThemes, shownTheme } from '../globals/carriers';
import { schemeNames, selectedScheme, SYSTEM } from '../globals/schemes';
import { Section } from './Page';
import { purchase, useStories, useStory } from './stories';
import type { StoryBoxProps } from './StoryBox';
import { StoryCard } from './StoryCard';
import { PreviewCards } from './cards.styles';
import { useGlobals } from './useGlobals';

export interface ComparisonProps extends Pick<StoryBoxProps, 'id' | 'args' | 'device'> {
  /** The codes of the carriers. An empty list means all. */
  carriers?: readonly string[] | undefined;
  /**
   * The schemes.
   * @default that of the toolbar
   */
  schemes?: readonly Scheme[] | undefined;
}

function Variants({ carriers = [], schemes, ...story }: ComparisonProps) {
  const selected = selectedScheme(useGlobals());
  const shown = schemes ?? [selected];
  const all = carriers.length > 0 ? carriers : orderedThemes.map(({ code }) => code);
  const variants = all.flatMap((carrier) => shown.map((scheme) => ({ carrier, scheme })));
  const columns = shown.length > 1 ? shown.length : Math.min(5, variants.length);
  return (
    <PreviewCards
      data-screens
      style={{ '--columns': columns, '--zoom': variants.length <= 2 ? 1 : 0.7 }}
    >
      {variants.map(({ carrier, scheme }) => {
        const themeName = shownTheme({ carrier }).name;
        const schemeName = schemeNames[scheme ?? 'light'];
        const names = all.length > 1 ? [themeName, schemeName] : [schemeName];
        return (
          <StoryCard
            globals={{ carrier, scheme: scheme ?? SYSTEM }}
            key={`${carrier} ${String(scheme)}`}
            name={shown.length > 1 ? names.join(', ') : themeName}
            {...story}
          />
        );
      })}
    </PreviewCards>
  );
}

/** The variants of a story. One that is the same in every carrier is shown in every scheme. */
function StoryVariants(props: ComparisonProps) {
  const isSame = useStory(props.id).composed.parameters['sameInCarriers'] === true;
  const everyScheme = { carriers: [defaultTheme.code], schemes: props.schemes ?? allSchemes };
  return <Variants {...props} {...(isSame && everyScheme)} />;
}

/** A story in several carriers and schemes, in one document. */
export function Comparison(props: ComparisonProps) {
  return (
    <Suspense fallback={<Variants {...props} />}>
      <StoryVariants {...props} />
    </Suspense>
  );
}

export interface RowsProps extends Omit<ComparisonProps, 'id' | 'args'> {
  /** The id of a story. Anything else means the purchase. */
  story: string;
}

/** The steps of the purchase, or a story, each in all variants. */
export function Rows({ story, ...rest }: RowsProps) {
  const stories = useStories().flatMap(([, all]) => all);
  const chosen = stories.find(({ id }) => id === story);
  const rows = chosen ? [[`${chosen.title}: ${chosen.name}`, story] as const] : purchase;
  return rows.map(([heading, id]) => (
    <Section key={id} title={heading}>
      <Comparison id={id} {...rest} />
    </Section>
  ));
}
