import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { session } from '../../browser-storage.ts';

/** How much of the list `name` is shown; after a reload and Back as much as before. */
export function useShown(name: string, first: number): readonly [number, (count: number) => void] {
  const { key } = useLocation();
  const entry = `shown ${key} ${name}`;
  const [count, setCount] = useState(() => (import.meta.env.SSR ? first : Number(session.get(entry)) || first));
  const show = (more: number) => {
    session.set(entry, String(more));
    setCount(more);
  };
  return [count, show];
}
