import type { StoryEntry } from '../gates/canvas';
import { leftOut } from './leftOut';

/** How a picture is taken: the theme, the language and the window's width in px. */
export interface Setting {
  carrier: string;
  language: string;
  width: number;
}

/** One picture file: a screen's story, or a sheet of all stories of a component. */
export interface Picture {
  /** The file in the references' folder, such as `telcel-es-360/components-button.png`. */
  file: string;
  setting: Setting;
  /** Whether the stories stand one under another with their names, each as tall as it needs. */
  isSheet: boolean;
  stories: StoryEntry[];
}

type Choose = (stories: readonly StoryEntry[]) => StoryEntry[];

/** Which stories are pictured in a setting: the rules, in place of a list that could forget one. */
interface Rule {
  setting: Setting;
  /** How the titles begin to which the rule applies. */
  titles: string;
  isSheet: boolean;
  choose: Choose;
}

const every: Choose = (stories) => [...stories];
const firstOfTitle: Choose = (stories) =>
  stories.filter(({ id, title }) => stories.find((other) => other.title === title)?.id === id);

const phone = { carrier: 'TELCEL', language: 'es', width: 360 };

/** The flows have no rule: they end on the screens' own states. */
const rules: readonly Rule[] = [
  { setting: phone, titles: 'Screens/', isSheet: false, choose: every },
  {
    setting: { carrier: 'UNEFON', language: 'en', width: 1280 },
    titles: 'Screens/',
    isSheet: false,
    choose: firstOfTitle,
  },
  {
    setting: { carrier: 'NEXTEL', language: 'es', width: 360 },
    titles: 'Screens/',
    isSheet: false,
    choose: firstOfTitle,
  },
  { setting: phone, titles: 'Components/', isSheet: true, choose: every },
  {
    setting: { carrier: 'UNEFON', language: 'en', width: 360 },
    titles: 'Components/',
    isSheet: true,
    choose: every,
  },
];

/** A setting as one word, such as `telcel-es-360`. */
export function settingName({ carrier, language, width }: Setting): string {
  return `${carrier}-${language}-${String(width)}`.toLowerCase();
}

function sheetsOf(stories: readonly StoryEntry[]): StoryEntry[][] {
  const titles = [...new Set(stories.map(({ title }) => title))];
  return titles.map((title) => stories.filter((story) => story.title === title));
}

function picturesOf({ setting, titles, isSheet, choose }: Rule, all: readonly StoryEntry[]) {
  const due = choose(all.filter(({ title }) => title.startsWith(titles)));
  const groups = isSheet ? sheetsOf(due) : due.map((story) => [story]);
  return groups.flatMap((stories): Picture[] => {
    const [first] = stories;
    if (first === undefined) return [];
    const [component = ''] = first.id.split('--');
    const file = `${settingName(setting)}/${isSheet ? component : first.id}.png`;
    return [{ file, setting, isSheet, stories }];
  });
}

/** Every picture that is due, in the order of the settings. */
export function planPictures(stories: readonly StoryEntry[]): Picture[] {
  const all = stories.filter(({ id }) => !leftOut.some(({ pattern }) => pattern.test(id)));
  return rules.flatMap((rule) => picturesOf(rule, all));
}
