import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetTeam, keptAs } from './kept.ts';

/** What a browser keeps: its fields are what is stored, as in a real Storage. */
function storage(): Record<string, string> {
  const kept: Record<string, string> = Object.create({
    removeItem: (key: string) => void delete kept[key],
  });
  return kept;
}

let local: Record<string, string>;
let session: Record<string, string>;
beforeEach(() => {
  local = storage();
  session = storage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
});
afterEach(() => vi.unstubAllGlobals());

test('a browser forgets the name, the draft and the messages of a team whose link has ended, and no other', () => {
  for (const pageId of ['ended', 'other']) {
    local[keptAs.player(pageId)] = 'Ada';
    local[`${keptAs.outbox(pageId)}1`] = 'a message';
    local[`${keptAs.outbox(pageId)}2`] = 'a message';
    session[keptAs.draft(pageId)] = 'a fo';
  }
  forgetTeam({ pageId: 'ended' });
  const ofOther = [keptAs.player('other'), `${keptAs.outbox('other')}1`, `${keptAs.outbox('other')}2`];
  expect([Object.keys(local), Object.keys(session)]).toEqual([ofOther, [keptAs.draft('other')]]);
});
