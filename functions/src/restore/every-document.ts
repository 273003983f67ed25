import { documentsAfter } from '../migrations/migration.ts';
import type { Services } from '../platform/services.ts';
import type { FoundDocument } from '../store/entity.ts';
import type { AnyDocument } from '../store/stored.ts';

const PAGE_SIZE = 300;

/** Reads every document of a collection in the order of ids, a page at a time. */
export async function* everyDocument(
  services: Services,
  collection: string,
): AsyncGenerator<FoundDocument<AnyDocument>> {
  for (let last = ''; ; ) {
    const page = await documentsAfter(services, collection, last, PAGE_SIZE);
    yield* page;
    const end = page.at(-1);
    if (!end || page.length < PAGE_SIZE) return;
    last = end.ref.id;
  }
}
