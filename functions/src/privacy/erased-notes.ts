import { storagePaths } from '@streetlore/domain/paths';
import type { Person } from '@streetlore/domain/privacy';
import { after } from '@streetlore/domain/time';
import { removeFile } from '../pictures/files.ts';
import type { Services } from '../platform/services.ts';
import { personKey } from './person-key.ts';

/**
 * How long, in ms, a note is kept. The oldest backup is 14 weeks old (docs/backups.md), and a
 * restore takes time.
 */
const KEPT = 120 * 24 * 3_600_000;

/**
 * Stores a note outside the database that a person is being erased. A backup from before the
 * erasure still has the person. After a restore, `eraseAgain` finds by these notes whom to erase
 * again. A note is an empty file whose name is a keyed hash. Notes that are older than every backup
 * are deleted here too.
 */
export async function storeErasureNote(services: Services<'privacyKey'>, person: Person): Promise<void> {
  const { bucket, now } = services;
  const erased_at = now().toISOString();
  for (const value of [...person.phone_numbers, ...person.emails])
    await bucket
      .file(storagePaths.erasedPerson(personKey(services, value)))
      .save('', { resumable: false, metadata: { metadata: { erased_at } } });
  const oldest = after(now(), -KEPT);
  for (const { file, erasedAt } of await readNotes(services)) if (erasedAt < oldest) await removeFile(file);
}

/** The keyed hashes of numbers and addresses erased at or after a moment. */
export async function hashesErasedSince(services: Services, since: Date): Promise<ReadonlySet<string>> {
  const notes = await readNotes(services);
  return new Set(notes.filter(({ erasedAt }) => erasedAt >= since).map(({ hash }) => hash));
}

async function readNotes({ bucket }: Services) {
  const [files] = await bucket.getFiles({ prefix: storagePaths.erasedPeople });
  return files.map((file) => ({
    file,
    hash: file.name.slice(storagePaths.erasedPeople.length),
    erasedAt: new Date(String(file.metadata.metadata?.erased_at)),
  }));
}
