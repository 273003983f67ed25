import type { Booking } from '@streetlore/domain/booking';
import type { HuntMessage, HuntTour } from '@streetlore/domain/hunt';
import type { Party } from '@streetlore/domain/party';
import { partyTexts } from '@streetlore/domain/party';
import { announce, announcedLine } from '@streetlore/domain/playing';
import type { Decision } from '@streetlore/domain/problem';
import type { WithId } from '@streetlore/domain/query';
import { teamStops } from '@streetlore/domain/team';
import { HttpsError } from 'firebase-functions/v2/https';
import { enqueueBookingMail } from '../../mailing/booking-mails.ts';
import type { Sending } from '../../outbox/send.ts';
import { sendNow } from '../../outbox/send-now.ts';
import { decideOnce } from '../../platform/audit.ts';
import type { Caller } from '../../platform/callable.ts';
import { toHttpsError } from '../../platform/errors.ts';
import { linkOf } from '../../platform/page-link.ts';
import { readParty } from '../../platform/read-party.ts';
import { writeTeamPage } from '../../platform/team-page.ts';
import type { Writes } from '../../store/writes.ts';
import { newReading, readBookings, readPhones, readTours } from '../reading.ts';

/** A party as a request finds it. `tourOf` is the tour of a team's hunt. */
export type PartyContext = {
  party: WithId<Party>;
  teams: WithId<Booking>[];
  tourOf(bookingId: string): HuntTour | null;
  now: Date;
};

/** A team after a request. `copy`: its hunt's own tour, if the request begins the hunt. */
type ChangedTeam = {
  before: WithId<Booking>;
  changes: Partial<Booking>;
  messages: readonly HuntMessage[];
  copy?: HuntTour;
};

export type PartyChange = {
  party: Partial<Party>;
  teams: readonly ChangedTeam[];
  /** Adds a mail about the change to its commit, and returns the mail's id, if there is one. */
  queueMail?: (commit: Writes) => string | null;
};

type Request = { party_id: string; request_id: string; action: string; detail?: Record<string, unknown> };

/**
 * Changes the teams of a party for its organiser, as `changeBooking` changes one booking. One write
 * holds the party, its teams, the texts to their phones, their transcripts and the audit entry. It is
 * conditional on every version that was read, so a START of the same moment is never lost.
 * @throws HttpsError when there is no such party, or with the reason why `decide` refused
 */
export async function changeTeams(
  services: Sending,
  caller: Pick<Caller, 'uid' | 'email'>,
  { party_id, request_id, action, detail }: Request,
  decide: (found: PartyContext) => Decision<PartyChange>,
): Promise<void> {
  const { store } = services;
  const recipients = new Set<string>();
  let mail: string | null = null;
  await decideOnce(services, caller, request_id, {
    read: async () => {
      const read = await readParty(services, party_id);
      if (!read) return null;
      const reading = newReading();
      const numbers = [...new Set(read.bookings.flatMap(({ phone_numbers }) => phone_numbers))];
      await Promise.all([
        readTours(
          services,
          reading,
          read.bookings.filter(({ status }) => status === 'confirmed'),
        ),
        readPhones(services, reading, numbers),
        readBookings(services, reading, numbers),
      ]);
      return { ...read, reading };
    },
    decide: (commit, read, now) => {
      if (!read) throw new HttpsError('not-found', partyTexts.none);
      const { party, found, bookings, seen, reading } = read;
      const tourOf = (id: string) => reading.tours.get(id) ?? null;
      const decision = decide({ party, teams: bookings, tourOf, now });
      if (!decision.ok) throw toHttpsError(decision.problem);
      commit.update(found, decision.value.party);
      const site = new URL(services.site).host;
      recipients.clear();
      for (const { before, changes, messages, copy } of decision.value.teams) {
        const after = { ...before, ...changes };
        const tour = tourOf(before.id);
        commit.update(seen(before.id), changes);
        if (copy) commit.create(store.huntTour(before.id), copy);
        const named = tour ?? { name: before.tour_name, stops: [] };
        const link = linkOf(services, after).address;
        const phones = after.phone_numbers;
        const { phones: known, bookings: others } = reading;
        const common = { known, bookings: others, booking: after, tour: named, site, link, now, phones };
        const announced = messages.map((message, order) => ({
          id: `${request_id}_${before.id}_${order}`,
          ...common,
          message,
          order,
        }));
        for (const text of announced.flatMap((one) => announce(one.id, one)))
          commit.create(store.messages.at(text.id), text);
        writeTeamPage(
          services,
          commit,
          { seen: seen(before.id), page_id: after.page_id },
          {
            stops: teamStops({ hunt: before.hunt, tour }, { hunt: after.hunt, tour }),
            lines: announced.flatMap((one) => announcedLine(one.id, one)),
          },
        );
        for (const phone of phones) recipients.add(phone);
      }
      mail = decision.value.queueMail?.(commit) ?? null;
      return { action, target: found.ref.path, ...(detail && { detail }) };
    },
  });
  await Promise.all([sendNow(services, recipients), enqueueBookingMail(services, mail)]);
}
