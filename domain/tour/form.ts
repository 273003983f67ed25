import * as z from 'zod/mini';
import { artistForm } from '../artist/index.ts';
import { canonical } from '../commands/commands.ts';
import { degrees, documentId, line, optionalText, paragraph, required } from '../fields/index.ts';
import { answerFault, lengthLimits, MAX_ACCEPTED, MAX_STOPS } from '../hunt/limits.ts';
import { sent } from '../hunt/sent.ts';
import { formatPence, penceOf, SMALLEST_CHARGE } from '../money/index.ts';
import { photographForm, pictureAddress } from '../picture/photograph-form.ts';
import { plainMarks } from '../sms/segments.ts';
import { answerPlaces } from './answer-place.ts';
import { difficulties, stepFreeAnswers } from './schema.ts';
import { artistFault } from './stop-artist.ts';
import { tourEditorTexts } from './texts.ts';

const answer = z.string().check(
  z.overwrite(plainMarks),
  z.trim(),
  z.superRefine((word: string, context) => {
    const message = answerFault(word);
    if (message) context.addIssue({ code: 'custom', message });
  }),
);

const never = z
  .string()
  .check(
    z.overwrite(plainMarks),
    z.trim(),
    z.maxLength(lengthLimits.stop.answer, `At most ${lengthLimits.stop.answer} characters`),
  );

const { fields, stopFields } = tourEditorTexts;
const { stop } = lengthLimits;

const lookTexts = {
  question: 'Please enter the look, or remove its answers',
  answers: 'Please enter at least one answer to the look',
} as const;

const backupTexts = {
  question: 'Please enter a backup question',
  answers: 'Please enter at least one answer to the backup question',
} as const;

/** A stop in the editor. Its number follows from its place in the list. */
export const stopFormSchema = z
  .strictObject({
    location_name: required(sent('The location name', stop.location_name), stopFields),
    clue: required(sent('The clue', stop.clue), stopFields),
    question: optionalText(sent('The question', stop.question)),
    hint: optionalText(sent('The hint', stop.hint)),
    directions: optionalText(sent('The directions', stop.directions)),
    answer: required(answer, stopFields),
    accepted_answers: z.array(answer).check(z.maxLength(MAX_ACCEPTED, `At most ${MAX_ACCEPTED} accepted answers`)),
    exact_only: z.boolean(),
    never_accept: z.array(never).check(z.maxLength(20, 'At most 20 entries')),
    answer_place: z.nullable(z.enum(answerPlaces)),
    look: optionalText(sent('The look', stop.look)),
    look_answers: z.array(answer).check(z.maxLength(MAX_ACCEPTED, `At most ${MAX_ACCEPTED} answers to the look`)),
    fact: optionalText(sent('The fact', stop.fact)),
    backup_question: optionalText(sent('The backup question', stop.backup_question)),
    backup_answers: z.array(answer).check(z.maxLength(MAX_ACCEPTED, `At most ${MAX_ACCEPTED} backup answers`)),
    backup_hint: optionalText(sent('The backup hint', stop.hint)),
    uses_backup: z.boolean(),
    is_out: z.boolean(),
    latitude: degrees(90),
    longitude: degrees(180),
    partner_id: z.nullable(documentId),
    image_url: z.nullable(pictureAddress),
    ...photographForm,
    artist: artistForm,
  })
  .check(
    z.superRefine(
      (
        { answer: first, accepted_answers, never_accept, backup_question, backup_answers, uses_backup, ...stop },
        context,
      ) => {
        const answers = [first, ...accepted_answers].map(canonical);
        const both = never_accept.find((entry) => answers.includes(canonical(entry)));
        if (both)
          context.addIssue({ code: 'custom', path: ['never_accept'], message: `'${both}' is an answer of this stop` });
        const alone = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
        const gives = artistFault(stop.artist, {
          answer: first,
          accepted_answers,
          look_answers: stop.look_answers,
          backup_answers,
        });
        if (gives) context.addIssue({ code: 'custom', path: ['artist', 'name'], message: gives });
        if (stop.look && stop.look_answers.length === 0) alone('look_answers', lookTexts.answers);
        if (!stop.look && stop.look_answers.length > 0) alone('look', lookTexts.question);
        if (backup_question && backup_answers.length === 0) alone('backup_answers', backupTexts.answers);
        if (!backup_question && (backup_answers.length > 0 || uses_backup))
          alone('backup_question', backupTexts.question);
      },
    ),
  );
export type StopForm = z.output<typeof stopFormSchema>;

export const tourFormSchema = z.strictObject({
  name: required(sent('The name', lengthLimits.tour.name), fields),
  neighborhood: required(line(60), fields),
  description: required(paragraph(4000), fields),
  price: z.number('Please enter a price').check(
    z.minimum(0, 'The price cannot be negative'),
    z.maximum(1000, 'At most £1,000'),
    z.refine(
      (pounds) => pounds <= 0 || penceOf(pounds) >= SMALLEST_CHARGE,
      `0, or at least ${formatPence(SMALLEST_CHARGE)}: cards are charged no less`,
    ),
    z.refine((pounds) => Number.isInteger(Math.round(pounds * 1e6) / 1e4), 'Pounds and whole pence, such as 12.50'),
  ),
  duration: required(line(30), fields),
  difficulty: z.enum(difficulties),
  best_time: line(160),
  station: line(120),
  finish: line(120),
  step_free: z.nullable(z.enum(stepFreeAnswers)),
  step_free_note: line(200),
  surface: line(160),
  toilets: line(160),
  dogs: line(160),
  prams: line(160),
  bring: line(200),
  rain: line(200),
  ages: line(120),
  text_only: z.boolean(),
  is_loop: z.boolean(),
  image_url: pictureAddress,
  ...photographForm,
  status: z.enum(['draft', 'published']),
  stops: z
    .array(stopFormSchema)
    .check(z.minLength(1, tourEditorTexts.noStops), z.maxLength(MAX_STOPS, `At most ${MAX_STOPS} stops`)),
});
export type TourForm = z.output<typeof tourFormSchema>;

/**
 * `seen`: the tour's `updated_at` when the editor opened it, in ISO form; null for a new tour. With
 * it the server notices that another admin has saved the tour since.
 */
export const saveTourInput = z.strictObject({
  tour_id: documentId,
  request_id: documentId,
  seen: z.nullable(z.iso.datetime()),
  tour: tourFormSchema,
});
export const saveTourOutput = z.object({ updated_at: z.string() });

export const deleteTourInput = z.strictObject({ tour_id: documentId, request_id: documentId });
