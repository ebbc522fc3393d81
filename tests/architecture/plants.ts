import { type Files } from './house';

interface Plant {
  /** The rule that the planted file breaks. */
  rule: string;
  file: string;
  text: string;
  /** Blameless files that the planted one needs. */
  beside?: Files;
}

/** At least one file for each rule, each of which breaks that rule and no other. */
export const plants: Plant[] = [
  {
    rule: 'components-know-only-components',
    file: 'src/components/Card/usesDomain.ts',
    text: `export { readSession } from '#recargas/session';`,
  },
  {
    rule: 'components-know-only-components',
    file: 'src/components/Card/usesDomainType.ts',
    text: `export type { Session } from '#recargas/schema';`,
  },
  {
    rule: 'components-know-no-framework',
    file: 'src/components/Card/usesTranslations.ts',
    text: `export { useTranslation } from 'react-i18next';`,
  },
  {
    rule: 'recargas-knows-only-recargas',
    file: 'src/recargas/usesTheme.ts',
    text: `export { tokens } from '#theme/tokens';`,
  },
  {
    rule: 'screens-know-nothing-above',
    file: 'src/screens/Pay/usesApp.ts',
    text: `export { routes } from '#app/routes';`,
  },
  {
    rule: 'mocks-stay-outside',
    file: 'src/screens/Pay/usesMocks.ts',
    text: `export const handlers = import('#mocks/handlers');`,
  },
  {
    rule: 'app-loads-mocks-dynamically',
    file: 'src/app/usesMocks.ts',
    text: `export { handlers } from '#mocks/handlers';`,
  },
  {
    rule: 'component-files-are-private',
    file: 'src/components/Card/usesPrivateFile.ts',
    text: `export { style } from '../Button/style';`,
  },
  {
    rule: 'component-files-are-private-outside',
    file: 'src/app/usesPrivateComponentFile.ts',
    text: `export { style } from '../components/Button/style';`,
  },
  {
    rule: 'component-files-are-private-outside',
    file: 'src/app/usesSharedComponentFile.ts',
    text: `export { digits } from '../components/mask/digits';`,
  },
  {
    rule: 'screen-files-are-private',
    file: 'src/screens/Pay/usesPrivateFile.ts',
    text: `export { parts } from '../Home/parts';`,
  },
  {
    rule: 'screen-files-are-private-outside',
    file: 'src/app/usesPrivateScreenFile.ts',
    text: `export { form } from '../screens/Pay/form';`,
  },
  {
    rule: 'folders-meet-through-the-imports-map',
    file: 'src/components/Card/usesRelativePath.ts',
    text: `export { Button } from '../Button/Button';`,
  },
  {
    rule: 'folders-meet-through-the-imports-map',
    file: 'src/components/Card/usesThemeByPath.ts',
    text: `export { tokens } from '../theme/tokens';`,
  },
  {
    rule: 'relative-imports-climb-once',
    file: 'src/recargas/wire/deep/climbs.ts',
    text: `export { schema } from '../../schema';`,
  },
  {
    rule: 'production-knows-no-stories-or-tests',
    file: 'src/components/Card/usesStory.ts',
    text: `export { Default } from './Card.stories';`,
  },
  {
    rule: 'production-knows-no-stories-or-tests',
    file: 'src/components/Phone/usesTestHelper.ts',
    text: `export { spy } from './testing/spy';`,
  },
  {
    rule: 'production-knows-no-stories-or-tests',
    file: 'src/screens/Pay/usesStorybook.ts',
    text: `export { helper } from '#storybook/helper';`,
  },
  {
    rule: 'production-uses-no-dev-dependency',
    file: 'src/screens/Pay/usesDevDependency.ts',
    text: `export { http } from 'msw';`,
  },
  {
    rule: 'only-listed-packages',
    file: 'src/screens/Pay/usesUnlistedPackage.ts',
    text: `export { default as colours } from 'picocolors';`,
  },
  {
    rule: 'every-import-resolves',
    file: 'src/screens/Pay/usesNothing.ts',
    text: `export { Missing } from '#components/Missing';`,
  },
  {
    rule: 'no-cycles',
    file: 'src/recargas/cycle.ts',
    text: `export { b as a } from './other';`,
    beside: { 'src/recargas/other.ts': `export { a as b } from './cycle';` },
  },
  {
    rule: 'file-names-are-camel-case',
    file: 'src/screens/Pay/usesDashes.ts',
    text: `export { dashed } from './dashed-name';`,
    beside: { 'src/screens/Pay/dashed-name.ts': `export const dashed = 1;` },
  },
  {
    rule: 'no-orphans',
    file: 'src/recargas/forgotten.ts',
    text: `export const forgotten = 1;`,
  },
];
