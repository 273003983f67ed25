import { useRef } from 'react';

/**
 * The id under which an operation is asked for. It stays the same while `values` do, so that trying again after a lost answer
 * is the same request; `done` begins another.
 */
export function useRequest() {
  const asked = useRef<{ id: string; key: string } | null>(null);
  const idFor = (values: unknown): string => {
    const key = JSON.stringify(values);
    if (asked.current?.key !== key) asked.current = { id: crypto.randomUUID(), key };
    return asked.current.id;
  };
  const done = () => {
    asked.current = null;
  };
  return { idFor, done };
}
