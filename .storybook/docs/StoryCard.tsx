import type { ReactNode } from 'react';
import { orderedThemes } from '../globals/carriers';
import { selectedScheme } from '../globals/schemes';
import { StoryBox, type StoryBoxProps } from './StoryBox';
import type { Entry } from './stories';
import { PreviewCard } from './cards.styles';
import { useGlobals } from './useGlobals';

const pictures = import.meta.glob<string>('../../tests/visual/references/phone/Screens-*.png', {
  eager: true,
  import: 'default',
  query: '?url',
});

/**
 * The end of an interaction of a screen, which a preview cannot play: the picture of the tests, in Telcel, Spanish and
 * the light scheme.
 */
export function pictureOf({
  title,
  name,
  tags,
}: Pick<Entry, 'title' | 'name' | 'tags'>): ReactNode {
  const file = `${title.replaceAll('/', '-').replaceAll(' ', '-')}-${name.replaceAll(' ', '')}`;
  const source =
    tags.includes('interaction') && pictures[`../../tests/visual/references/phone/${file}.png`];
  return source ? <img alt="" loading="lazy" src={source} /> : undefined;
}

export interface StoryCardProps extends StoryBoxProps {
  /** The text of the link. */
  name: string;
  /**
   * The page of the link.
   * @default the story
   */
  page?: 'story' | 'docs';
  /** What the story shows. */
  note?: ReactNode;
  /** Replaces the live preview, for example by a picture. */
  children?: ReactNode;
}

/** A live, inert preview of a story, above a link and a note. The link has the values of the toolbars and of the card. */
export function StoryCard({ name, page = 'story', note, children, ...story }: StoryCardProps) {
  const { id, globals = {}, device } = story;
  const target = page === 'docs' ? id.replace(/--.*$/, '--docs') : id;
  const shown = { ...useGlobals(), ...globals, ...(device && { 'viewport.value': device }) };
  const values = Object.entries(shown).filter(([, value]) => typeof value === 'string');
  const query = values.map((pair) => pair.join(':')).join(';');
  const address = `./?path=/${page}/${target}&globals=${query}`;
  const { carrier } = globals;
  // A draft of the theme studio is in no other document.
  const isDraft = carrier !== undefined && orderedThemes.every(({ code }) => code !== carrier);
  return (
    <PreviewCard data-carrier={carrier} data-scheme={selectedScheme(globals)}>
      <div inert={page === 'docs'}>{children ?? <StoryBox {...story} />}</div>
      <p>
        <a href={isDraft ? undefined : address} target="_top">
          {name}
        </a>
        {note}
      </p>
    </PreviewCard>
  );
}
