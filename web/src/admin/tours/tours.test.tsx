import { scoring, testSmsKinds } from '@streetlore/domain/hunt';
import { collections, documents } from '@streetlore/domain/paths';
import type { WrongAnswer } from '@streetlore/domain/playing';
import { aPartner } from '@streetlore/domain/testing';
import { emptyStop, emptyTour, type TourForm, tourDocuments, tourEditorTexts } from '@streetlore/domain/tour';
import { Route, Routes } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LiveError, LiveView } from '../../data/index.ts';
import { serverRendered } from '../../testing/server-rendered.tsx';
import { htmlOf, wordsOf } from '../../testing/words.tsx';
import { wrongTexts } from './stop-texts.ts';
import { TestSmsDialog } from './test-sms-dialog.tsx';
import { TourEditor } from './tour-editor.tsx';
import { DeleteTourDialog } from './tour-grid.tsx';
import { TourTester } from './tour-tester.tsx';
import { ToursScreen } from './tours-screen.tsx';

const at = new Date('2026-11-20T12:00:00Z');
const form: TourForm = {
  ...emptyTour(),
  name: 'Color & Vinyl',
  neighborhood: 'Shoreditch',
  description: 'Record shops and the murals between them.',
  status: 'published',
  stops: [1, 2].map((n) => ({
    ...emptyStop(),
    location_name: `Wall ${n}`,
    clue: `Find wall ${n}.`,
    answer: `heron ${n}`,
    partner_id: n === 1 ? 'p' : null,
  })),
};
const partner = { ...aPartner(), id: 'p' };
const written = tourDocuments('t', form, null, new Map(), at);
const tour = { ...written.tour, id: 't' };
const withId = (documents: readonly object[]) => documents.map((one, n) => ({ ...one, id: `t_${n + 1}` }));
const stored = {
  [`${collections.tours}/t`]: tour,
  [collections.tours]: [tour],
  [collections.tourStops]: withId(written.stops.map(({ stop }) => stop)),
  [collections.tourStopSecrets]: withId(written.stops.map(({ secret }) => secret)),
  [collections.tourPartners]: withId(written.stops.flatMap(({ partner: link }) => link ?? [])),
  [collections.partners]: [partner],
  [documents.huntSettings]: { id: 'hunt', expiry_hours: 48, scoring },
};
const wrongAnswer = (answer: string, booking: string): WrongAnswer => ({
  tour_id: 't',
  booking_id: booking,
  stop_number: 2,
  solution: 'heron 2',
  answer,
  at,
  expires_at: at,
});
const noneYet = { status: 'loading' } as const;
const nothing = () => undefined;

const screen = (below = '', of: Readonly<Record<string, unknown>> = stored) =>
  serverRendered(
    of,
    <Routes>
      <Route path="/admin/tours/*" element={<ToursScreen />} />
    </Routes>,
    `/admin/tours${below}`,
  );

describe('the grid', () => {
  test('shows a tour’s name, difficulty, description, neighbourhood, duration, price, stops, rating and actions', () => {
    expect(wordsOf(screen())).toBe(
      ' New Tour Color & Vinyl Medium Record shops and the murals between them. Neighbourhood Shoreditch Duration 3h Price £10 per person Stops 2 Rating No reviews yet View Test Edit Delete ',
    );
    expect(screen()).toContain('href="/admin/tours/t"');
    expect(screen()).toContain('href="/tours/uk/london/shoreditch/t"');
  });
  test('marks a draft, which has no page to view', () => {
    const draft = wordsOf(screen('', { [collections.tours]: [{ ...tour, status: 'draft' }] }));
    expect(draft).toContain('Medium Draft');
    expect(draft).toMatch(/No reviews yet Test Edit Delete $/);
  });
  test('shows how to begin when there are no tours', () => {
    expect(wordsOf(screen('', { [collections.tours]: [] }))).toMatch(/No tours yet .* New Tour $/);
    expect(screen('', { [collections.tours]: [] })).toContain('href="/admin/tours/new"');
  });
});

