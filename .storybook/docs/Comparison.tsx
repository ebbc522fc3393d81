import { Suspense } from 'react';
import { schemes as allSchemes, type Scheme } from '#theme/contract';
import { defaultTheme } from '#theme/defaultTheme';
import { orderedThemes, shownTheme } from '../globals/carriers';
import { schemeNames, selectedScheme, SYSTEM } from '../globals/schemes';
import { useStory } from './stories';
import type { StoryBoxProps } from './StoryBox';
import { StoryCard } from './StoryCard';
import { PreviewCards } from './cards.styles';
import { useGlobals } from './useGlobals';

export interface ComparisonProps extends Pick<StoryBoxProps, 'id' | 'args' | 'device'> {
  /** The codes of the carriers: all without any. */
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
      style={{ '--columns': columns, '--zoom': variants.length === 2 ? 1 : 0.7 }}
    >
      {variants.map(({ carrier, scheme }) => {
        const names = [
          ...(all.length > 1 || shown.length === 1 ? [shownTheme({ carrier }).name] : []),
          ...(scheme && shown.length > 1 ? [schemeNames[scheme]] : []),
        ];
        return (
          <StoryCard
            globals={{ carrier, scheme: scheme ?? SYSTEM }}
            key={`${carrier} ${String(scheme)}`}
            name={names.join(', ')}
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
  const same = { carriers: [defaultTheme.code], schemes: allSchemes };
  return <Variants {...props} {...(isSame && same)} />;
}

/** A story in several carriers and schemes, in one document. */
export function Comparison(props: ComparisonProps) {
  return (
    <Suspense fallback={<Variants {...props} />}>
      <StoryVariants {...props} />
    </Suspense>
  );
}
