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
