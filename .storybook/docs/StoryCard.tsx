import { Suspense, type ReactNode } from 'react';
import { Coded } from './Page';
import { StoryBox, type StoryBoxProps } from './StoryBox';
import { PreviewCard } from './styles';
import { useStory } from './stories';

/** The guide of a component: `parameters.about` of its stories. */
export interface About {
  /** When to use it. */
  use: string;
  /** When not to use it. */
  avoid: string;
  /** What the keyboard does. */
  keyboard?: readonly string[];
}

export interface StoryCardProps extends Pick<StoryBoxProps, 'id' | 'args'> {
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

/** When to use the component of a story. */
function UseOf({ id }: Pick<StoryBoxProps, 'id'>) {
  const about = useStory(id).composed.parameters['about'] as About | undefined;
  return <Coded text={about?.use ?? ''} />;
}

/** A story as a picture, above a link and a note. */
export function StoryCard({ id, name, page = 'story', note, args, children }: StoryCardProps) {
  const target = page === 'docs' ? id.replace(/--.*$/, '--docs') : id;
  return (
    <PreviewCard>
      <div inert={page === 'docs'}>{children ?? <StoryBox args={args} id={id} isLarge />}</div>
      <p>
        <a href={`./?path=/${page}/${target}`} target="_top">
          {name}
        </a>
        <Suspense>{note === undefined ? <UseOf id={id} /> : <Coded text={note} />}</Suspense>
      </p>
    </PreviewCard>
  );
}
