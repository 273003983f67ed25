import type { Scoring } from '../hunt/score.ts';
import type { HuntState } from '../hunt/state.ts';
import type { HuntStop, HuntTour } from '../hunt/tour.ts';
import type { Partner } from '../partner/schema.ts';
import type { WithId } from '../query/index.ts';
import type { TourPartner, TourStop } from './schema.ts';
import type { TourStopSecret } from './secret.ts';

export type TourParts = {
  tour_id: string;
  name: string;
  stops: readonly TourStop[];
  secrets: readonly TourStopSecret[];
  links: readonly TourPartner[];
  partners: readonly WithId<Partner>[];
  scoring?: Scoring;
  /** The seconds that nine in ten teams do not exceed at a stop, by the stop's number. */
  silences?: ReadonlyMap<number, number>;
  /** The stop of the tour at which the hunt begins, as for a team of a party; absent for the first. */
  first_stop?: number | undefined;
};

/**
 * The copy of a tour that a hunt keeps from START on: stops in order without gaps, each with its
 * active partner's offer.
 * @returns `null` for a tour that cannot be played: without stops, or with a stop that has no
 * puzzle
 */
export function copyTourForHunt({
  tour_id,
  name,
  stops,
  secrets,
  links,
  partners,
  scoring,
  silences,
  first_stop = 1,
}: TourParts): HuntTour | null {
  const isOut = (one: TourStop) => secrets.some(({ stop_number, is_out }) => is_out && stop_number === one.stop_number);
  const inOrder = stops.filter((one) => !isOut(one)).toSorted((a, b) => a.stop_number - b.stop_number);
  const ordered = beginningAt(first_stop, inOrder);
  const [first] = inOrder;
  const isRotated = ordered[0] !== first;
  const taken = ordered.map((stop, index): HuntStop | null => {
    const secret = secrets.find((candidate) => candidate.stop_number === stop.stop_number);
    const answers = [secret?.answer ?? '', ...(secret?.accepted_answers ?? [])].filter((answer) => answer.trim());
    if (!secret || answers.length === 0) return null;
    const link = links.find((candidate) => candidate.stop_number === stop.stop_number);
    const copied: HuntStop = {
      stop_number: index + 1,
      ...(stop.stop_number !== index + 1 && { tour_stop: stop.stop_number }),
      location_name: stop.location_name,
      clue: secret.clue,
      question: secret.question?.trim() || null,
      hint: secret.hint?.trim() || null,
      // A hunt that begins at another stop gets no way to that stop, because the way leads from the
      // stop before. It gets no way to the tour's first stop either, because that way leads from
      // the station.
      directions: isRotated && (index === 0 || stop === first) ? null : secret.directions?.trim() || null,
      ...(silences?.has(stop.stop_number) && { silent_after: silences.get(stop.stop_number) }),
      ...(stop.latitude !== null && stop.longitude !== null && { latitude: stop.latitude, longitude: stop.longitude }),
      answers,
      exact_only: secret.exact_only,
      never_accept: secret.never_accept,
      ...(secret.look &&
        secret.look_answers.length > 0 && { look: { question: secret.look, answers: secret.look_answers } }),
      ...(secret.fact && { fact: secret.fact }),
      partner: offerAt(partners.find((partner) => partner.id === link?.partner_id)),
    };
    return secret.uses_backup ? withBackup(copied, secret) : copied;
  });
  const playable = taken.filter((stop) => stop !== null);
  if (playable.length === 0 || playable.length < taken.length) return null;
  return { tour_id, name, stops: playable, ...(scoring ? { scoring } : {}) };
}

/** The stops of a loop in order, beginning at a stop of the tour, or at the next that is played. */
function beginningAt(first: number, ordered: readonly TourStop[]): TourStop[] {
  const at = ordered.findIndex(({ stop_number }) => stop_number >= first);
  return at <= 0 ? [...ordered] : [...ordered.slice(at), ...ordered.slice(0, at)];
}

/** The stop with its backup question, if it has one, instead of the wall's puzzle and look. */
export function withBackup(
  stop: HuntStop,
  {
    backup_question,
    backup_answers,
    backup_hint,
  }: Pick<TourStopSecret, 'backup_question' | 'backup_answers' | 'backup_hint'>,
): HuntStop {
  if (!backup_question || backup_answers.length === 0) return stop;
  const puzzle = {
    clue: backup_question,
    question: null,
    hint: backup_hint?.trim() || null,
    answers: [...backup_answers],
  };
  const { look: _, ...unseen } = stop;
  return { ...unseen, ...puzzle, exact_only: false, never_accept: [] };
}

/** The offer of an active partner, as a stop keeps it. */
export function offerAt(partner: WithId<Partner> | undefined): HuntStop['partner'] {
  const offer = partner?.offer.trim();
  if (!partner || !offer || partner.status !== 'active') return null;
  const { id, name, address, opening_hours, offer_hours, offer_kind } = partner;
  return {
    id,
    name,
    address,
    offer,
    ...(offer_kind && { offer_kind }),
    ...(opening_hours && { opening_hours }),
    ...(offer_hours && { offer_hours }),
  };
}

/** A hunt's tour without the rewards of some partners. Rewards of stops that have ended stay. */
export function withoutOffers(
  tour: HuntTour,
  { results }: Pick<HuntState, 'results'>,
  partners: ReadonlySet<string>,
): HuntTour {
  const ended = new Set(results.map(({ stop_number }) => stop_number));
  const isLost = ({ stop_number, partner }: HuntStop) => partner && partners.has(partner.id) && !ended.has(stop_number);
  return { ...tour, stops: tour.stops.map((stop) => (isLost(stop) ? { ...stop, partner: null } : stop)) };
}
