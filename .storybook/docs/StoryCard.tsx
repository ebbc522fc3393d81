import type { ReactNode } from 'react';
import { Coded } from './Page';
import { StoryBox, type StoryBoxProps } from './StoryBox';
import { PreviewCard } from './styles';
import { useGlobals } from './useGlobals';
import { useStory } from './useStory';

/** The guide of a component: `parameters.about` of its stories. */
export interface About {
  /** When to use it. */
  use: string;
  /** When not to use it. */
  avoid: string;
  /** What the keyboard does. */
  keyboard?: readonly string[];
}

export interface StoryCardProps extends Pick<StoryBoxProps, 'args'> {
  /** The id of the story. */
  id: string;
  /** The text of the link. */
  name: string;
  /**
   * The page of the link.
   * @default the story
   */
  page?: 'story' | 'docs';
  /**
   * What the story shows.
   * @default when to use its component
   */
  note?: string | undefined;
  /** A preview in place of the picture. */
  children?: ReactNode;
}

/** A story as a picture, above a link and a note. */
export function StoryCard({ id, name, page = 'story', note, args, children }: StoryCardProps) {
  const { story, exported } = useStory(id) ?? {};
  const globals = useGlobals();
  const about = story?.parameters['about'] as About | undefined;
  const target = page === 'docs' ? id.replace(/--.*$/, '--docs') : id;
  return (
    <PreviewCard>
      <div inert={page === 'docs'}>
        {children ??
          (exported && <StoryBox args={args} globals={globals} isLarge story={exported} />)}
      </div>
      <p>
        <a href={`./?path=/${page}/${target}`} target="_top">
          {name}
        </a>
        <Coded text={note ?? about?.use ?? ''} />
      </p>
    </PreviewCard>
  );
}
