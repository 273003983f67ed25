import type { Booking } from '@streetlore/domain/booking';
import {
  type PartyMail,
  partyCancelledMail,
  partyConfirmationMail,
  partyDayClosedMail,
  partyLinkMail,
  partyMovedMail,
  partyRefundedMail,
} from '@streetlore/domain/booking-mail';
import type { Party } from '@streetlore/domain/party';
import type { WithId } from '@streetlore/domain/query';
import type { Tour } from '@streetlore/domain/tour';
import { boardLinkOf, linkOf, linkTo } from '../platform/page-link.ts';
import type { Services } from '../platform/services.ts';
import type { Writes } from '../store/writes.ts';
import { mailIdOf, queueMail } from './booking-mails.ts';

type Mailing = Services<'site' | 'privacyKey'>;

/** A party and its teams as they are once the mail's cause is stored, and their tour. */
type About = {
  readonly party: WithId<Party>;
  readonly teams: readonly WithId<Booking>[];
  readonly tour: Tour | null;
  readonly now: Date;
};

/**
 * Puts the confirmation of a party just paid into the outbox, within the commit that confirms it.
 * @returns the mail's id; null when the teams have no address
 */
export const queuePartyConfirmation = (services: Mailing, commit: Writes, about: About): string | null =>
  queueMail(
    services,
    commit,
    mailIdOf('party', about.party.id),
    partyConfirmationMail(linked(services, about)),
    about.now,
  );

/** The same for a party that the request `requestId` moves. */
export const queuePartyMoved = (services: Mailing, commit: Writes, requestId: string, about: About): string | null => {
  const id = mailIdOf('party_moved', `${about.party.id}/${requestId}`);
  return queueMail(services, commit, id, partyMovedMail(linked(services, about)), about.now);
};

/** The same for a party that its organiser cancels. @param due the sum that goes back, in pence */
export const queuePartyCancelled = (services: Mailing, commit: Writes, due: number, about: About): string | null => {
  const id = mailIdOf('party_cancelled', about.party.id);
  return queueMail(services, commit, id, partyCancelledMail(linked(services, about), due), about.now);
};

/** The same for a new link that the request `requestId` makes. */
export const queuePartyLink = (services: Mailing, commit: Writes, requestId: string, about: About): string | null => {
  const id = mailIdOf('party_link', `${about.party.id}/${requestId}`);
  return queueMail(services, commit, id, partyLinkMail(linked(services, about)), about.now);
};

/** The same for a party whose day the request `requestId` closes. */
export const queuePartyDayClosed = (
  services: Mailing,
  commit: Writes,
  { requestId, sentence }: { requestId: string; sentence: string },
  about: About,
): string | null => {
  const id = mailIdOf('party_day_closed', `${about.party.id}/${requestId}`);
  return queueMail(services, commit, id, partyDayClosedMail(linked(services, about), sentence), about.now);
};

/** The same for teams that a full refund ends, each of them once. */
export const queuePartyRefunded = (
  services: Mailing,
  commit: Writes,
  ended: readonly WithId<Booking>[],
  about: About,
): string | null => {
  const id = mailIdOf('party_refunded', ended.map((team) => team.id).join('/'));
  return queueMail(services, commit, id, partyRefundedMail(linked(services, about), ended), about.now);
};

const linked = (services: Mailing, { party, teams, tour }: About): PartyMail => ({
  ...{ party, teams, tour, site: services.site },
  token: linkTo(services, 'party-link', party).token,
  boardToken: boardLinkOf(services, party.id, party.board_id).token,
  teamToken: (booking) => linkOf(services, booking).token,
});
