import { type PictureShape, picturePath } from '@streetlore/domain/result';
import { useEffect, useState } from 'react';

type Held = { readonly status: 'ready'; readonly blob: Blob; readonly address: string };
type Picture = { readonly status: 'loading' } | { readonly status: 'failed' } | Held;

/** Fetched before it is wanted: browsers open their share sheet only right after a press. */
export function usePicture(id: string, shape: PictureShape): { readonly picture: Picture; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{ key: string; picture: Picture } | null>(null);
  const key = `${id} ${shape} ${attempt}`;
  useEffect(() => {
    const abort = new AbortController();
    let address: string | undefined;
    fetchPicture(picturePath(id, shape), abort.signal).then(
      (blob) => {
        if (abort.signal.aborted) return;
        address = URL.createObjectURL(blob);
        setKnown({ key, picture: { status: 'ready', blob, address } });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.warn('The picture to share could not be fetched', error);
        setKnown({ key, picture: { status: 'failed' } });
      },
    );
    return () => {
      abort.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [id, shape, key]);
  return {
    picture: known?.key === key ? known.picture : { status: 'loading' },
    retry: () => setAttempt((count) => count + 1),
  };
}

async function fetchPicture(path: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  return await answer.blob();
}
