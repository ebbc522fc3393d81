import { describe, expect, it } from 'vitest';
import { libraryEntries } from './entries.ts';
import { readExample, readStories } from './storyCode.ts';

async function codeOf(component: string, story: string): Promise<string> {
  const stories = await readStories(`src/components/${component}/${component}.stories.tsx`);
  return stories.find(({ name }) => name === story)?.code ?? '';
}

describe('the code of a story', () => {
  it('is the component with the args of the story, its meta and the story that it extends', async () => {
    expect(await codeOf('CardNumberField', 'WithBrand')).toBe(
      `import { CardNumberField } from 'colibri-recargas-components/components/CardNumberField';

/** On a narrow phone, the name of the brand wraps next to a complete number. */
export function WithBrand() {
  return (
    <CardNumberField
      label="Número de tarjeta"
      name="card"
      groups={[4, 6, 5]}
      defaultValue="378282246310005"
      end="American Express"
    />
  );
}
`,
    );
  });

  it('is what the story renders, with the args in place of its parameter', async () => {
    const code = await codeOf('Band', 'Brand');
    expect(code).toContain('import { Band, BandLead, BandTitle }');
    expect(code).toContain('<Band aria-label="Ventas" background="brand">');
  });

  it('has the declarations that it uses, also those of fixtures', async () => {
    expect(await codeOf('Carousel', 'Default')).toContain('const images = [');
    expect(await codeOf('CarrierTile', 'OwnTheme')).toContain('const lucero = defineTheme({');
  });

  it('is the component with the args of the story, if what it renders depends on the toolbar', async () => {
    expect(await codeOf('CarrierLogo', 'Large')).toContain(
      '<CarrierLogo code="TELCEL" size="large" />',
    );
  });

  it('is the example of the component, if the story has a state', async () => {
    expect(await codeOf('CategoryList', 'Default')).toBe(readExample('CategoryList'));
  });

  it('exists for each story of each component, and imports only what an app can install', async () => {
    const components = libraryEntries().filter(({ source }) => source.endsWith('.tsx'));
    for (const { source } of components) {
      for (const { name, code } of await readStories(source.replace('.tsx', '.stories.tsx'))) {
        expect(code, `${source} ${name}`).toContain("from 'colibri-recargas-components/");
        expect(code, `${source} ${name}`).not.toMatch(/from '(#|\.|storybook)|\bfn\(/);
      }
    }
  });
});
