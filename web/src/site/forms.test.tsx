import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BookingPage,
  bookingPageOf,
  changePhoneInput,
  emptyBookingForm,
  moveBookingInput,
} from '@streetlore/domain/booking';
import { contactFormSchema } from '@streetlore/domain/contact';
import { emptySubmissionForm, submissionFormSchema } from '@streetlore/domain/contest';
import { namesOf } from '@streetlore/domain/fields';
import { emptyGiftForm, sendGiftAgainInput } from '@streetlore/domain/gift';
import { emptyInvoiceTo } from '@streetlore/domain/invoice-to';
import { nameTeamInput } from '@streetlore/domain/leaderboard';
import { lostLinkInput } from '@streetlore/domain/lost-link';
import { applicationFormSchema } from '@streetlore/domain/partner';
import { arrangeTeamsInput, lastCallForm, type PartyPage, partyPageOf } from '@streetlore/domain/party';
import { reportFormSchema, sendAppealInput } from '@streetlore/domain/reports';
import { pageReviewForm } from '@streetlore/domain/result';
import { newsletterFormSchema } from '@streetlore/domain/subscriber';
import { joinTeamInput, playOnPageInput, type TeamPage, teamPageOf } from '@streetlore/domain/team';
import { aBooking, aParty, aTour } from '@streetlore/domain/testing';
import type { OpenTill } from '@streetlore/domain/till';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { inputsIn } from '../testing/fields.ts';
import { htmlOf } from '../testing/words.tsx';
import { ApplicationForm } from './apply/application-form.tsx';
import { DetailsStep } from './booking/details-step.tsx';
import { InvoiceDialog } from './by-link/invoice/invoice-dialog.tsx';
import { LostLink } from './by-link/lost-link.tsx';
import { MoveDialog } from './by-link/move-dialog.tsx';
import { ContactForm } from './contact/contact-form.tsx';
import { startOfFlow } from './contest/submit/flow.ts';
import { SubmitPhotoForm } from './contest/submit/submit-form.tsx';
import { BuyForm } from './gifts/buy-form.tsx';
import { AddressDialog } from './gifts/given/address-dialog.tsx';
import { NewsletterForm } from './home/newsletter/newsletter-form.tsx';
import { AppealForm } from './mailed/appeal-form.tsx';
import { OrderForm } from './parties/order-form.tsx';
import { emptyOrder } from './parties/order-values.ts';
import { ArrangeForm } from './parties/party/arrange-form.tsx';
import { LastCallCard } from './parties/party/last-call-card.tsx';
import { ReportDialog } from './report/report-dialog.tsx';
import { Composer } from './team/composer.tsx';
import { JoinDialog } from './team/join-dialog.tsx';
import { LookCard } from './team/look-card.tsx';
import { NameTeam } from './team/result/name-team.tsx';
import { ReviewForm } from './team/result/review-form.tsx';
import { PinForm } from './team/ticket/pin-form.tsx';
import { Counter } from './till/counter.tsx';
import { PhotoForm } from './till/photo-form.tsx';
import { Propose } from './till/propose.tsx';
import { PhoneDialog } from './your-hunt/phone-dialog.tsx';

// Each public form has one input for every field of its schema, and none that goes nowhere. What
// the functions then store of it is in tests/functions/platform/forms.test.ts.

const nothing = () => undefined;
const never = async () => undefined;
const page: TeamPage & { id: string } = { ...(teamPageOf('b', aBooking(), 's') as TeamPage), id: 'p' };
const till: OpenTill = {
  ...{ name: 'Cafe', offer: 'A free cake', offer_kind: 'food', opening_hours: '', offer_hours: '', image_url: '' },
  ...{ pin: '4711', today: [], month: { said: 0, redeemed: 0 }, proposals: {}, answers: {} },
};
const bookingPage = bookingPageOf('b', aBooking()) as BookingPage;
const playing = {
  page,
  state: 'under_way',
  spray: 'yellow',
  say: nothing,
  seen: { phase: 'puzzle', stop_number: 1 },
} as const;
const outbox = { pending: [], say: nothing, retry: nothing, remove: nothing };

