import {
  acceptPayment as accepted,
  type Booking,
  canResendWelcome,
  endOfGiftHunt,
  extendExpiry as extended,
  addTeammate as joined,
  mayMoveForAdmin,
  refundable,
  whyUnlisted,
} from '@streetlore/domain/booking';
import { formatPence, formatSum } from '@streetlore/domain/money';
import type { NeedAction } from '@streetlore/domain/needs';
import { routes } from '@streetlore/domain/paths';
import { formatPhone, isErased } from '@streetlore/domain/phone';
import { type AdminStep, maySteer } from '@streetlore/domain/playing';
import type { WithId } from '@streetlore/domain/query';
import { attendHunt, endWaiting, steerHunt } from '../../../data/index.ts';
import type { Action, Allowed, NeedSubject, Played } from './action.ts';
import { CallWriterOf } from './call-writer.tsx';
import { acceptPayment, closeRefundProblem, editTeam, endLink, refundBooking, resendWelcome } from './calls.ts';
import { CopyLinkDialog } from './copy-link-dialog.tsx';
import { DropDialog } from './drop-dialog.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { TeamDialog } from './team-dialog.tsx';
import { TeammateDialog } from './teammate-dialog.tsx';
import { actionTexts as texts } from './texts.ts';

const phonesOf = ({ phone_numbers }: Booking) => new Set(phone_numbers).size;
const said = async (call: Promise<unknown>, done: string): Promise<string> => {
  await call;
  return done;
};

/** Whom a message to the whole hunt reaches; null where the numbers are not at hand. */
const readersOf = ({ phone_numbers, page_players = [] }: Played): string | null =>
  phone_numbers
    ? texts.goesTo(
        [
          ...phone_numbers.map(formatPhone),
          ...(page_players.length > 0 || phone_numbers.length === 0 ? [texts.teamsPage] : []),
        ].join(', '),
      )
    : null;

const step = (name: AdminStep, done: (told: string | null) => string) => ({
  may: (booking: Booking) => maySteer(name, booking),
  call: async ({ id, hunt: { stop_number } }: Played, request_id: string) => {
    const { told } = await steerHunt({ request_id, booking_id: id, step: name, stop_number });
    return done(told);
  },
});

/** The steps that a row of Needs You can offer too. */
const rowSteps = {
  nudge: { label: texts.nudge.label, ...step('nudge', texts.nudge.done) },
  way: { label: texts.way.label, ...step('way', () => texts.way.done) },
  hint: { label: texts.hint.label, ...step('hint', () => texts.hint.done) },
  skip: {
    label: texts.skip.label,
    ...step('skip', () => texts.skip.done),
    question: {
      title: texts.skip.title,
      text: ({ hunt }) => texts.skip.text(hunt.stop_number),
      confirm: texts.skip.label,
      danger: true,
      readers: readersOf,
    },
  },
} as const satisfies Record<string, Action<Played>>;

/** A step that is asked about in words of its own. */
const asked = (name: 'pause' | 'resume' | 'end'): Action<WithId<Booking>> => ({
  label: texts[name].label,
  ...step(name, () => texts[name].done),
  question: {
    title: texts[name].title,
    text: (booking) => texts[name].text(phonesOf(booking)),
    confirm: texts[name].label,
    danger: name === 'end',
    readers: readersOf,
  },
});

/** The actions on how a hunt is played. */
export const playActions = { ...rowSteps, pause: asked('pause'), resume: asked('resume'), end: asked('end') };

/** A number that nobody has. It tests whether another number may join a booking. */
const ANYBODY = '+447900000000';

/** Whether a phone can leave a hunt while another one stays. */
function mayDrop(booking: Booking): Allowed {
  const [first, other] = new Set(booking.phone_numbers.filter((number) => !isErased(number)));
  return first !== undefined && other !== undefined ? joined(booking, other, { insteadOf: first }) : { ok: false };
}

const hasLink = ({ confirmed_at, cleared_at }: Booking): Allowed => ({ ok: confirmed_at !== null && !cleared_at });

/** Shows a result faster than legs on the leaderboard, or takes it back. The team keeps its name. */
const fastResult = (name: 'showFast' | 'keepFast', may: (booking: Booking) => boolean): Action<WithId<Booking>> => ({
  label: texts[name].title,
  may: (booking) => ({ ok: may(booking) }),
  call: ({ id, team_name }, request_id) =>
    said(editTeam({ booking_id: id, team_name, listed: name === 'showFast', request_id }), texts[name].done),
  question: { title: texts[name].title, text: () => texts[name].text, confirm: texts[name].action },
});

