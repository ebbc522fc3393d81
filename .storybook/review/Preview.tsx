import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { catalogue } from '#mocks/catalogue';
import { telcel } from '#mocks/catalogue/telcel';
import { schemes, type Theme } from '#theme/contract';
import { themeCss } from '#theme/themeCss';
import { carrierThemes } from '#theme/themes';
import { markupOf, type Drawing } from '#tools/build/readDrawing.ts';
import { Rows, type RowsProps } from '../docs/Comparison';
import { themeOfBrand } from './theme';

/** The code of the draft in the preview. */
const CODE = 'DRAFT';

/** The products that the draft sells. */
const products = { ...telcel, name: CODE };

/** Adds a theme and its products to those of this document while the preview is shown. Returns whether it is added. */
function useRegistered(theme: Theme): boolean {
  const register = useCallback(
    (notify: () => void) => {
      const themes = carrierThemes as Theme[];
      themes.push(theme);
      catalogue.push(products);
      notify();
      return () => {
        themes.splice(themes.indexOf(theme), 1);
        catalogue.splice(catalogue.indexOf(products), 1);
      };
    },
    [theme],
  );
  return useSyncExternalStore(register, () => carrierThemes.includes(theme));
}

export interface PreviewProps extends Pick<RowsProps, 'story'> {
  /** The name of the carrier. */
  name: string;
  /** The brand colour. */
  brand: string;
  /** The wordmark. Without it, the name is shown in the display font. */
  wordmark: Drawing | undefined;
}

/** The purchase or a story in the theme of a draft, in all schemes. */
export function Preview({ name, brand, wordmark, story }: PreviewProps) {
  // Its colours are those of the style below, so that the stories keep their state when they change.
  const theme = useMemo<Theme>(
    () => ({
      ...themeOfBrand(CODE, name, '#000000'),
      wordmark: wordmark && (
        <svg
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: markupOf({ ...wordmark.svg, name: 'g' }) }}
          fill="currentColor"
          focusable="false"
          viewBox={wordmark.svg.attributes['viewBox']}
        />
      ),
    }),
    [name, wordmark],
  );
  const isRegistered = useRegistered(theme);
  if (!isRegistered) return null;
  return (
    <>
      <style>{themeCss([themeOfBrand(CODE, name, brand)])}</style>
      <Rows
        carriers={[CODE]}
        key={`${story} ${name} ${JSON.stringify(wordmark)}`}
        schemes={schemes}
        story={story}
      />
    </>
  );
}
