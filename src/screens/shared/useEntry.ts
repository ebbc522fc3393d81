import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * The history entry that a screen stands on, as a key for what belongs to it alone: another one after
 * a jump from one entry of a route to another, the same while the entry's state is replaced, and while
 * the page is only scrolled to an anchor, which has no state.
 */
export function useEntry(): string {
  const location = useLocation();
  const { key } = location;
  const isOurs = location.state !== null;
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const [entry, setEntry] = useState({ key, id: key });
  if (key === entry.key || !isOurs) return entry.id;
  const id = isReplaced ? entry.id : key;
  setEntry({ key, id });
  return id;
}
