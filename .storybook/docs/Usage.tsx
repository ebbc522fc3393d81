import { parts } from 'virtual:parts';
import { screens } from '#app/screens';
import { useStoryIndex } from './useStoryIndex';
import { Stack } from './Page';

export interface UsageProps {
  /** The name of the component or the screen. */
  name: string;
  /** The name of the file of the screen. */
  screen?: string | undefined;
}

/** Links to the pages of the names that have one. */
function PageLinks({ names }: { names: readonly string[] }) {
  const pages = new Map(
    useStoryIndex().map(({ id, title }) => [title.replace(/^.*\//, ''), id.replace(/--.*$/, '')]),
  );
  const linked = names.filter((name) => pages.has(name));
  if (linked.length === 0) return 'nothing with a page of its own';
  return linked.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <a href={`./?path=/docs/${String(pages.get(name))}--docs`} target="_top">
        {name}
      </a>
    </span>
  ));
}

/** Where a component is used, or the address of a screen and what it is made of. */
export function Usage({ name, screen }: UsageProps) {
  if (screen === undefined) {
    const users = Object.keys(parts).filter((user) => parts[user]?.includes(name));
    return (
      <Stack>
        <p>
          Used by: <PageLinks names={users} />.
        </p>
      </Stack>
    );
  }
  const route = screens.find((one) => one.screen === screen);
  return (
    <Stack>
      <ul>
        {route !== undefined && (
          <li>
            Address: <code>{route.path}</code>
          </li>
        )}
        <li>
          Made of: <PageLinks names={parts[screen] ?? []} />.
        </li>
      </ul>
    </Stack>
  );
}
