import { noVerdict, openRound, type RoundOrigins, type Submission } from '@streetlore/domain/contest';
import { documents } from '@streetlore/domain/paths';
import { aSubmission } from '@streetlore/domain/testing';
import { describe, expect, test } from 'vitest';
import { serverRendered } from '../../testing/server-rendered.tsx';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { ContestScreen } from './contest-screen.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { PhotoCard } from './photo-card.tsx';
import { RoundOrigins as Origins } from './round-origins.tsx';
import { contestAdminTexts as texts } from './texts.ts';

const photo = {
  ...aSubmission({
    location: 'Bacon Street',
    tags: ['street-art', 'crane', 'bird', 'e1', 'tall'],
    ai_confidence: 0.876,
    camera_make: null,
    camera_model: null,
    street_address: null,
    place_name: null,
    is_winner: true,
    artist: { name: 'Vesper Lane', link: null },
    artist_slug: 'vesper-lane',
    submitted_at: new Date('2026-11-05T09:30:00Z'),
  }),
  id: 'a',
};
const sender = {
  name: 'Sam',
  email: 'sam@example.test',
  phone_number: '+447700900123',
  position: null,
  original: null,
};
const verdict = { ...noVerdict, score: 0.93, top: 'violence', flagged: ['violence'] };
const stored = {
  [documents.submissionContact('a')]: { ...sender, id: 'contact' },
  [documents.submissionVerdict('a')]: { ...verdict, id: 'verdict' },
};
const card = (given: Partial<Submission> = {}) =>
  wordsOf(serverRendered(stored, <PhotoCard photo={{ ...photo, ...given }} onAsk={() => undefined} />));

describe('a card', () => {
  test('shows status, badges, votes, title, place, sender, date, confidence, description and three tags', () => {
    expect(card()).toContain(
      'Approved Winner GPS 3 votes Crane on Bacon Street Bacon Street, Shoreditch, London E-mail sam@example.test Submitted 5 Nov 2026 AI confidence 88% sure of title and place Moderation model The model is 93 % sure: violence Art: Vesper Lane A crane four storeys high. street-art crane bird +2 more Edit View',
    );
    const plain = card({ is_winner: false, has_gps: false, votes: 1, ai_confidence: null, tags: ['crane'] });
    expect(plain).toContain(' Approved 1 vote ');
    expect(plain).not.toMatch(/Winner GPS|AI confidence|more/);
  });
  test.each([
    [{ status: 'pending', is_winner: false }, 'Edit View Approve Reject Delete'],
    [{ status: 'approved', is_winner: false }, 'Edit View Reject Winner Delete'],
    [{ status: 'approved', is_winner: true }, 'Edit View Reject Unwinner Delete'],
    [{ status: 'rejected', is_winner: false }, 'Edit View Approve Delete'],
  ] as const)('with %j offers %s', (given, buttons) => {
    expect(card(given)).toMatch(new RegExp(` ${buttons} $`));
  });
  test('names the photo on each of its buttons', () => {
    const html = serverRendered(stored, <PhotoCard photo={photo} onAsk={() => undefined} />);
    for (const button of ['Edit', 'View', 'Reject', 'Unwinner', 'Delete'])
      expect(html).toContain(`aria-label="${button}: ${photo.title}"`);
  });
});

test('the edit dialog has every field of a photo, and only the title is required', () => {
  const dialog = wordsOf(htmlOf(<EditDialog photo={photo} onClose={() => undefined} />));
  expect(dialog).toContain(
    "Title Description (optional) Name beside the photo (optional) Artist (optional) Who made the work in the picture. Everybody sees it. Artist's page (optional) A web address, if the artist has one. Artist unknown Country (optional) City (optional) Neighborhood (optional) Location (optional) Place Name (optional) Street Address (optional) Postal Code (optional) Tags (optional)",
  );
  expect(dialog).toContain('street art, mural, graffiti');
  expect(dialog).toMatch(/ Cancel Save Changes $/);
});

test('the screen has its four counters and five filters', () => {
  const counters = { id: 'contest', total: 21, approved: 12, pending: 4, winners: 2, counted_at: photo.submitted_at };
  const html = serverRendered({ [documents.contestStats]: counters }, <ContestScreen />);
  expect(html).toMatch(/href="\/admin\/contest\?filter=pending"[^>]*>Pending</);
  const page = wordsOf(html);
  expect(page).toContain('Total 21 Approved 12 Pending 4 Winners 2');
  expect(page).toContain('All Pending Review Approved Rejected Winners');
});

describe('the origins of a round’s votes', () => {
  const place = (submission_id: string, votes: number) => ({
    submission_id,
    title: submission_id,
    location: 'E2',
    votes,
  });
  const standings = [place('heron', 480), place('crane', 30)];
  const round = { ...openRound('2026-W46'), status: 'closed' as const, standings };
  const origins: RoundOrigins & { id: string } = {
    id: 'origins',
    votes: 1510,
    networks: 31,
    is_whole: true,
    origins: [
      { kind: 'network', number: 1, votes: 480, most: place('heron', 470), without: [place('crane', 20)] },
      { kind: 'older', number: null, votes: 1, most: place('crane', 1), without: standings },
    ],
    counted_at: photo.submitted_at,
  };
  const shown = (stored: Record<string, unknown>) => wordsOf(serverRendered(stored, <Origins round={round} />));
  const path = documents.roundOrigins('2026-W46');

  test('show network and age, the standings without each, and whether these change the lead', () => {
    const words = shown({ [path]: origins });
    expect(words).toContain('1,510 votes from 31 networks.');
    expect(words).toContain('As counted heron: 480 crane: 30');
    expect(words).toContain('Network 1 480 votes, 470 of them for "heron" crane: 20 Changes the lead');
    expect(words).toContain('Registered over a day before 1 vote, all for "crane" heron: 480 crane: 30 ');
    expect(words.match(/Changes the lead/g)).toHaveLength(1);
    expect(shown({ [path]: { ...origins, is_whole: false } })).toContain(texts.originsCut);
  });

  test('tell loading apart from origins that were never determined', () => {
    expect(shown({})).toContain(texts.originsLoading);
    expect(shown({ [path]: null })).toContain(texts.originsNone);
  });
});

test('the texts are those of the spec', () => {
  expect(texts).toMatchObject({
    deleteConfirm: 'Are you sure you want to delete this submission? This action cannot be undone.',
    statusFailed: 'Failed to update status',
    winnerFailed: 'Failed to update winner status',
    saveFailed: 'Failed to update submission',
  });
  expect(texts.deleteFailed('it rained')).toBe('Failed to delete submission: it rained');
});
