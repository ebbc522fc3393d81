import { useEffect, useState } from 'react';

/** What a JSON file of this Storybook holds; undefined until it is read, and where there is none. */
export function useFile(path: string): unknown {
  const [content, setContent] = useState<unknown>();
  useEffect(() => {
    const stop = new AbortController();
    async function read(): Promise<void> {
      const response = await fetch(path, { signal: stop.signal });
      if (response.ok) setContent(await response.json());
    }
    read().catch(() => {
      // The page was left, or this Storybook is served without the file.
    });
    return () => {
      stop.abort();
    };
  }, [path]);
  return content;
}
