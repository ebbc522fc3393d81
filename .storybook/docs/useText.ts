import { useEffect, useState } from 'react';

/** The text of a file of a glob import; empty until it has loaded, and if there is none. */
export function useText(load: (() => Promise<string>) | undefined): string {
  const [text, setText] = useState('');
  useEffect(() => {
    void load?.().then(setText);
  }, [load]);
  return text;
}
