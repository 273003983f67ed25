import { expect, test } from 'vitest';
import { emptyStop, emptyTour, formOfTour, tourChanges } from './editor.ts';
import { tourFormSchema } from './form.ts';
import { tourDocuments } from './save.ts';

const stop = (n: number) => ({
  ...emptyStop(),
  location_name: `Wall ${n}`,
  clue: `Find wall ${n}.`,
  answer: `fox ${n}`,
});
const tour = () => ({
  ...emptyTour(),
  name: 'Foxes of Hoxton',
  neighborhood: 'Shoreditch',
  description: 'Nine foxes.',
  stops: [stop(1), { ...stop(2), partner_id: 'beigel', accepted_answers: ['fuchs'] }],
});
const messagesOf = (value: unknown) =>
  tourFormSchema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test('a new tour starts with the defaults, as a draft', () => {
  expect(emptyTour()).toMatchObject({ price: 10, duration: '3h', difficulty: 'Medium', status: 'draft', stops: [] });
});

test('a saved tour comes back into the editor unchanged', () => {
  const form = tourFormSchema.parse(tour());
  const { tour: stored, stops } = tourDocuments('foxes', form, null, new Map(), new Date());
  const back = formOfTour({
    tour: stored,
    stops: stops.map((one) => one.stop).reverse(),
    secrets: stops.map((one) => one.secret),
    links: stops.flatMap((one) => one.partner ?? []),
  });
  expect(back).toEqual(form);
});

test('each missing field has the spec’s message', () => {
  for (const field of ['name', 'neighborhood', 'description'])
    expect(messagesOf({ ...tour(), [field]: ' ' }), field).toEqual(['Please fill in all required fields']);
  expect(messagesOf({ ...tour(), stops: [] })).toEqual(['Please add at least one stop to the tour']);
  for (const field of ['location_name', 'clue', 'answer'])
    expect(messagesOf({ ...tour(), stops: [{ ...stop(1), [field]: ' ' }] }), field).toEqual([
      'Please fill in all required fields for each stop',
    ]);
  expect(messagesOf({ ...tour(), stops: [{ ...stop(1), hint: null, question: null }] })).toEqual([]);
});

test.each([
  [-0.01, false],
  [0, true],
  [0.01, false],
  [0.29, false],
  [0.3, true],
  [12.5, true],
  [12.505, false],
  [Number.NaN, false],
])('a price of %s is accepted: %s', (price, good) => {
  expect(tourFormSchema.safeParse({ ...tour(), price }).success).toBe(good);
});

test('curly quotes, long dashes and unbreakable spaces in clues and answers become plain', () => {
  const typed = {
    ...stop(1),
    location_name: 'St John\u2019s',
    clue: '\u201cFind\u00a0it\u201d \u2013 here\u2026',
    hint: '\u2018up\u2019 \u2014',
  };
  const answers = { answer: 'Banksy\u2019s rat', accepted_answers: ['rat\u2011trap'] };
  const saved = tourFormSchema.parse({ ...tour(), name: 'Hoxton\u2019s Foxes', stops: [{ ...typed, ...answers }] });
  expect(saved.name).toBe("Hoxton's Foxes");
  expect(saved.stops[0]).toMatchObject({
    location_name: "St John's",
    clue: '"Find it" - here...',
    hint: "'up' -",
    answer: "Banksy's rat",
    accepted_answers: ['rat-trap'],
  });
  // A character without a plain form is refused as before. The length counts the saved form.
  expect(messagesOf({ ...tour(), stops: [{ ...stop(1), clue: '\u{1f98a}' }] })[0]).toContain('double the price');
  expect(messagesOf({ ...tour(), stops: [{ ...stop(1), clue: '\u2026'.repeat(51) }] })[0]).toContain('153 of 150');
});

test("an answer of a stop cannot be on its list 'Never accept'", () => {
  const stops = [{ ...stop(1), answer: 'Fox', never_accept: ['vixen', 'fox!'] }];
  expect(messagesOf({ ...tour(), stops })).toEqual(["'fox!' is an answer of this stop"]);
  expect(messagesOf({ ...tour(), stops: [{ ...stop(1), answer: 'Fox', never_accept: ['foxes'] }] })).toEqual([]);
});

test('a look and its answers stand together, and its answers can be texted', () => {
  const look = { look: 'How many birds fly?', look_answers: ['three'] };
  expect(
    messagesOf({ ...tour(), stops: [{ ...stop(1), ...look, fact: 'Mia painted it.', answer_place: 'wall' }] }),
  ).toEqual([]);
  expect(messagesOf({ ...tour(), stops: [{ ...stop(1), ...look, look_answers: [] }] })).toEqual([
    'Please enter at least one answer to the look',
  ]);
  expect(messagesOf({ ...tour(), stops: [{ ...stop(1), ...look, look: ' ' }] })).toEqual([
    'Please enter the look, or remove its answers',
  ]);
  expect(messagesOf({ ...tour(), stops: [{ ...stop(1), ...look, look_answers: ['stop'] }] })[0]).toContain(
    'cannot be an answer',
  );
});

test('a price that is too small for a card is refused with the reason', () => {
  expect(messagesOf({ ...tour(), price: 0.2 })).toEqual(['0, or at least £0.30: cards are charged no less']);
  expect(messagesOf({ ...tour(), price: -1 })).toEqual(['The price cannot be negative']);
});

test.each(['stop', 'YES', 'skip'])('refuses the answer %s, which would never reach the game', (answer) => {
  expect(messagesOf({ ...tour(), stops: [{ ...stop(1), answer }] })[0]).toContain('cannot be an answer');
});

test('tourChanges names the changes of another admin', () => {
  const mine = tour();
  const theirs = { ...tour(), price: 12, stops: [stop(1), stop(3), stop(4)] };
  expect(tourChanges(mine, theirs)).toEqual(['Price', 'Stop 2', 'Stop 3 (new)']);
  expect(tourChanges(mine, tour())).toEqual([]);
});
