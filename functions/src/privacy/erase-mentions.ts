import {
  documentsBehind,
  type Erasure,
  freeTexts,
  groupDocumentsBehind,
  mentionsOf,
  type Person,
  type PersonalRecord,
  partnersWithNotes,
  personalData,
  withoutMentions,
} from '@streetlore/domain/privacy';
import { after } from '@streetlore/domain/time';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import type { FoundDocument, Ref } from '../store/entity.ts';
import { type AnyDocument, asStored } from '../store/stored.ts';
import type { Writes } from '../store/writes.ts';

/** Documents in one page. A commit has room for a write to each of them and one more. */
const AT_ONCE = 300;
/** How long, in ms, one run searches. A callable has a minute, and the sweep has other work. */
const MAX_TIME = 40_000;

/**
 * Replaces a person's numbers and addresses in texts that others wrote. Firestore cannot search for
 * words in texts. So every document with a field for free text is read, a page at a time. The
 * commit of each page stores the progress.
 * @param begun the document of the erasure
 * @returns false when time ran out; the next run continues
 */
export async function eraseMentions(services: Services, begun: Ref<Erasure>, person: Person): Promise<boolean> {
  const { now } = services;
  const mentions = mentionsOf(person);
  const until = after(now(), MAX_TIME);
  for (let isDone = false; !isDone; ) {
    if (now() > until) return false;
    isDone = await withoutConflict(() => searchPage(services, begun, mentions));
  }
  return true;
}

/**
 * Searches the next page, which may span several collections.
 * @returns true after the last page, or when the erasure has ended
 */
async function searchPage({ store }: Services, begun: Ref<Erasure>, mentions: RegExp): Promise<boolean> {
  const erasure = await begun.readVersioned();
  if (!erasure.value) return true;
  const commit = store.commit();
  let { searched, replaced } = erasure.value;
  let room = AT_ONCE;
  for (let text = textAt(searched); text && room > 0; text = textAt(searched)) {
    const id = searched?.path === text.path ? searched.id : '';
    const behind = text.isGroup ? groupDocumentsBehind : documentsBehind;
    const found = await store.findVersioned(asStored(behind(text.path, id, room)));
    replaced += replaceIn(commit, found, text.freeText ?? [], mentions);
    const last = found.length === room ? found.at(-1) : undefined;
    const next = freeTexts[freeTexts.indexOf(text) + 1];
    searched = last
      ? { path: text.path, id: text.isGroup ? last.ref.path : last.ref.id }
      : { path: next?.path ?? END, id: '' };
    room -= found.length;
  }
  const isLast = textAt(searched) === undefined;
  if (isLast) {
    const notes = await store.findVersioned(asStored(partnersWithNotes()));
    replaced += replaceIn(commit, notes, personalData.partnerCrm.freeText, mentions);
  }
  commit.update(erasure, { searched, replaced });
  await commit.run();
  return isLast;
}

/** The path that stands for the end, after the last collection. */
const END = '';

/**
 * The collection to search next. It is the first one at the beginning, or when the stored path is
 * in the list no more.
 */
function textAt(searched: Erasure['searched']): PersonalRecord | undefined {
  if (searched?.path === END) return undefined;
  return freeTexts.find(({ path }) => path === searched?.path) ?? freeTexts[0];
}

/** @returns how many documents the commit changes */
function replaceIn(
  commit: Writes,
  found: readonly FoundDocument<AnyDocument>[],
  fields: readonly string[],
  mentions: RegExp,
): number {
  let changed = 0;
  for (const one of found) {
    const clean = withoutMentions(one.value, fields, mentions);
    if (!clean) continue;
    commit.update(one, clean);
    changed += 1;
  }
  return changed;
}
