/** The part of the story context that decides whether its play runs. */
interface PlayContext {
  /** The values of the toolbars. */
  globals: Readonly<Record<string, unknown>>;
  /** The values that the story declares. */
  storyGlobals: Readonly<Record<string, unknown>>;
}

interface Annotations {
  play?: (context: PlayContext) => unknown;
}

interface Story {
  extend: (input: Annotations) => Story;
}

interface Meta {
  story: (input?: Annotations | (() => unknown)) => Story;
}

/** A play runs unless the toolbar switches it off, on the network that it expects: the one that its story declares, or OK. */
function isPlayed({ globals, storyGlobals }: PlayContext): boolean {
  return globals['play'] !== 'off' && ('network' in storyGlobals || globals['network'] === 'ok');
}

function withSwitch<Input>(input: Input): Input {
  const { play } = (input ?? {}) as Annotations;
  if (play === undefined) return input;
  return {
    ...input,
    play: (context: PlayContext) => (isPlayed(context) ? play(context) : undefined),
  };
}

function switchExtensions(story: Story): Story {
  const { extend } = story;
  story.extend = (input) => switchExtensions(extend.call(story, withSwitch(input)));
  return story;
}

/** Adds the toolbar's switch to the plays of all stories of a preview. */
export function addPlaySwitch(preview: object): void {
  const own = preview as { meta: (input: Annotations) => Meta };
  const { meta: defineMeta } = own;
  own.meta = (input) => {
    const meta = defineMeta.call(own, withSwitch(input));
    const { story } = meta;
    meta.story = (annotations) => switchExtensions(story.call(meta, withSwitch(annotations)));
    return meta;
  };
}
