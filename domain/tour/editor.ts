import { namesOf, pick } from '../fields/index.ts';
import { newTour } from './defaults.ts';
import type { StopForm, TourForm } from './form.ts';
import type { Tour, TourPartner, TourStop } from './schema.ts';
import type { TourStopSecret } from './secret.ts';
import { visitLabels } from './visit.ts';

export const emptyStop = (): StopForm => ({
  location_name: '',
  clue: '',
  question: null,
  hint: null,
  directions: null,
  answer: '',
  accepted_answers: [],
  exact_only: false,
  never_accept: [],
  answer_place: null,
  look: null,
  look_answers: [],
  fact: null,
  backup_question: null,
  backup_answers: [],
  backup_hint: null,
  uses_backup: false,
  is_out: false,
  latitude: null,
  longitude: null,
  partner_id: null,
  image_url: null,
  image_credit: '',
  image_focus: null,
  artist: null,
});

/** A new tour has the spec's defaults, and is a draft until an admin publishes it. */
export const emptyTour = (): TourForm => ({
  name: '',
  neighborhood: '',
  description: '',
  price: newTour.price,
  duration: newTour.duration,
  difficulty: newTour.difficulty,
  best_time: '',
  station: '',
  finish: '',
  step_free: null,
  step_free_note: '',
  surface: '',
  toilets: '',
  dogs: '',
  prams: '',
  bring: '',
  rain: '',
  ages: '',
  text_only: false,
  is_loop: false,
  image_url: '',
  image_credit: '',
  image_focus: null,
  status: 'draft',
  stops: [],
});

type Stored = {
  tour: Tour;
  stops: readonly TourStop[];
  secrets: readonly TourStopSecret[];
  links: readonly TourPartner[];
};

export function formOfTour({ tour, stops, secrets, links }: Stored): TourForm {
  const ordered = [...stops].sort((a, b) => a.stop_number - b.stop_number);
  return {
    ...pick(tour, namesOf(fieldLabels)),
    stops: ordered.map((stop) => {
      const secret = secrets.find(({ stop_number }) => stop_number === stop.stop_number);
      const link = links.find(({ stop_number }) => stop_number === stop.stop_number);
      return {
        location_name: stop.location_name,
        clue: secret?.clue ?? '',
        question: secret?.question ?? null,
        hint: secret?.hint ?? null,
        directions: secret?.directions ?? null,
        answer: secret?.answer ?? '',
        accepted_answers: [...(secret?.accepted_answers ?? [])],
        exact_only: secret?.exact_only ?? false,
        never_accept: [...(secret?.never_accept ?? [])],
        answer_place: secret?.answer_place ?? null,
        look: secret?.look ?? null,
        look_answers: [...(secret?.look_answers ?? [])],
        fact: secret?.fact ?? null,
        backup_question: secret?.backup_question ?? null,
        backup_answers: [...(secret?.backup_answers ?? [])],
        backup_hint: secret?.backup_hint ?? null,
        uses_backup: secret?.uses_backup ?? false,
        is_out: secret?.is_out ?? false,
        latitude: stop.latitude,
        longitude: stop.longitude,
        partner_id: link?.partner_id ?? null,
        image_url: stop.image_url,
        image_credit: stop.image_credit,
        image_focus: stop.image_focus,
        artist: stop.artist,
      };
    }),
  };
}

/** What has changed, in words for people: fields by their label, stops by their number. */
export function tourChanges(before: TourForm, after: TourForm): string[] {
  const { stops: a, ...fieldsBefore } = before;
  const { stops: b, ...fieldsAfter } = after;
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const fields = namesOf(fieldLabels)
    .filter((field) => differs(fieldsBefore[field], fieldsAfter[field]))
    .map((field) => fieldLabels[field]);
  const longest = Math.max(a.length, b.length);
  const stops = Array.from({ length: longest }, (_, n) => n)
    .filter((n) => differs(a[n], b[n]))
    .map((n) => (a[n] ? (b[n] ? `Stop ${n + 1}` : `Stop ${n + 1} (removed)`) : `Stop ${n + 1} (new)`));
  return [...fields, ...stops];
}

const fieldLabels = {
  name: 'Name',
  neighborhood: 'Neighbourhood',
  description: 'Description',
  price: 'Price',
  duration: 'Duration',
  difficulty: 'Difficulty',
  best_time: 'Best time',
  ...visitLabels,
  image_url: 'Image',
  image_credit: 'Credit of the image',
  image_focus: 'Middle of the image',
  status: 'Status',
} as const satisfies Record<keyof Omit<TourForm, 'stops'>, string>;
