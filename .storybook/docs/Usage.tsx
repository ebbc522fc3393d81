import { parts } from 'virtual:parts';
import { screens } from '#app/screens';
import { useStoryIndex } from './useStoryIndex';

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

/** Where a component is used. */
export function Users({ of }: { of: string }) {
  const users = Object.keys(parts).filter((user) => parts[user]?.parts.includes(of));
  return (
    <p>
      Used by: <PageLinks names={users} />.
    </p>
  );
}

/** The address of a screen, by the name of its file, and what it is made of. */
export function ScreenParts({ of }: { of: string }) {
  const route = screens.find(({ screen }) => screen === of);
  return (
    <ul>
      {route !== undefined && (
        <li>
          Address: <code>{route.path}</code>
        </li>
      )}
      <li>
        Made of: <PageLinks names={parts[of]?.parts ?? []} />.
      </li>
    </ul>
  );
}
