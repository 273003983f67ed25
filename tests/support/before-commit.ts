import type { Firestore } from 'firebase-admin/firestore';

type Rpc = (method: string, ...rest: unknown[]) => Promise<unknown>;

/**
 * Lets something happen between what an operation has read and what it commits.
 * @returns a function that names what happens before the next commit, once
 */
export function beforeNextCommit({ db }: { db: Firestore }): (happens: () => Promise<unknown>) => void {
  let next: (() => Promise<unknown>) | null = null;
  const raw = db as unknown as { request: Rpc };
  const request = raw.request.bind(db);
  raw.request = async (method, ...rest) => {
    const happens = method === 'commit' ? next : null;
    if (happens) {
      next = null;
      await happens();
    }
    return await request(method, ...rest);
  };
  return (happens) => {
    next = happens;
  };
}
