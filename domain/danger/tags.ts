import { ENGLISH, type Entry, isEnglish, stemsOf, theLexicon } from './lexicon.ts';
import type { Concept } from './words/english.ts';

/** Where a concept stands in a text: from its first to its last word. */
export type Place = { from: number; to: number };

/** The places of each concept, in one language. */
export type Tags = ReadonlyMap<Concept, readonly Place[]>;

const known = new WeakMap<Tags, Map<readonly Concept[], readonly Place[]>>();

/** The places of several concepts. Rules share their lists, so each list is looked up once for a text. */
export function placesOf(concepts: readonly Concept[], tags: Tags): readonly Place[] {
  const ofText = known.get(tags) ?? new Map<readonly Concept[], readonly Place[]>();
  known.set(tags, ofText);
  const before = ofText.get(concepts);
  if (before) return before;
  const all = concepts.flatMap((concept) => tags.get(concept) ?? []);
  const places = [...new Map(all.map((place) => [place.from * 1e4 + place.to, place])).values()];
  ofText.set(concepts, places);
  return places;
}

/** The concepts that make a sentence. Their words count only as written: 'her' is not 'him'. */
const ofSentences: ReadonlySet<Concept> = new Set(['article', 'filler', 'lead', 'lostOne', 'teller']);

const isThere = ({ concept, words }: Entry, at: number, readings: readonly string[][]) =>
  words.every(({ text, isStem }, offset) => {
    const forms = readings[at + offset] ?? [];
    if (ofSentences.has(concept)) return forms[0] === text;
    return forms.some((form) => (isStem ? form.startsWith(text) : form === text));
  });

/** Finds the concepts in a text, language by language. Words inside an idiom have no other meaning. */
export function tagsOf(readings: readonly string[][]): Map<number, Map<Concept, Place[]>> {
  const { byWord } = theLexicon();
  const found: { entry: Entry; place: Place }[] = [];
  for (const [at, forms] of readings.entries()) {
    // 'Diabetic' is English, whatever begins with 'diabet' in Spanish.
    const isOurs = forms.some(isEnglish);
    const stems = forms.flatMap(stemsOf).filter(({ language }) => !isOurs || language === ENGLISH);
    const entries = [...forms.flatMap((form) => byWord.get(form) ?? []), ...stems];
    for (const entry of new Set(entries)) {
      const from = at - entry.key;
      if (isThere(entry, from, readings)) found.push({ entry, place: { from, to: from + entry.words.length - 1 } });
    }
  }
  const idioms = found.filter(({ entry }) => entry.concept === 'idiom').map(({ place }) => place);
  const isInIdiom = ({ from, to }: Place) =>
    idioms.some((idiom) => from <= idiom.to && to >= idiom.from && to - from < idiom.to - idiom.from);
  const tags = new Map<number, Map<Concept, Place[]>>();
  for (const { entry, place } of found) {
    if (entry.language === ENGLISH && isInIdiom(place)) continue;
    const ofLanguage = tags.get(entry.language) ?? new Map<Concept, Place[]>();
    tags.set(entry.language, ofLanguage);
    const places = ofLanguage.get(entry.concept) ?? [];
    ofLanguage.set(entry.concept, places);
    places.push(place);
  }
  return tags;
}
