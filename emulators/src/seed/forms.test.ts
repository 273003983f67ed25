import { type BlogPost, formOfPost, postFormSchema } from '@streetlore/domain/blog';
import { type Booking, bookingFormOf, bookingFormSchema } from '@streetlore/domain/booking';
import { cannedFormSchema, defaultReplies } from '@streetlore/domain/canned';
import { type ContactMessage, contactFormSchema } from '@streetlore/domain/contact';
import {
  editFormOf,
  type Submission,
  type SubmissionContact,
  submissionEditSchema,
  submissionFormSchema,
} from '@streetlore/domain/contest';
import { defaultDesk, deskFormSchema } from '@streetlore/domain/desk';
import { namesOf, pick } from '@streetlore/domain/fields';
import { defaultHuntSettings, saveHuntSettingsInput } from '@streetlore/domain/hunt';
import { editTeamInput } from '@streetlore/domain/leaderboard';
import { formOfPartner, type Partner, type PartnerCrm, partnerFormSchema } from '@streetlore/domain/partner';
import { collections, documents } from '@streetlore/domain/paths';
import { type Report, reportFormSchema } from '@streetlore/domain/reports';
import { answerFormSchema, type Review } from '@streetlore/domain/reviews';
import { newsletterFormSchema, type Subscriber } from '@streetlore/domain/subscriber';
import {
  formOfTour,
  type Tour,
  type TourPartner,
  type TourStop,
  type TourStopSecret,
  tourFormSchema,
} from '@streetlore/domain/tour';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { seedContent } from './content.ts';
import type { SeedLedger } from './ledger.ts';

let ledger: SeedLedger;
beforeAll(async () => {
  ledger = await seedContent(new Date('2026-11-20T16:00:00Z'), (id) => ({
    width: 960,
    height: 640,
    placeholder: 'data:image/webp;base64,',
    sizes: [{ width: 960, webp: `/${id}.webp`, avif: null }],
  }));
}, 60_000);

const at = <T>(path: string) => ledger.entries.find((entry) => entry.path === path)?.data as T;
const all = <T>(collection: string) =>
  ledger.entries
    .filter(({ path }) => path.startsWith(`${collection}/`) && path.split('/').length === 2)
    .map(({ path, data }) => ({ id: path.slice(collection.length + 1), data: data as T }));

/** A document's form as it opens, and the schema that a save of it must pass. */
type Opened = { name: string; form: unknown; schema: z.ZodMiniType };

/** Each field that the first save of its document would refuse, with the message. */
const refused = (forms: readonly Opened[]) =>
  forms.flatMap(({ name, form, schema }) =>
    (z.safeParse(schema, form).error?.issues ?? []).map(({ path, message }) => `${name} ${path.join('.')}: ${message}`),
  );

function formsOfTours(): Opened[] {
  return all<Tour>(collections.tours).map(({ id, data: tour }) => {
    const of = <T>(collection: string) =>
      all<T>(collection).flatMap(({ id: one, data }) => (one.startsWith(`${id}_`) ? [data] : []));
    const form = formOfTour({
      tour,
      stops: of<TourStop>(collections.tourStops),
      secrets: of<TourStopSecret>(collections.tourStopSecrets),
      links: of<TourPartner>(collections.tourPartners),
    });
    return { name: tour.name, form, schema: tourFormSchema };
  });
}

