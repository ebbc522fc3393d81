import { Source } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';

const files = import.meta.glob<string>('../../docs/examples/*.tsx', {
  import: 'default',
  query: '?raw',
});

/** The examples of a component, as its page in the package shows them. */
export function Examples({ name }: { name: string }) {
  const [code, setCode] = useState('');
  useEffect(() => {
    void files[`../../docs/examples/${name}.tsx`]?.().then(setCode);
  }, [name]);
  return code === '' ? null : <Source code={code} language="tsx" />;
}
