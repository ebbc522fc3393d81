import { describe, expect, it } from 'vitest';
import type { StoryEntry } from '../gates/canvas';
import { planPictures, settingName } from './plan';

function story(title: string, name: string): StoryEntry {
  const word = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, '-');
  return { id: `${word(title)}--${word(name)}`, title, name };
}

const index = [
  story('Components/Button', 'Default'),
  story('Components/Button', 'Large'),
  story('Components/ImageSlider', 'Playing'),
  story('Screens/Error', 'Default'),
  story('Screens/Error', 'Again'),
  story('Screens/Error', 'Hostile texts'),
  story('Flows/Top up', 'Default'),
];

function filesOf(stories: readonly StoryEntry[]): string[] {
  return planPictures(stories).map(({ file }) => file);
}

describe('the plan of the pictures', () => {
  it('pictures each state of a screen in one theme, and the first in two more', () => {
    expect(filesOf(index).filter((file) => file.includes('screens-'))).toEqual([
      'telcel-es-360/screens-error--default.png',
      'telcel-es-360/screens-error--again.png',
      'unefon-en-1280/screens-error--default.png',
      'nextel-es-360/screens-error--default.png',
    ]);
  });

  it('puts all states of a component on one sheet, in two themes', () => {
    const sheets = planPictures(index).filter(({ isSheet }) => isSheet);
    expect(sheets.map(({ file }) => file)).toEqual([
      'telcel-es-360/components-button.png',
      'unefon-en-360/components-button.png',
    ]);
    expect(sheets[0]?.stories.map(({ name }) => name)).toEqual(['Default', 'Large']);
  });

  it('gives no two pictures one file', () => {
    const files = filesOf(index);
    expect(new Set(files).size).toBe(files.length);
  });

  it('takes up a story that is new in the index', () => {
    const file = 'telcel-es-360/components-badge.png';
    expect(filesOf(index)).not.toContain(file);
    expect(filesOf([...index, story('Components/Badge', 'Default')])).toContain(file);
  });

  it('names a setting by theme, language and width', () => {
    expect(settingName({ carrier: 'ABC', language: 'en', width: 1280 })).toBe('abc-en-1280');
  });
});
