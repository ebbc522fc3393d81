import { describe, expect, it } from 'vitest';
import { foreignSigns } from './faces';
import { differences, type Machine } from './machine';
import { findStrays } from './references';

const setting = { carrier: 'ABC', language: 'es', width: 360 };
const plan = ['one', 'two'].map((name) => ({
  file: `abc/${name}.png`,
  setting,
  isSheet: false,
  stories: [{ id: `screens-${name}--default`, title: `Screens/${name}`, name: 'Default' }],
}));
const part = (story: string) => ({ story, top: 0, width: 360, height: 10 });
const one = { 'abc/one.png': [part('screens-one--default')] };

describe('strays among the references', () => {
  it.for([
    { what: 'nothing where all fit', contents: one, files: ['abc/one.png'], found: [] },
    {
      what: 'a story that is gone from a picture',
      contents: { 'abc/one.png': [part('screens-one--default'), part('screens-one--gone')] },
      files: ['abc/one.png'],
      found: ['abc/one.png shows screens-one--gone, for which no picture is due.'],
    },
    {
      what: 'a picture that is gone from the plan',
      contents: { ...one, 'abc/gone.png': [part('screens-gone--default')] },
      files: ['abc/one.png', 'abc/gone.png'],
      found: ['abc/gone.png shows screens-gone--default, for which no picture is due.'],
    },
    {
      what: 'a file that is missing',
      contents: one,
      files: [],
      found: ['abc/one.png is missing.'],
    },
    {
      what: 'a file that nobody knows',
      contents: one,
      files: ['abc/one.png', 'abc/two.png'],
      found: ['abc/two.png shows no story.'],
    },
  ])('name $what', ({ contents, files, found }) => {
    expect(findStrays(contents, files, plan)).toEqual(found);
  });
});

describe('machines', () => {
  const machine: Machine = {
    version: '156.0.1',
    platform: 'linux',
    architecture: 'x64',
    drawing: 'abc',
  };

  it('are alike where nothing differs', () => {
    expect(differences(machine, { ...machine })).toEqual([]);
  });

  it('differ by version and by what they draw, each in words', () => {
    expect(differences(machine, { ...machine, version: '157.0.2', drawing: 'def' })).toEqual([
      'Chromium: 156.0.1 there, 157.0.2 here',
      'drawing of the sample page: abc there, def here',
    ]);
  });
});

describe('foreign signs', () => {
  it.for([
    { text: 'Elija la compañía: $1,200.00 – «ñ» …', signs: [] },
    { text: 'Ağ Łódź', signs: [] },
    { text: 'a\u200b \u00a0\nb', signs: [] },
    { text: '李 and नर', signs: ['李', 'न', 'र'] },
    { text: 'Fiesta 🎈', signs: ['🎈'] },
  ])('of $text are $signs', ({ text, signs }) => {
    expect(foreignSigns(text)).toEqual(signs);
  });
});
