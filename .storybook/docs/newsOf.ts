import changelog from '../../CHANGELOG.md?raw';
import { readNews, type News } from '../config/news';

/** Returns what has changed in a component since the last version. */
export function newsOf(name: string): News {
  return readNews(changelog, name);
}
