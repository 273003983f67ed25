import { type FoundPerson, privacyTexts } from '@streetlore/domain/privacy';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { EraseDialog, ErasedDialog } from './erase-dialog.tsx';
import { PersonRecords } from './person-records.tsx';
import { Reachability } from './player-list.tsx';
import { Figures } from './player-page.tsx';

const now = new Date('2026-11-21T12:00:00Z');
const ann = '+447700900901';
const nothing = () => undefined;

const words = (page: ReactElement) => wordsOf(htmlOf(page, '/admin/players'));

test('a player’s figures show the phone’s activity and whether texts reach it', () => {
  const player = {
    phone_number: ann,
    email: null,
    hunts: 2,
    completed: 1,
    playing: true,
    messages: 40,
    spend: 1300,
    opted_out: false,
    last_seen_at: now,
    counted_at: now,
  };
  expect(words(<Figures player={player} />)).toBe(
    ' Hunts 2 Completed 1 Messages 40 Spend £13.00 Last seen 21 Nov 2026, 12:00 ',
  );
  expect(words(<Reachability player={player} />)).toBe(' Reached by text Playing ');
  // The number is on a booking and has sent no text, so it is unknown whether texts reach it.
  const silent = { ...player, never_texted: true } as const;
  expect(words(<Figures player={silent} />)).toContain('Last seen Never, booked 21 Nov 2026, 12:00');
  expect(words(<Reachability player={silent} />)).toBe(' Never texted us Playing ');
  expect(words(<Reachability player={{ ...silent, opted_out: true }} />)).toBe(' Opted out Playing ');
});

test('the page of a person shows held data, linked people, a refusal, and what an erasure keeps', () => {
  const found: FoundPerson = {
    linked: { phone_numbers: [], emails: [] },
    held: {
      bookings: 2,
      texts: 30,
      page_messages: 12,
      photos: 1,
      reviews: 2,
      subscriptions: 1,
      letters: 0,
      gifts: 0,
      reports: 0,
      partners: 0,
    },
    identity: [
      { value: ann, sent_at: now.toISOString(), confirmed_at: now.toISOString() },
      { value: 'ann@example.org', sent_at: null, confirmed_at: null },
    ],
    opted_out: true,
    refusal: privacyTexts.inProgress,
  };
  const asked = { phone_numbers: [ann], emails: [] };
  const linked = { phone_numbers: [], emails: ['ann@example.org'] };
  const chosen = { phone_numbers: [ann], emails: ['ann@example.org'] };
  const held = words(
    <PersonRecords looked={{ asked, linked, chosen, found }} busy={false} onChoose={nothing} onErased={nothing} />,
  );
  expect(held).toContain('+44 7700 900901');
  expect(held).toContain(
    'Found on the same booking or photo. Leave out what belongs to somebody else. ann@example.org',
  );
  expect(held).toContain(
    'Bookings 2 Texts 30 Messages on pages 12 Photos 1 Reviews 2 Newsletter 1 Contact messages 0 Gifts 0 Reports 0 Partner contacts 0',
  );
  expect(held).toContain('+44 7700 900901: confirmed at 21 Nov 2026, 12:00 ann@example.org: not checked Send check');
  expect(held).toContain('Has opted out of texts A hunt of theirs is waiting or in progress. End or refund it first.');
  const dialog = words(<EraseDialog person={chosen} onErased={nothing} onClose={nothing} />);
  expect(dialog).toContain('Erase this person?');
  expect(dialog).toContain('What is deleted The number, address and team name on their bookings');
  expect(dialog).toContain('What is kept, without a name What was sold, paid and refunded');
  expect(dialog).toContain('This cannot be undone.');
  const kept = { bookings: 2, texts: 30, photos: 0, opted_out: true };
  const shown = words(<ErasedDialog erased={{ done: true, kept, replaced: 3 }} onClose={nothing} />);
  expect(shown).toContain('Tour, dates and amounts of 2 bookings: the accounts have to be kept for 6 full years');
  expect(shown).toContain('When 30 texts were sent and what they cost');
  expect(shown).not.toContain('photo');
  expect(shown).toContain('That the number opted out, as a scrambled code');
  expect(shown).toContain('The number or address was taken out of 3 texts of others.');
});