function Details() {
  // The folded fields are open when something stands in them.
  const form = useForm({
    defaultValues: { ...emptyBookingForm(), team_name: 'Herons', gift_code: 'ART', invoice: emptyInvoiceTo() },
  });
  return (
    <DetailsStep
      form={form as unknown as Parameters<typeof DetailsStep>[0]['form']}
      offer={{ id: 't', name: 'Color & Vinyl', price: 10 }}
      error={null}
      isDeclined={false}
      isReturn={false}
      wasSent={() => false}
      onContinue={never}
    />
  );
}

function Buying({ kind }: { readonly kind: 'value' | 'tour' }) {
  const form = useForm({ defaultValues: { ...emptyGiftForm(), kind } });
  return (
    <BuyForm
      form={form as unknown as Parameters<typeof BuyForm>[0]['form']}
      tours={{ status: 'ready', data: [{ ...aTour(), id: 't' }] }}
      error={null}
      isDeclined={false}
      onSubmit={never}
    />
  );
}

function Photo() {
  const form = useForm({ defaultValues: emptySubmissionForm() });
  const flow = { state: startOfFlow, choose: nothing, locate: async () => null, follow: nothing, send: never };
  return <SubmitPhotoForm form={form} flow={{ ...flow, reset: nothing }} />;
}

/** The names of a schema's fields, without those that the page adds: links, ids, where a hunt stands. */
const asked = (shape: object) =>
  namesOf(shape).filter(
    (name) => !['token', 'request_id', 'message_id', 'booking_id', 'seen', 'place'].includes(name as string),
  ) as string[];

/** The fields of a form with those of its invoice, and the question whether somebody needs one. */
const withInvoice = (fields: readonly string[]) => [
  ...new Set([
    ...fields.filter((name) => name !== 'invoice'),
    'needsInvoice',
    ...namesOf(emptyInvoiceTo()).map((name) => `invoice.${name}`),
  ]),
];

type PublicForm = { readonly file: string; readonly fields: readonly string[]; readonly form: ReactNode };

