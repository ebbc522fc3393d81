import { useEffect, useState } from 'react';

/** The content of a JSON file of this Storybook; undefined until it has loaded, and if there is none. */
export function useFile(path: string): unknown {
  const [content, setContent] = useState<unknown>();
  useEffect(() => {
    const stop = new AbortController();
    async function read(): Promise<void> {
      const response = await fetch(path, { signal: stop.signal });
      if (response.ok) setContent(await response.json());
    }
    read().catch(() => {
      // The page was left, or the file does not exist.
    });
    return () => {
      stop.abort();
    };
  }, [path]);
  return content;
}

/** The text of a file of a glob import; empty until it has loaded, and if there is none. */
export function useText(load: (() => Promise<string>) | undefined): string {
  const [text, setText] = useState('');
  useEffect(() => {
    void load?.().then(setText);
  }, [load]);
  return text;
}
