import styled from 'styled-components';
import { StoryCard } from './StoryCard';
import { columns } from './styles';

const Kinds = styled.div`
  ${columns('12rem')}
`;

/** The four kinds of errors side by side, with the values of the toolbars. */
export function ErrorKinds() {
  return (
    <Kinds>
      <StoryCard
        id="components-fields-phonefield--with-error"
        name="Field"
        note="An entry is missing or incomplete. The text stays below its field until the entry is correct."
      />
      <StoryCard
        id="components-feedback-notificationregion--tones"
        name="Notification"
        note="What the user just did failed. It closes automatically, so it never has the only copy of a text."
      />
      <StoryCard
        id="components-feedback-notice--with-link"
        name="Banner"
        note="A part of the page is not available. It stays in its place as long as that is so, with a way on."
      />
      <StoryCard
        id="screens-error--default"
        name="Page"
        note="The screen cannot be shown. Nothing that was entered or paid is lost."
      />
    </Kinds>
  );
}
