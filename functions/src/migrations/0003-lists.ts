import { collections } from '@streetlore/domain/paths';
import { summarise } from '../blog/summarise-post.ts';
import { completePartner } from '../partners/write-standing.ts';
import type { Services } from '../platform/services.ts';
import { completeTour } from '../tours/write-standing.ts';
import { documentsAfter, type Migration, nextOf } from './migration.ts';

type Complete = (services: Services, id: string, isDry: boolean) => Promise<boolean>;

/** What a save has kept since, by collection. */
const completing = new Map<string, Complete>([
  [collections.tours, completeTour],
  [collections.partners, completePartner],
  [collections.blogPosts, summarise],
]);

/** Documents of a batch, each in a transaction of its own. */
const AT_ONCE = 50;

/** What pages find documents by: the slugs of tours and partners, the partners of tours, the summaries of posts. */
export const lists: Migration = {
  id: '0003-lists',
  async batch(services, { from, isDry, tell }) {
    const [name = collections.tours, last = ''] = from?.split('/') ?? [];
    const complete = completing.get(name);
    if (!complete) throw new Error(`0003-lists knows no collection ${name}`);
    const found = await documentsAfter(services, name, last, AT_ONCE);
    let changed = 0;
    for (const { ref } of found) {
      if (!(await complete(services, ref.id, isDry))) continue;
      tell(ref.path);
      changed += 1;
    }
    return { changed, next: nextOf([...completing.keys()], name, found, AT_ONCE) };
  },
};
