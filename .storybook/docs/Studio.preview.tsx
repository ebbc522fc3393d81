import { useState } from 'react';
import { themeOf, themes } from '#theme/themes';
import { Select, Selects, LanguageSelect, StorySelect } from './Select';
import { Stack } from './Page';
import * as Styled from './Studio.styles';
import { Band, Sheet } from './sheets';
import { BoxedStory, useStory } from './ThemedStory';
import type { StudioPart } from './useThemeDraft';
import { colorsIn } from '../studio/roles';
import { codeError } from '../studio/themeDraft';
import { useDraftTheme } from '../studio/useDraftTheme';
import { i18n } from '../testing/i18n';

const FIRST = 'screens-carrier--default';

/** A story in the theme of the draft, and next to it in another theme, in one scheme. */
export function StudioPreview({ draft, scheme }: Pick<StudioPart, 'draft' | 'scheme'>) {
  const [id, setId] = useState(FIRST);
  const [pinned, setPinned] = useState('TELCEL');
  const [language, setLanguage] = useState(i18n.language);
  const story = useStory(id);
  const identity = useDraftTheme(draft);
  const { brand, onBrand } = colorsIn(draft, scheme);
  const isShown = identity !== '' && codeError(draft.code) === undefined;

  return (
    <Stack>
      <Selects>
        <StorySelect onChange={setId} value={id} />
        <Select
          label="Compare with"
          onChange={setPinned}
          options={themes.map(({ code, name }) => [code, name] as const)}
          value={pinned}
        />
        <LanguageSelect
          onChange={(code) => {
            setLanguage(code);
            void i18n.changeLanguage(code);
          }}
          value={language}
        />
      </Selects>
      <Styled.Columns>
        <Sheet>
          <Band style={{ background: brand, color: onBrand }}>{draft.name || draft.code}</Band>
          {isShown && story && (
            <BoxedStory
              globals={{ scheme, carrier: draft.code }}
              isLarge
              key={`${id} ${identity}`}
              story={story}
            />
          )}
        </Sheet>
        <Sheet data-carrier={pinned} data-scheme={scheme}>
          <Band>{themeOf(pinned).name}</Band>
          {story && (
            <BoxedStory
              globals={{ scheme, carrier: pinned }}
              isLarge
              key={`${id} ${pinned}`}
              story={story}
            />
          )}
        </Sheet>
      </Styled.Columns>
    </Stack>
  );
}