describe('the editor', () => {
  const page = screen('/t');
  const fresh = htmlOf(
    <TourEditor
      id="new"
      claimId={() => 'new'}
      onStored={() => undefined}
      stored={null}
      opened={emptyTour()}
      partners={[]}
      wrong={noneYet}
    />,
  );
  const optionsOf = (name: string) =>
    [...(new RegExp(`name="${name}".*?</select>`).exec(page)?.[0] ?? '').matchAll(/<option[^>]*>([^<]*)/g)].map(
      ([, label]) => label,
    );

  test('has the tour’s information, its stops, each with a partner to pick, and a summary', () => {
    const said = wordsOf(page);
    for (const label of 'Tour information,Name,Neighbourhood,Difficulty,Description,Price per person (£),Duration,Status,Stops,Add stop,Save Tour,Test Tour,Test SMS'.split(
      ',',
    ))
      expect(said).toContain(label);
    for (const label of 'Stop 2,Location name,Clue,Question (optional),Hint (optional),Answer,Latitude (optional),Longitude (optional),Partner (optional)'.split(
      ',',
    ))
      expect(said.slice(said.indexOf('Stop 2'))).toContain(label);
    expect(said).toContain(
      'Summary Total stops 2 Partners 1 Price £10.00 Duration 3h Texts About 20p of texts per player',
    );
  });
  test('lists the closed days ahead with their sentences, apart from the form, and not for a new tour', () => {
    expect(wordsOf(page)).toContain('No day ahead is closed.');
    const closed_days = [
      { day: '2020-01-01', sentence: 'Long ago' },
      { day: '2099-12-05', sentence: 'A street festival' },
    ];
    const html = screen('/t', { ...stored, [`${collections.tours}/t`]: { ...tour, closed_days } });
    const said = wordsOf(html.slice(html.lastIndexOf('</form>')));
    expect(said).toContain('Closed days');
    expect(said).toContain('Sat 5 Dec A street festival Open again');
    expect(said).not.toContain('Long ago');
    expect(wordsOf(fresh)).not.toContain('Closed days');
  });
  test('asks where an answer can be had, and warns of a tour that needs few walls', () => {
    expect(optionsOf('stops.0.answer_place')).toEqual(['Not said', 'Only at the wall', 'Can be looked up']);
    const warned = (places: readonly TourForm['stops'][number]['answer_place'][]) =>
      wordsOf(
        htmlOf(
          <TourEditor
            id="t"
            claimId={() => 't'}
            onStored={nothing}
            stored={null}
            opened={{ ...form, stops: places.map((answer_place) => ({ ...emptyStop(), answer_place })) }}
            partners={[]}
            wrong={noneYet}
          />,
        ),
      ).includes('from a sofa');
    expect(warned(['wall', 'anywhere', null])).toBe(true);
    expect(warned(['wall', 'anywhere'])).toBe(false);
    expect(warned([])).toBe(false);
  });
  test('says how the text of a puzzle speaks of its look', () => {
    const said = (clue: string) =>
      wordsOf(
        htmlOf(
          <TourEditor
            id="t"
            claimId={() => 't'}
            onStored={nothing}
            stored={null}
            opened={{
              ...form,
              stops: [{ ...emptyStop(), clue, look: 'How many birds fly?', look_answers: ['three'] }],
            }}
            partners={[]}
            wrong={noneYet}
          />,
        ),
      );
    expect(said('Find it.')).toContain('The text of the puzzle asks it, too.');
    expect(said('x'.repeat(120))).toContain('has room to name LOOK.');
    expect(said('x'.repeat(149))).toContain('has no room for it.');
  });
  test('offers three difficulties, and a partner or none', () => {
    expect(optionsOf('difficulty')).toEqual(['Easy', 'Medium', 'Hard']);
    expect(optionsOf('stops.0.partner_id')).toEqual(['No partner', 'Rough Trade East']);
  });
  test('warns that curly quotes and long dashes are saved as plain ones, in every text for players', () => {
    const typed = (change: Partial<TourForm['stops'][number]>) => {
      const stop = { ...emptyStop(), location_name: 'Wall', clue: 'Find it', answer: 'heron', ...change };
      const opened = { ...form, stops: [stop] };
      return wordsOf(
        htmlOf(
          <TourEditor
            id="t"
            claimId={() => 't'}
            onStored={nothing}
            stored={null}
            opened={opened}
            partners={[]}
            wrong={noneYet}
          />,
        ),
      );
    };
    expect(typed({})).not.toContain(tourEditorTexts.madePlain);
    for (const field of ['location_name', 'clue', 'question', 'hint', 'answer'] as const)
      expect(typed({ [field]: 'It\u2019s \u2013' }), field).toContain(tourEditorTexts.madePlain);
    expect(typed({ accepted_answers: ['it\u2019s'] })).toContain(tourEditorTexts.madePlain);
    // The length counts the plain characters that are saved.
    expect(typed({ clue: '\u2026' })).toContain('3 of 150 characters.');
  });
  test('shows what the texts of each stop and of the tour cost', () => {
    expect(wordsOf(page)).toMatch(
      /Stop 1 .*2 segments per phone : puzzle 1, reward 1. A wrong answer adds 1. .*Stop 2 /,
    );
    expect(wordsOf(page)).toMatch(/Stop 2 .*1 segment per phone . A wrong answer adds 1. /);
  });
  describe('its list of wrong answers', () => {
    const list = [wrongAnswer('stork', 'a'), wrongAnswer('stork', 'a'), wrongAnswer('goose', 'b')];
    const listed = screen('/t', { ...stored, [collections.wrongAnswers]: withId(list) });
    const of = (stop: number, html: string) =>
      wordsOf(new RegExp(`<section[^>]*aria-label="Wrong answers at stop ${stop}".*?</section>`).exec(html)?.[0] ?? '');
    test('has the answers of each stop, the most frequent first, each with a button that accepts it', () => {
      expect(of(2, listed)).toMatch(/stork 2 times in 1 hunt Accept goose in 1 hunt Accept $/);
      expect(of(2, listed)).toContain('in hunts under way too');
      expect(listed).toContain('aria-label="Accept &#x27;stork&#x27; at stop 2"');
    });
    test('explains itself when it is empty, and is missing at a stop that is not stored', () => {
      expect(of(1, listed)).toBe(
        ' Wrong answers No wrong answers in the last 90 days. What players get wrong here is listed, and can be accepted. ',
      );
      expect(wordsOf(fresh)).not.toContain('Wrong answers');
    });
    test('tells what accepting an answer has changed', () => {
      expect(wrongTexts.given({ hunts: 0, points: 0 })).toBe('No hunt under way needs it.');
      expect(wrongTexts.given({ hunts: 1, points: 10 })).toBe('1 hunt under way has it; 10 points given back.');
    });
  });
  test('takes a price that the wheel does not change', () => {
    expect(page).toMatch(/<input inputMode="decimal"[^>]*name="price"/);
  });
  test('moves a stop up and down, except past the ends, and removes it', () => {
    const button = (name: string) => new RegExp(`<button[^>]*aria-label="${name}"[^>]*>`).exec(page)?.[0];
    expect(button('Move stop 1 up')).toContain('disabled=""');
    expect(button('Move stop 1 down')).not.toContain('disabled=""');
    expect(button('Move stop 2 up')).not.toContain('disabled=""');
    expect(button('Move stop 2 down')).toContain('disabled=""');
    expect(button('Remove stop 2')).toBeDefined();
  });
  test('starts a new tour with the defaults, and cannot test it before it is saved', () => {
    expect(emptyTour()).toMatchObject({ price: 10, duration: '3h', difficulty: 'Medium' });
    expect(tour).toMatchObject({ rating: 0, reviews: 0 });
    expect(wordsOf(fresh)).toContain(
      'Total stops 0 Partners 0 Price £10.00 Duration 3h Texts About 8p of texts per player Save Tour',
    );
    expect(wordsOf(fresh)).toContain('Please save the tour first before testing');
    expect(wordsOf(fresh)).not.toMatch(/Test Tour|Test SMS/);
    expect(wordsOf(page)).not.toContain('Please save the tour first');
  });
  test('shows loading, and a failure to load', () => {
    expect(wordsOf(screen('/t', {}))).toContain('Loading tour...');
    const live = { status: 'failed', error: new LiveError('unavailable', 'gone'), retry: nothing } as const;
    expect(
      wordsOf(
        htmlOf(
          <LiveView live={live} loading={null} failed={tourEditorTexts.loadFailed}>
            {nothing}
          </LiveView>,
        ),
      ),
    ).toBe(' Failed to load tour data. Please try again. Try Again ');
  });
});

