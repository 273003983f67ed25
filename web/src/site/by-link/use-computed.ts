import { useEffect, useState } from 'react';

/** Null while the browser computes. @param compute always the same function */
export function useComputed(text: string, compute: (text: string) => Promise<string>): string | null {
  const [known, setKnown] = useState<{ text: string; result: string } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void compute(text).then((result) => isCurrent && setKnown({ text, result }));
    return () => {
      isCurrent = false;
    };
  }, [text, compute]);
  return known?.text === text ? known.result : null;
}
