import type { House } from './house';

/** At least one import for each rule, which breaks that rule and no other: rule, importing file, import. */
const table = `
components-know-only-components       src/components/Card/usesDomain.ts          #recargas/session
components-know-only-components       src/components/Card/usesDomainType.ts      type #recargas/schema
components-know-no-framework          src/components/Card/usesTranslations.ts    react-i18next
recargas-knows-only-recargas          src/recargas/usesTheme.ts                  #theme/tokens
screens-know-nothing-above            src/screens/Pay/usesApp.ts                 #app/routes
mocks-stay-outside                    src/screens/Pay/usesMocks.ts               import #mocks/handlers
app-loads-mocks-dynamically           src/app/usesMocks.ts                       #mocks/handlers
component-files-are-private           src/components/Card/usesPrivateFile.ts     ../Button/style
component-files-are-private-outside   src/app/usesPrivateComponentFile.ts        ../components/Button/style
component-files-are-private-outside   src/app/usesSharedComponentFile.ts         ../components/mask/digits
screen-files-are-private              src/screens/Pay/usesPrivateFile.ts         ../Home/parts
screen-files-are-private-outside      src/app/usesPrivateScreenFile.ts           ../screens/Pay/form
folders-meet-through-the-imports-map  src/components/Card/usesRelativePath.ts    ../Button/Button
folders-meet-through-the-imports-map  src/components/Card/usesThemeByPath.ts     ../theme/tokens
relative-imports-climb-once           src/recargas/wire/deep/climbs.ts           ../../schema
production-knows-no-stories-or-tests  src/components/Card/usesStory.ts           ./Card.stories
production-knows-no-stories-or-tests  src/components/Phone/usesTestHelper.ts     ./testing/spy
production-knows-no-stories-or-tests  src/screens/Pay/usesStorybook.ts           #storybook/helper
production-uses-no-dev-dependency     src/screens/Pay/usesDevDependency.ts       msw
only-listed-packages                  src/screens/Pay/usesUnlistedPackage.ts     picocolors
every-import-resolves                 src/screens/Pay/usesNothing.ts             #components/Missing
no-cycles                             src/recargas/cycle.ts                      ./other
file-names-are-camel-case             src/screens/Pay/usesDashes.ts              ./dashed-name
no-orphans                            src/recargas/forgotten.ts
`;

/** What the table plants. */
export const plants = table
  .trim()
  .split('\n')
  .map((line) => {
    const [rule = '', file = '', imported] = line.split(/ {2,}/);
    return { rule, file, imports: imported === undefined ? [] : [imported] };
  });

/** Blameless files that the planted ones need. */
export const besides: House = {
  'src/recargas/other.ts': ['./cycle'],
  'src/screens/Pay/dashed-name.ts': [],
};
