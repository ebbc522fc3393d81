import styled from 'styled-components';
import { columns, PreviewCard } from './styles';
import { StoryBox, useStory } from './StoryBox';

const Kinds = styled.div`
  ${columns('12rem')}
`;

interface KindProps {
  /** The id of the story that shows the error. */
  id: string;
  /** The kind of the error. */
  name: string;
  /** When it is used. */
  use: string;
}

function Kind({ id, name, use }: KindProps) {
  const story = useStory(id);
  return (
    <PreviewCard>
      <div>{story && <StoryBox isLarge story={story} />}</div>
      <p>
        <a href={`./?path=/story/${id}`} target="_top">
          {name}
        </a>
        {use}
      </p>
    </PreviewCard>
  );
}

/** The four kinds of errors side by side, with the values of the toolbars. */
export function ErrorKinds() {
  return (
    <Kinds>
      <Kind
        id="components-fields-phonefield--with-error"
        name="Field"
        use="An entry is missing or incomplete. The text stays below its field until the entry is correct."
      />
      <Kind
        id="components-feedback-notificationregion--tones"
        name="Notification"
        use="What the user just did failed. It closes automatically, so it never has the only copy of a text."
      />
      <Kind
        id="components-feedback-notice--with-link"
        name="Banner"
        use="A part of the page is not available. It stays in its place as long as that is so, with a way on."
      />
      <Kind
        id="screens-error--default"
        name="Page"
        use="The screen cannot be shown. Nothing that was entered or paid is lost."
      />
    </Kinds>
  );
}