describe('the tester', () => {
  beforeAll(() => {
    vi.stubGlobal('location', new URL('https://streetlore.test/admin/tours'));
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  test('starts before START, with the hours of the settings, Reset, Close and the commands that a tester needs', () => {
    const page = wordsOf(serverRendered(stored, <TourTester tourId="t" onClose={nothing} />));
    expect(page).toMatch(/^ Tour Tester Ready to Start Reset Close Color & Vinyl: stop 0 of 2, 0 points /);
    expect(page).toContain(
      'Streetlore: your Color & Vinyl is booked! It begins at Wall 1. Reply START there within 48 hours',
    );
    expect(page).toMatch(
      / START HINT LOST CLAIMED CONTINUE SKIP GONE STATUS HELP RESEND LOOK PAUSE RESUME PERSON FINISH Send $/,
    );
  });
});

test('a tour is deleted only after a question that says what is deleted with it', () => {
  const dialog = wordsOf(htmlOf(<DeleteTourDialog tour={tour} onClose={nothing} />));
  expect(dialog).toMatch(/^ Delete Color & Vinyl\? .*Its 2 stops, .* are deleted too.* Cancel Delete $/);
});

test('the texts are those of the spec', () => {
  expect(tourEditorTexts).toMatchObject({
    fields: 'Please fill in all required fields',
    noStops: 'Please add at least one stop to the tour',
    stopFields: 'Please fill in all required fields for each stop',
    saveFirst: 'Please save the tour first before testing',
    removeStop: 'Are you sure you want to remove this stop?',
    loadFailed: 'Failed to load tour data. Please try again.',
    saveFailed: 'Failed to save tour',
    saved: 'Tour saved successfully!',
  });
  expect(tourEditorTexts.deleteFailed('it rained')).toBe('Failed to delete tour: it rained');
  expect(tourEditorTexts.deleteFailed('')).toBe('Failed to delete tour: Unknown error');
  expect(tourEditorTexts.deleteFailed(tourEditorTexts.inProgress(2))).toBe(
    'Failed to delete tour: 2 hunts are in progress',
  );
});

describe('Test SMS', () => {
  const dialog = (
    <TestSmsDialog open tourId="t" stops={[{ stop_number: 1, location_name: 'Wall 1' }]} onClose={nothing} />
  );
  const html = htmlOf(dialog);
  test('offers nine countries, the United Kingdom first, and eight types', () => {
    expect(wordsOf(html)).toContain(
      '+44 (United Kingdom) +1 (United States) +33 (France) +49 (Germany) +34 (Spain) +39 (Italy) +31 (Netherlands) +61 (Australia) +1 (Canada)',
    );
    expect(html).toMatch(/<option value="0" selected="">\+44</);
    for (const type of testSmsKinds) expect(html).toContain(`<option value="${type}"`);
    expect(testSmsKinds).toHaveLength(8);
  });
  test('asks for no stop when the type is welcome, and says that the text is marked', () => {
    expect(wordsOf(html)).not.toContain('Stop number');
    expect(wordsOf(html)).toContain('starts with [TEST]');
    expect(wordsOf(html)).toContain('This test was sent from the Streetlore admin dashboard.');
  });
});