/** The forms of the documents, by who edits them. */
const editors: Record<string, () => Opened[]> = {
  tours: formsOfTours,
  partners: () =>
    all<Partner>(collections.partners).map(({ id, data }) => ({
      name: data.name,
      form: formOfPartner(data, at<PartnerCrm>(documents.partnerCrm(id))),
      schema: partnerFormSchema,
    })),
  posts: () =>
    all<BlogPost>(collections.blogPosts).map(({ data }) => ({
      name: data.title,
      form: formOfPost(data),
      schema: postFormSchema,
    })),
  photos: () =>
    all<Submission>(collections.contestSubmissions).map(({ data }) => ({
      name: data.title,
      form: editFormOf(data),
      schema: submissionEditSchema,
    })),
  'answers to reviews': () =>
    all<Review>(collections.reviews).map(({ id, data }) => ({
      name: id,
      form: { answer: data.answer ?? '' },
      schema: answerFormSchema,
    })),
  teams: () =>
    all<Booking>(collections.bookings).map(({ id, data }) => ({
      name: id,
      form: { booking_id: id, request_id: 'r', team_name: data.team_name, listed: !data.unlisted },
      schema: editTeamInput,
    })),
  // Without a document, the forms in Settings open with these.
  settings: () => [
    { name: 'hunt', form: { request_id: 'r', ...defaultHuntSettings }, schema: saveHuntSettingsInput },
    { name: 'desk', form: { ...defaultDesk, numbers: '', days: defaultDesk.days.map(String) }, schema: deskFormSchema },
    { name: 'replies', form: { seen: null, replies: defaultReplies }, schema: cannedFormSchema },
  ],
};

/** The forms that visitors fill in; the seed's documents stand for what they sent. */
const visitors: Record<string, () => Opened[]> = {
  // A party's teams come from another form, and may have no phone.
  bookings: () =>
    all<Booking>(collections.bookings)
      .filter(({ data }) => data.party === undefined)
      .map(({ id, data }) => ({ name: id, form: { ...bookingFormOf(data), day: '' }, schema: bookingFormSchema })),
  'sent photos': () =>
    all<Submission>(collections.contestSubmissions).map(({ id, data }) => ({
      name: data.title,
      form: {
        ...pick(data, namesOf(submissionFormSchema.shape).filter((field) => field in data) as (keyof Submission)[]),
        artist: data.artist?.name ?? '',
        ...at<SubmissionContact>(documents.submissionContact(id)),
      },
      schema: submissionFormSchema,
    })),
  'contact messages': () =>
    all<ContactMessage>(collections.contactMessages).map(({ id, data }) => ({
      name: id,
      form: data,
      schema: contactFormSchema,
    })),
  reports: () =>
    all<Report>(collections.reports).map(({ data }) => ({
      name: data.number,
      form: data,
      schema: reportFormSchema,
    })),
  subscribers: () =>
    all<Subscriber>(collections.subscribers).map(({ data }) => ({
      name: data.email,
      form: data,
      schema: newsletterFormSchema,
    })),
};

test.each(Object.entries({ ...editors, ...visitors }))('%s of the seed pass their form as they stand', (_, forms) => {
  expect(forms().length).toBeGreaterThan(0);
  expect(refused(forms())).toEqual([]);
});

test('every form that a document of the seed opens is among them', () => {
  const edited = [
    ...[collections.tours, collections.tourStops, collections.tourStopSecrets, collections.tourPartners],
    ...[collections.partners, collections.blogPosts, collections.contestSubmissions, collections.reviews],
    ...[collections.bookings, collections.contactMessages, collections.subscribers],
    collections.reports,
  ];
  // Functions alone write these. A new collection of the seed must be added to one of the lists.
  const written = [
    ...[collections.auditLog, collections.contestRounds, collections.huntNeeds, collections.leaderboard],
    ...[collections.orders, collections.players, collections.postSlugs, collections.postSummaries],
    ...[collections.smsConversations, collections.smsMessages, collections.smsPhones, collections.stats],
    ...[collections.stopResults, collections.system, collections.voters, collections.gifts, collections.ledger],
    ...[collections.wrongAnswers, collections.reportCases],
  ];
  const seeded = new Set(ledger.entries.map(({ path }) => path.split('/')[0] ?? ''));
  expect([...seeded].filter((one) => ![...edited, ...written].some((known) => known === one))).toEqual([]);
});

test('a tour, a partner and a post come out of their form as they went in', () => {
  for (const { name, form, schema } of ['tours', 'partners', 'posts'].flatMap((editor) => editors[editor]?.() ?? []))
    expect(z.parse(schema, form), name).toEqual(form);
});