/** The actions on the money, the day, the people and the link of a booking. */
export const bookingActions = {
  accept: {
    label: texts.accept.title,
    may: (booking) => accepted(booking, booking.payment_mismatch?.received ?? 0),
    // The server refuses if another amount has arrived since the question.
    call: ({ id, payment_mismatch }, request_id) =>
      said(acceptPayment({ booking_id: id, received: payment_mismatch?.received ?? 0, request_id }), texts.accept.done),
    question: {
      title: texts.accept.title,
      text: (booking) => texts.accept.text(formatPence(booking.amount), phonesOf(booking)),
      confirm: ({ payment_mismatch }) =>
        texts.accept.action(payment_mismatch ? formatSum(payment_mismatch.received, payment_mismatch.currency) : ''),
    },
  },
  refund: { label: texts.refund.title, may: (booking) => refundable(booking, null), Form: RefundDialog },
  giveGiftBack: {
    label: texts.giveGiftBack.title,
    may: endOfGiftHunt,
    call: ({ id }, request_id) =>
      said(refundBooking({ booking_id: id, amount: null, seen: 0, request_id }), texts.giveGiftBack.done),
    question: {
      title: texts.giveGiftBack.title,
      text: ({ phone_numbers }) => texts.giveGiftBack.text(new Set(phone_numbers).size),
      confirm: texts.giveGiftBack.action,
    },
  },
  closeRefund: {
    label: texts.closeRefund.title,
    may: ({ refund_problem }) => ({ ok: Boolean(refund_problem) }),
    // The server refuses if more has been rejected since the question.
    call: ({ id, refund_problem }, request_id) =>
      said(
        closeRefundProblem({ booking_id: id, amount: refund_problem?.amount ?? 0, request_id }),
        texts.closeRefund.done,
      ),
    question: {
      title: texts.closeRefund.title,
      text: ({ refund_problem }) => texts.closeRefund.text(formatPence(refund_problem?.amount ?? 0)),
      confirm: texts.closeRefund.action,
    },
  },
  invoice: {
    label: texts.invoice.title,
    may: ({ confirmed_at, amount }) => ({ ok: confirmed_at !== null && amount > 0 }),
    Form: InvoiceDialog,
  },
  welcome: {
    label: texts.welcome.title,
    // The welcome is a text.
    may: (booking) => (booking.phone_numbers.length > 0 ? canResendWelcome(booking) : { ok: false }),
    call: ({ id }, request_id) => said(resendWelcome({ booking_id: id, request_id }), texts.welcome.done),
    question: {
      title: texts.welcome.title,
      text: (booking) => texts.welcome.text(phonesOf(booking)),
      confirm: texts.welcome.action,
    },
  },
  move: { label: texts.move.title, may: mayMoveForAdmin, Form: MoveDialog },
  extend: { label: texts.extend.title, may: (booking, now) => extended(booking, 1, now), Form: ExtendDialog },
  teammate: {
    label: texts.teammate.title,
    // In a full group a new number can still replace another.
    may: (booking) => joined(booking, ANYBODY, { insteadOf: booking.phone_numbers[0] }),
    Form: TeammateDialog,
  },
  drop: { label: texts.drop.title, may: mayDrop, Form: DropDialog },
  team: {
    label: texts.team.title,
    // Visitors see the team of such a booking, now or after the hunt.
    may: ({ status, completed_at }) => ({ ok: status === 'confirmed' || completed_at !== null }),
    Form: TeamDialog,
  },
  showFast: fastResult('showFast', (booking) => whyUnlisted(booking) === 'too_fast'),
  keepFast: fastResult('keepFast', ({ too_fast }) => too_fast === 'shown'),
  copyLink: { label: texts.copyLink.title, may: hasLink, Form: CopyLinkDialog },
  endLink: {
    label: texts.endLink.title,
    may: hasLink,
    call: ({ id }, request_id) => said(endLink({ booking_id: id, request_id }), texts.endLink.done),
    question: {
      title: texts.endLink.title,
      text: () => texts.endLink.text,
      confirm: texts.endLink.action,
      danger: true,
    },
  },
} as const satisfies Record<string, Action<WithId<Booking>>>;

/** The actions beside a reason in Needs You; `actionsFor` says which of them fit it. */
export const needActions: Readonly<Record<NeedAction, Action<NeedSubject>>> = {
  ...rowSteps,
  call: { label: texts.call.label, Own: CallWriterOf },
  text: { label: texts.text.label, to: ({ id }) => `${routes.adminHunt(id)}?write=1` },
  number: {
    label: texts.number.label,
    to: ({ id, needs: [{ phone = 0 }] }) => `${routes.adminHunt(id)}?replace=${id}&phone=${phone}`,
  },
  refund: { label: texts.refund.title, to: ({ id }) => `${routes.adminHunt(id)}?refund=${id}` },
  stop: {
    label: texts.openStop.label,
    to: ({ hunt, needs: [{ stop }] }) => routes.adminTour(hunt.tour_id, stop?.tour_stop),
  },
  done: { label: texts.done.label, call: (about) => said(endNeed(about), texts.done.done) },
};

/** Ends the first reason of a row. The ids of the requests follow from what they end. */
async function endNeed({ id, needs }: NeedSubject): Promise<void> {
  const [first] = needs;
  const pleas = needs.flatMap(({ kind, text_id }) => (kind === first.kind && text_id ? text_id : []));
  if (first.kind === 'gone')
    await attendHunt({ what: 'done', booking_id: id, request_id: `${id}_${first.from.getTime()}_done` });
  await Promise.all(pleas.map((plea) => endWaiting({ request_id: `${plea}_done`, message_id: plea })));
}
