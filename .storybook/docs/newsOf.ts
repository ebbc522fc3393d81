import { readNews, type News } from '../config/news';

const [changelog = ''] = Object.values(
  import.meta.glob<string>('../../CHANGELOG.md', { eager: true, import: 'default', query: '?raw' }),
);

/** Returns what has changed in a component since the last version. */
export function newsOf(name: string): News {
  return readNews(changelog, name);
}
