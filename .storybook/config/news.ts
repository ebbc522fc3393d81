/** What has changed since the last version. */
export interface News {
  status: 'stable' | 'new';
  /** The entries of CHANGELOG.md that name the component, for developers who use it. */
  changes: readonly string[];
}

/** Reads the news of a component from the text of CHANGELOG.md. New components are in one entry. */
export function readNews(changelog: string, name: string): News {
  const [, unreleased = ''] = changelog.split(/^## .*$/m);
  const [, ...entries] = unreleased.replace(/^#.*$/gm, '').split(/^- /m);
  const own = entries.filter((entry) => new RegExp(`\`${name}\\b`).test(entry));
  const changes = own.filter((entry) => !entry.startsWith('New components:'));
  return {
    status: changes.length < own.length ? 'new' : 'stable',
    changes: changes.map((entry) => entry.replace(/\s+/g, ' ').trim()),
  };
}

/** Returns the tags for the badges and filters of the sidebar. */
export function tagsOf({ status, changes }: News): string[] {
  return [...(status === 'new' ? ['new'] : []), ...(changes.length > 0 ? ['changed'] : [])];
}
