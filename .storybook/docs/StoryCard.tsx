import type { ReactNode } from 'react';
import { orderedThemes } from '../globals/carriers';
import { selectedScheme } from '../globals/schemes';
import { StoryBox, type StoryBoxProps } from './StoryBox';
import { PreviewCard } from './cards.styles';

const pictures = import.meta.glob<string>('../../tests/visual/references/phone/Screens-*.png', {
  eager: true,
  import: 'default',
  query: '?url',
});

export interface PictureProps {
  /** The title of the page. */
  title: string;
  /** The name of the story. */
  name: string;
}

/** The end of an interaction, which a preview cannot play: the picture of the tests, in Telcel and Spanish. */
export function Picture({ title, name }: PictureProps) {
  const file = `${title.replaceAll('/', '-').replaceAll(' ', '-')}-${name.replaceAll(' ', '')}`;
  const source = pictures[`../../tests/visual/references/phone/${file}.png`];
  return source !== undefined && <img alt="" loading="lazy" src={source} />;
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
  /** A preview in place of the picture. */
  children?: ReactNode;
}

/** A story as a picture, above a link and a note. The link has the values in place of those of the toolbars. */
export function StoryCard({ name, page = 'story', note, children, ...story }: StoryCardProps) {
  const { id, globals = {}, device } = story;
  const target = page === 'docs' ? id.replace(/--.*$/, '--docs') : id;
  const values = Object.entries({ ...globals, ...(device && { viewport: device }) });
  const query = values.map(([key, value]) => [key, value].join(':')).join(';');
  const address = `./?path=/${page}/${target}${query && `&globals=${query}`}`;
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