const forms: readonly PublicForm[] = [
  {
    file: 'apply/application-form',
    fields: asked(applicationFormSchema.shape),
    form: <ApplicationForm onSent={nothing} />,
  },
  { file: 'booking/details-step', fields: withInvoice(asked(emptyBookingForm())), form: <Details /> },
  { file: 'by-link/lost-link', fields: asked(lostLinkInput.shape), form: <LostLink /> },
  {
    file: 'by-link/invoice/invoice-dialog',
    fields: asked(emptyInvoiceTo()),
    form: <InvoiceDialog busy={false} error={null} onSend={nothing} onClose={nothing} />,
  },
  {
    file: 'by-link/move-dialog',
    fields: asked(moveBookingInput.shape),
    form: (
      <MoveDialog
        texts={{ move: '', moveText: '', moved: '' }}
        from={null}
        closed={[]}
        move={never}
        onClose={nothing}
      />
    ),
  },
  { file: 'contact/contact-form', fields: asked(contactFormSchema.shape), form: <ContactForm onSent={nothing} /> },
  { file: 'contest/submit/submit-form', fields: asked(submissionFormSchema.shape), form: <Photo /> },
  {
    file: 'gifts/buy-form',
    fields: asked(emptyGiftForm()),
    form: (
      <>
        <Buying kind="value" />
        <Buying kind="tour" />
      </>
    ),
  },
  {
    file: 'gifts/given/address-dialog',
    fields: asked(sendGiftAgainInput.shape),
    form: <AddressDialog send={never} onSent={nothing} onClose={nothing} />,
  },
  {
    file: 'mailed/appeal-form',
    fields: asked(sendAppealInput.shape),
    form: <AppealForm token="t" onSent={nothing} />,
  },
  {
    file: 'report/report-dialog',
    fields: asked(reportFormSchema.shape),
    form: <ReportDialog thing={{ kind: 'review', thing_id: 'r' }} onClose={nothing} />,
  },
  { file: 'home/newsletter/newsletter-form', fields: asked(newsletterFormSchema.shape), form: <NewsletterForm /> },
  {
    // `orderOf` makes the order of these.
    file: 'parties/order-form',
    fields: withInvoice(asked(emptyOrder)),
    form: (
      <OrderForm
        tours={[{ ...aTour(), id: 't' }]}
        values={{ ...emptyOrder, needsInvoice: true }}
        onChange={nothing}
        error={null}
        isDeclined={false}
        onError={nothing}
        onOrdered={nothing}
      />
    ),
  },
  {
    file: 'parties/party/arrange-form',
    fields: asked(arrangeTeamsInput.shape.teams.def.element.shape).map((field) => `teams.${field}`),
    form: <ArrangeForm token="t" waiting={[bookingPage]} people={6} most={3} onSaved={nothing} />,
  },
  {
    file: 'parties/party/last-call-card',
    // Elsewhere `place` is the place of a phone in the group.
    fields: ['place', ...asked(lastCallForm.shape)],
    form: <LastCallCard page={partyPageOf('p1', aParty('p1')) as PartyPage} token="t" spray="green" />,
  },
  {
    // The name was asked for when the player joined.
    file: 'team/composer',
    fields: asked(playOnPageInput.shape).filter((field) => field !== 'name'),
    form: <Composer {...playing} player="Ada" outbox={outbox} lines={[]} joining={{ open: nothing, failed: null }} />,
  },
  {
    file: 'team/join-dialog',
    fields: asked(joinTeamInput.shape),
    form: <JoinDialog token="t" names={[]} player={null} onJoined={nothing} onClose={nothing} />,
  },
  {
    file: 'team/look-card',
    fields: asked(playOnPageInput.shape).filter((field) => field !== 'name'),
    form: <LookCard {...playing} stop={{ look: { question: 'How many?', points: 20, found: false } } as never} />,
  },
  { file: 'team/ticket/pin-form', fields: ['pin'], form: <PinForm token="t" stop={1} /> },
  { file: 'till/counter', fields: ['code'], form: <Counter token="t" scanned={null} /> },
  // A form for each part of the partner's page; a photo has a form of its own.
  { file: 'till/propose', fields: ['photo', 'value'], form: <Propose token="t" till={till} /> },
  { file: 'till/photo-form', fields: ['photo'], form: <PhotoForm token="t" till={till} /> },
  { file: 'team/result/name-team', fields: asked(nameTeamInput.shape), form: <NameTeam token="t" spray="yellow" /> },
  {
    file: 'team/result/review-form',
    fields: asked(pageReviewForm.shape),
    form: <ReviewForm page={page} token="t" player={null} sent={null} onSent={nothing} />,
  },
  {
    file: 'your-hunt/phone-dialog',
    fields: asked(changePhoneInput.shape),
    form: <PhoneDialog token="t" place={null} digits={null} onClose={nothing} />,
  },
];
test('every form of the site is in this test, but for the card’s, whose fields are Stripe’s', () => {
  const files = globSync('**/*.tsx', { cwd: import.meta.dirname }).filter((file) => !file.includes('.test.'));
  const found = files.filter((file) =>
    /<(?:form|FormDialog)\b/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  expect(found.sort()).toEqual([...forms.map(({ file }) => `${file}.tsx`), 'payment/payment-form.tsx'].sort());
});

describe.each(forms)('$file', ({ fields, form }) => {
  const html = htmlOf(form);

  test('has an input for each field, and no other', () => {
    const inputs = [...inputsIn(html)].map((name) => name.replace(/\.\d+(?=\.|$)/, ''));
    expect([...new Set(inputs)].sort()).toEqual([...fields].sort());
  });

  test('has no input without a name', () => {
    const controls = html.match(/<(?:input|select|textarea)\b[^>]*>/g) ?? [];
    expect(controls.filter((control) => !/\bname="/.test(control))).toEqual([]);
  });
});
