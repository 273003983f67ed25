import type { CloseReason } from '../answers/amiss.ts';
import { formatPence } from '../money/index.ts';
import { routes } from '../paths/routes.ts';
import { refundReasons } from '../refund-reasons/index.ts';
import { countSegments } from '../sms/segments.ts';
import { after, formatClock, formatDeadline, formatDuration, formatWeekday } from '../time/index.ts';
import { EXPIRY_HOURS, rewardValid } from '../wording/figures.ts';
import { offerSentence } from '../wording/offer.ts';
import { darkLines } from './dark.ts';
import { helpOnPage, helpText, languageTexts, optedInText } from './keyword-replies.ts';
import { lookLines, lookPoints, lookText } from './look-texts.ts';
import type { HuntMessage } from './messages.ts';
import { closedWords } from './reward.ts';
import { SAFETY } from './safety.ts';
import { type ScoreParts, scoring } from './score.ts';
import type { HuntStop, HuntTour } from './tour.ts';

/** Where a hunt begins, as far as that is known. */
type Beginning = {
  readonly name: string | null;
  readonly station: string | null;
  readonly isAtStation: boolean;
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
};

export type RenderContext = {
  /** The hunt's own tour; before START only its name is known. */
  tour: Pick<HuntTour, 'name' | 'stops' | 'scoring'>;
  /** Host of the website without scheme, such as `streetlore.london`. */
  site: string;
  /** How long the hunt may wait for START, in hours; 24 by default. */
  expiry_hours?: number | undefined;
  /** The time by which START must come, if the text has to name it; see `namedEnd`. */
  start_by?: Date | null | undefined;
  /** From when the hunt can be started; null or absent if it can be started from its payment on. */
  opens_at?: Date | null | undefined;
  /** The party to which the team belongs. Its organiser moves the hunt, and starts a team that is `held`. */
  party?: { readonly held: boolean } | undefined;
  /** Where the hunt begins, if `tour` has no stops. Otherwise the first stop says it, without a station. */
  begins_at?: Beginning | null | undefined;
  /** The address of the booking's page without scheme, with its token. */
  link?: string | undefined;
  /** The code of the reward of a stop, which texts name if that needs no further segment. */
  codeOf?: ((stopNumber: number) => string) | undefined;
  /** Whether some of the group have no phone in the booking and join by link. */
  others_join?: boolean | undefined;
  /** Why the leaderboard leaves the completed hunt out; null or absent for one that it shows. */
  unlisted?: 'hidden' | 'too_fast' | null | undefined;
  /** The message is for the team's page, which has a button for START, no MOVE, and room for the time zone. */
  on_page?: boolean | undefined;
};

const lead = {
  none: () => 'Stop',
  correct: () => 'Correct! Stop',
  moving: () => 'Moving to Stop',
  skipped: (from: number) => `Skipped Stop ${from}... Stop`,
  gone: () => 'No points lost. Stop',
} as const;

const amiss = {
  misspelt: 'So close: check the spelling.',
  not_alone: 'Nearly: text the answer alone.',
  in_part: 'Nearly: that is part of it.',
} as const satisfies Record<CloseReason, string>;

/**
 * The text of a hunt message, in GSM-7. Usual data give one segment, the longest data two. Sentences that the
 * spec quotes are copied to the letter.
 * @throws Error when the tour has no such stop
 */
export function renderHuntMessage(
  message: HuntMessage,
  { tour, site, expiry_hours = EXPIRY_HOURS, start_by = null, opens_at = null, link, ...group }: RenderContext,
): string {
  const { party, others_join = false } = group;
  const held = party?.held ?? false;
  const stop = (number: number): HuntStop => {
    const found = tour.stops[number - 1];
    if (!found) throw new Error(`${tour.name} has no stop ${number}`);
    return found;
  };
  const endOf = (number: number) => (number < tour.stops.length ? 'SKIP goes on' : 'FINISH ends here');
  const { on_page = false } = group;
  const zone = on_page ? ', London time' : '';
  const start = on_page ? 'press Start' : 'reply START';
  const Start = on_page ? 'Press Start' : 'Reply START';
  const moving = on_page ? 'The person who booked can change the day.' : 'To change the day, reply MOVE.';
  const limit = limitOf({ expiry_hours, start_by, opens_at }, zone);
  const day = opens_at ? ` for ${formatWeekday(opens_at)}` : '';
  const from = opens_at ? `from ${formatClock(opens_at)}` : '';
  const placeOnBoard = () => {
    if (group.unlisted === 'too_fast') return ' Faster than legs: not on the leaderboard.';
    return group.unlisted === 'hidden' ? '' : ` Your place: ${site}/leaderboard`;
  };
  /** An offer with its code, if the code needs no further segment. The team's page has it in any case. */
  const offered = (reward: Pick<Reward, 'stop_number' | 'again' | 'closed'>, next = ''): string => {
    const say = (shown: string) => `${offerOf(stop(reward.stop_number), reward, shown)}${next}`;
    const code = group.codeOf?.(reward.stop_number);
    return withoutCost(say('this'), ...(code ? [say(`code ${code}`), say(code)] : []));
  };
  switch (message.kind) {
    case 'welcome': {
      const isForDay = opens_at && !start_by;
      const say = (where: string, area: string, join = '') => {
        const when = isForDay ? `there ${from}, within 24 hours` : `${area} ${limit}`;
        const how = held ? 'Your organiser starts all teams at once.' : `Reply START ${when}, or it expires.`;
        const others = held ? '' : join;
        return `Streetlore: your ${tour.name} is booked${day}!${where} ${how} ${others}HELP for help, STOP to opt out.`;
      };
      const body = say('', 'in the neighbourhood');
      const begins = group.begins_at ?? beginningOf(tour.stops[0]);
      if (begins?.name) {
        const told = welcomesWithPlace(begins, others_join, link, (where, join) => say(where, 'there', join));
        const fitting = told.find((text) => countSegments(text).segments <= MAX_SEGMENTS);
        if (fitting) return fitting;
      }
      const joined = [
        say('', 'in the neighbourhood', 'The others join by link: reply LINK. '),
        say('', 'there', 'LINK adds others, '),
      ];
      return withLink((others_join && joined.find((text) => isAsShort(text, body))) || body, link);
    }
    case 'early':
      if (held)
        return `Your ${tour.name} is booked${day}, ${from}. Your organiser starts all teams at once, and can change the day.`;
      return party
        ? `Your ${tour.name} is booked${day}: ${start} ${from} that day${zone}. Only your organiser can change the day.`
        : `Your ${tour.name} is booked${day}: ${start} ${from} that day${zone}. ${moving}`;
    case 'organiser_moves':
      return `Your ${tour.name} is part of a party. Only your organiser can change its day, for all teams at once.`;
    case 'held':
      return `Your ${tour.name} has not begun: your organiser starts all teams at once. LOST tells the way to your first wall.`;
    case 'team_removed':
      return `Streetlore: your organiser has rearranged the teams of ${tour.name}, and this team is gone. Ask for the link to your new one.`;
    case 'day_before': {
      const [first] = tour.stops;
      const move = party ? '' : ' Another day? Reply MOVE.';
      const about = (time: string, end: string) =>
        `Streetlore: your ${tour.name} is tomorrow${time}!${first ? ` It begins at ${first.location_name}.` : ''}${end}${link ? `\n${link}` : ''}`;
      const ends = held ? [' Your organiser starts all teams.'] : [move, ''];
      return withoutCost(about('', ''), ...ends.map((end) => about(held ? '' : `, ${from}`, end)));
    }
    case 'reminder': {
      const [first] = tour.stops;
      const how = held
        ? 'Be there: your organiser starts all teams at once.'
        : `${Start} there ${limit}. Another day? ${party ? 'Ask your organiser.' : on_page ? 'Ask the person who booked.' : 'Reply MOVE.'}`;
      const about = (where: string) => `Streetlore: your ${tour.name} is today!${where} ${how}`;
      if (!first) return about('');
      const whole = about(` ${wayTo(first, tour.stops.length)}`);
      // LOST tells the whole way.
      return countSegments(whole).segments === 1 ? whole : about(` It begins at ${first.location_name}.`);
    }
    case 'link': {
      const address = link ?? `${site}${routes.bookingPage}`;
      return message.moves
        ? `Change the day, or cancel, here: ${address}`
        : `Your booking on any screen: ${address}\nIt can change the booking: keep it to yourself. The team's page there is for all.`;
    }
    case 'moved':
      if (held)
        return `Streetlore: your ${tour.name} ${opens_at ? `is now booked${day}, ${from}` : 'can now begin at once'}. Your organiser starts all teams.`;
      return opens_at
        ? `Streetlore: your ${tour.name} is now booked${day}. ${Start} there ${from}${zone}, within 24 hours.`
        : `Streetlore: your ${tour.name} can now be started at once. ${Start} in the neighbourhood ${limit}.`;
    case 'day_closed':
      return `Streetlore: ${message.sentence} Your ${tour.name} is booked${day}. ${party ? 'Your organiser can change the day.' : moving}`;
    case 'replaced':
      return `Streetlore: another phone takes the place of this one in ${tour.name}. Not your wish? Reply PERSON.`;
    case 'cancelled': {
      if (message.back === 'voucher')
        return `Streetlore: your ${tour.name} has been cancelled. The voucher or gift can be used again at ${site}/tours`;
      const money = message.back === 'money' ? ', and your money is on its way back' : '';
      return `Streetlore: your ${tour.name} has been cancelled${money}. Book another at ${site}/tours`;
    }
    case 'joined':
      return `Streetlore: you have joined ${tour.name}, a street-art hunt by text. HELP for help, STOP to opt out. It goes on here:`;
    case 'location_with_clue': {
      const at = stop(message.stop_number);
      const opening = lead[message.lead](message.from);
      const place = `${message.stop_number}/${tour.stops.length}: ${at.location_name}\n${puzzleOf(at)}`;
      const adding = (text: string, lines: readonly string[]) =>
        withoutCost(text, ...lines.map((line) => `${text}\n${line}`));
      const lit = adding(`${opening} ${place}`, message.dark ? darkLines(message.dark, formatClock) : []);
      const text = adding(lit, message.looked ? [] : lookLines(at, lookPoints(tour)));
      return withFact(tour.stops[message.from - 1], text);
    }
    case 'safety':
      return SAFETY;
    case 'look':
      return lookText(message.says, stop(message.stop_number), lookPoints(tour));
    case 'hint': {
      const { hint } = stop(message.stop_number);
      return hint
        ? `Hint: ${hint}${costOf(message)}`
        : `No hint here, only the wall: ${puzzleOf(stop(message.stop_number))}`;
    }
    case 'wrong':
      return wrongText(stop(message.stop_number), message);
    case 'directions':
      return wayTo(stop(message.stop_number), tour.stops.length);
    case 'commands_that_help': {
      const { about, hint } = message;
      const helps = about === 'gone' ? 'Has the wall gone? GONE goes on and costs nothing.' : 'LOST tells the way.';
      return `${helps} ${hint ? 'HINT helps, ' : ''}${about === 'gone' ? 'LOST tells the way, ' : 'GONE if the wall has gone, '}PERSON reaches us.`;
    }
    case 'nudge': {
      const { location_name } = stop(message.stop_number);
      return `Still at ${location_name}? ${message.hint ? 'HINT is free now. ' : ''}GONE if the wall has gone, PERSON for us.`;
    }
    case 'backup':
      return `The wall here cannot be used, so here is another question. ${puzzleOf(stop(message.stop_number))}`;
    case 'greeting':
      return 'Hello! Text your answer, or HELP.';
    case 'passed_on': {
      const read = whoReads(message);
      if (message.puzzle === null) return read;
      const { hint } = stop(message.puzzle);
      return `${read} Meanwhile ${hint ? 'HINT helps, ' : ''}${endOf(message.puzzle)}.`;
    }
    case 'danger':
      return '999 if anybody is in danger (112 works too). A person at Streetlore is being told now.';
    case 'not_an_answer':
      return `Not an answer we know. ${message.hint ? 'HINT, ' : ''}LOST, GONE, PERSON.`;
    case 'fact':
      return message.sentence;
    case 'in_language':
      return languageTexts[message.language];
    case 'enough': {
      const { hint } = stop(message.stop_number);
      const end = endOf(message.stop_number);
      return `Not that either, and we stop answering wrong ones now. ${hint ? 'HINT helps, ' : ''}${end}, RESEND repeats the clue.`;
    }
    case 'crossed':
      return crossedText(message);
    case 'close':
      return amiss[message.amiss ?? 'misspelt'];
    case 'reward_with_pause': {
      const claim = message.closed ? 'Then CLAIMED, or CONTINUE to skip.' : 'Then reply CLAIMED, or CONTINUE to skip.';
      const next = message.again?.is_over ? 'Reply CONTINUE to go on.' : claim;
      return withFact(stop(message.stop_number), offered(message, ` ${next}`));
    }
    case 'partner_offer':
      return withFact(stop(message.stop_number), offered(message));
    case 'completion': {
      const say = (why: string) =>
        `You've finished the ${tour.name}! ${message.solved} of ${tour.stops.length} walls in ${formatDuration(message.seconds)}, ${message.score} points${why}.${placeOnBoard()}`;
      // Where the parts of the points would cost a segment, STATUS and the team's page show them.
      return withoutCost(say(''), say(explained(message.parts)));
    }
    case 'last_call': {
      const ended = message.score === null ? '' : ` Your hunt ends with ${message.score} points.`;
      return `Streetlore: last call!${ended} Meet at ${message.place} at ${message.meet}. The podium is on the board.`;
    }
    case 'ask_review':
      return 'How was it? Reply 1 to 5, and a sentence if you like.';
    case 'ask_stars':
      return 'Thank you! How many stars, 1 to 5?';
    case 'review_thanks':
      return 'Thank you for your review! For a day you can change it: just reply again.';
    case 'status': {
      if (message.waits === 'start')
        return `Your ${tour.name} has not started yet. ${Start} in the neighbourhood ${limit}, or it expires.`;
      const say = (why: string) =>
        `Stop ${message.stop_number} of ${tour.stops.length}, ${tour.name}: ${message.percent}% done, ${message.score} points${why}.`;
      const why = explained(message.parts, true);
      if (message.waits) {
        const ends = message.waits === 'resume' ? 'reply RESUME to go on.' : 'we will text you when it goes on.';
        return withoutCost(`${say('')} It is paused: ${ends}`, `${say(why)} It is paused: ${ends}`);
      }
      const { wrongAnswer } = tour.scoring ?? scoring;
      const isRuled = message.percent < 100 && wrongAnswer > 0;
      const ruled = isRuled ? `${say(why)} A wrong guess costs ${wrongAnswer}, a stop's first one nothing.` : say(why);
      return withoutCost(say(why), ruled);
    }
    case 'help':
      return message.on_page ? helpOnPage() : helpText();
    case 'by_phone':
      return byPhoneTexts[message.command];
    case 'help_after':
      return `This hunt is done. RESEND repeats how it went, STATUS tells your points, STOP opts out. Book another at ${site}/tours`;
    case 'help_switch':
      return `START, HINT, LOST, SKIP, GONE, CLAIMED, STATUS, RESEND, PAUSE, PERSON. SWITCH: ${message.other}. STOP opts out.`;
    case 'unheard':
      return `Phone ...${message.phone} has sent STOP: its answers count, but our texts do not reach it. START on that phone brings them back.`;
    case 'which_hunt':
      return `Which hunt shall begin? Reply with its name: ${message.tours.slice(0, MAX_TOURS_NAMED).join(', or ')}.`;
    case 'only_hunt':
      return 'This is your only hunt: there is none to switch to. Reply HELP for help.';
    case 'already_started':
      return 'Your tour is already in progress! Reply HELP for assistance.';
    case 'not_started':
      return 'Start your tour by replying START!';
    case 'finish_puzzle_first':
      return 'Complete the current puzzle first!';
    case 'reward_waiting':
      return 'Use CLAIMED (after visiting partner) or CONTINUE (skip reward) to move to the next stop!';
    case 'all_done':
      return "You've completed all stops!";
    case 'no_more_skips':
      return 'No more stops to skip! Reply FINISH to end here with the points so far.';
    case 'end_here': {
      const goesOn = message.stop_number < tour.stops.length ? 'SKIP goes on, ' : '';
      return `End the hunt here, at stop ${message.stop_number} of ${tour.stops.length}, with ${message.score} points? Reply FINISH again to end it. ${goesOn}PAUSE waits for a day.`;
    }
    case 'unreadable':
      return 'We can only read words. Text your answer, or HELP.';
    case 'opted_in':
      return optedInText;
    case 'expired': {
      const missed = start_by || opens_at ? limit : `within ${expiry_hours} hours`;
      return `This hunt has expired: it was not started ${missed}. Book again at ${site}/tours`;
    }
    case 'stopped':
      return `This hunt has ended. Book another at ${site}/tours`;
    case 'refunded':
      return `Streetlore: your ${tour.name} has been refunded in full, so this hunt has ended. Book another at ${site}/tours`;
    case 'money_back':
      return `Streetlore: ${formatPence(message.pence)} of your payment for ${tour.name} goes back to you: ${refundReasons[message.reason]}. Banks take up to ten days.`;
    case 'paused':
      return message.until
        ? `Your hunt is paused. ${on_page ? 'Press Go on now' : 'Reply RESUME'} to go on. It goes on by itself on ${formatDeadline(message.until)}${zone}.`
        : 'Your hunt is paused. We will text you when it goes on.';
    case 'unavailable':
      return 'Your hunt cannot start just now. We have been told; please try START again later.';
    case 'no_hunt':
      return `There is no hunt for this number. Book one at ${site}/tours`;
  }
}

/** The latest time for START, in words. */
function limitOf(
  { expiry_hours, start_by, opens_at }: Pick<RenderContext, 'expiry_hours' | 'start_by' | 'opens_at'>,
  zone: string,
) {
  const end = start_by ?? (opens_at ? after(opens_at, 24 * 3_600_000) : null);
  return end ? `by ${formatDeadline(end)}${zone}` : `within ${expiry_hours} hours of purchase`;
}

/** Where the hunt of a tour's copy begins. The copy knows no station. */
const beginningOf = (first: HuntStop | undefined): Beginning | null => {
  if (!first) return null;
  const { location_name: name, latitude, longitude } = first;
  const place = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  return { name, station: null, isAtStation: true, place };
};

/**
 * Forms of the welcome, the most telling first. All name the first wall. They differ in the link, the map,
 * the nearest station, and how the others join.
 */
function welcomesWithPlace(
  { name, station, isAtStation, place }: Beginning,
  others_join: boolean,
  link: string | undefined,
  say: (where: string, join: string) => string,
): string[] {
  // 'Shoreditch High Street (Windrush line), 4 minutes on foot' is a station and the way from there.
  const [nearest = ''] = isAtStation && station ? station.split(/[(,]/) : [];
  const wall = ` It begins at ${name}`;
  const walls = [...(nearest ? [`${wall}, near ${nearest.trim()} station.`] : []), `${wall}.`];
  const joins = others_join ? ['The others join by link: reply LINK. ', 'LINK adds others, ', ''] : [''];
  const at = place ? `\nMap: ${mapOf(place)}` : '';
  const booking = link ? `\nYour hunt: ${link}` : '';
  return [at + booking, booking, at, ''].flatMap((ending) =>
    joins.flatMap((join) => walls.map((where) => say(where, join) + ending)),
  );
}

/** The short address of a place on a map, without scheme. */
const mapOf = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `maps.google.com/?q=${latitude.toFixed(5)},${longitude.toFixed(5)}`;

/** Adds the link to the booking if it needs no further segment. */
function withLink(text: string, link: string | undefined): string {
  if (!link) return text;
  const linked = `${text} Your hunt: ${link}`;
  return isAsShort(linked, text) ? linked : text;
}

/** The first of the `longer` forms that needs no further segment; else the text. */
const withoutCost = (text: string, ...longer: string[]) => longer.find((one) => isAsShort(one, text)) ?? text;

/** Whether a longer form of a text needs no further segment. */
const isAsShort = (longer: string, text: string) => countSegments(longer).segments <= countSegments(text).segments;

/** Replies to commands that a team's page cannot carry out. */
const byPhoneTexts = {
  STOP: 'This page sends no texts. To end the texts to a phone, text STOP from it.',
  LINK: 'Text LINK from a phone of your group to get the link to your booking.',
  MAIL: 'The link to the booking is in the e-mail to the person who booked.',
} as const;

/** Who reads a plea, and on the team's page also where the answer comes. */
function whoReads({ from, on_page, by_mail }: Extract<HuntMessage, { kind: 'passed_on' }>): string {
  const moment = from && formatDeadline(from);
  if (!on_page) return `Somebody from Streetlore will read this${moment ? ` from ${moment}` : ''}.`;
  if (!moment) return 'A person from Streetlore reads this, and answers here.';
  return `Nobody is here now. A person answers from ${moment} London time, here${by_mail ? ' and by e-mail' : ''}.`;
}

const MAX_TOURS_NAMED = 3;

const MAX_SEGMENTS = 2;

/**
 * Begins a text with its tour's name, unless the text already has it. The name keeps as many first words as
 * add no segment. If even one word adds a segment, it keeps as many letters as fit into two segments.
 */
export function withTourName(tour: string, text: string): string {
  if (text.includes(tour)) return text;
  const words = tour.split(' ');
  const names = words
    .map((_, n) => words.slice(0, words.length - n).join(' '))
    .map((name) => name.replace(/[^\p{L}\p{N}]+$/u, ''))
    .filter((name) => name && !/^(?:an?|the)$/i.test(name));
  const first = names.at(-1) ?? tour;
  const cut = Array.from(first, (_, n) => first.slice(0, first.length - n).trimEnd());
  const fits = (name: string, segments: number) => countSegments(`${name}: ${text}`).segments <= segments;
  const name =
    names.find((one) => fits(one, countSegments(text).segments)) ?? cut.find((one) => fits(one, MAX_SEGMENTS));
  return name ? `${name}: ${text}` : text;
}

function puzzleOf(stop: HuntStop): string {
  return stop.question ? `${stop.clue}\n${stop.question}` : stop.clue;
}

/**
 * Repeats the puzzle if it fits into one segment, else its question. Says that the first guess is free if
 * that adds no segment.
 */
function wrongText(stop: HuntStop, message: Extract<HuntMessage, { kind: 'wrong' }>): string {
  const ending = `${costOf(message)}${message.hint ? '\nReply HINT for help.' : ''}`;
  const { question } = stop;
  const beginnings = message.is_free ? ['Not quite. The first guess is free.', 'Not quite.'] : ['Not quite.'];
  const forms = beginnings.flatMap((beginning) => [
    `${beginning} ${puzzleOf(stop)}${ending}`,
    ...(question ? [`${beginning} ${question}${ending}\nRESEND repeats the clue.`] : []),
  ]);
  return forms.find((form) => countSegments(form).segments === 1) ?? forms.at(-1) ?? '';
}

/**
 * Says who moved the hunt on, and that the text changed nothing. It does not repeat the puzzle, because every
 * phone has already got it.
 */
function crossedText({ by, name, ...crossed }: Extract<HuntMessage, { kind: 'crossed' }>): string {
  const { how, from, stop_number, place, wait, long_ago } = crossed;
  // A name in another alphabet would cost every phone more segments.
  const player = name && countSegments(name).encoding === 'GSM-7' ? name : 'A teammate';
  const who =
    by === 'you' ? 'You have' : by === 'us' ? 'We have' : by === 'page' ? `${player} has` : `Phone ...${by} has`;
  const left = how === 'started' ? 'the hunt' : `Stop ${from}`;
  const [next, too] = place === 'reward' ? ['its reward', 'that'] : [`Stop ${stop_number}`, `Stop ${stop_number} too`];
  const skip = wait === undefined ? '' : ` To skip ${too}, text SKIP again in ${wait} s.`;
  const moved = `${long_ago ? '' : 'just '}${how === 'left' ? 'moved on from' : how}`;
  return `${who} ${moved} ${left}, so your text changed nothing. RESEND repeats ${next}.${skip}`;
}

function costOf({ lost = 0 }: { lost?: number | undefined }): string {
  return lost > 0 ? `\n${lost} ${lost === 1 ? 'point' : 'points'} off.` : '';
}

/** How a score came about: ' (7 walls, 112 quick, -10 wrong, -25 hints)'; empty for nothing to say. */
function explained(parts: ScoreParts | undefined, hasWalls = false): string {
  if (!parts) return '';
  const { walls, quick, wrong, hints, gone, looks } = parts;
  const named = [
    hasWalls && `${walls} ${walls === 1 ? 'wall' : 'walls'}`,
    quick > 0 && `${quick} quick`,
    wrong > 0 && `-${wrong} wrong`,
    hints > 0 && `-${hints} hints`,
    gone > 0 && `${gone} gone`,
    looks > 0 && `${looks} looks`,
  ].filter((part) => part !== false);
  return named.length > 0 ? ` (${named.join(', ')})` : '';
}

/** The way to a stop, with a link to a map if the link needs no further segment. */
function wayTo({ stop_number, location_name, directions, latitude, longitude }: HuntStop, stops: number): string {
  const way = `Stop ${stop_number}/${stops} is at ${location_name}.${directions ? ` ${directions}` : ''}`;
  if (latitude === undefined || longitude === undefined) return way;
  const linked = `${way} ${mapOf({ latitude, longitude })}`;
  return countSegments(linked).segments > countSegments(way).segments ? way : linked;
}

/** @param shown what the staff must see: 'this' text, or its code */
function offerOf({ partner }: HuntStop, { again, closed }: Pick<Reward, 'again' | 'closed'>, shown: string): string {
  if (!partner) return 'Correct!';
  const offer = `${partner.name}, ${partner.address}: ${offerSentence(partner.offer, partner.offer_kind)} ${closed ? `${closedWords(closed)} ` : ''}`;
  if (!again)
    return `Correct! ${offer}Show ${shown}${closed?.until ? ` until ${formatDeadline(closed.until)}` : `, ${rewardValid}`}.`;
  const until = formatDeadline(again.until);
  return `Reward: ${offer}${again.is_over ? `It was valid until ${until}.` : `Show ${shown} until ${until}.`}`;
}

/** Adds the fact about a solved wall after 'Correct!', if that needs no further segment. */
const withFact = (solved: HuntStop | undefined, text: string): string =>
  solved?.fact
    ? withoutCost(
        text,
        text.replace(/^Correct!/, (correct) => `${correct} ${solved.fact}`),
      )
    : text;

type Reward = Extract<HuntMessage, { kind: 'reward_with_pause' }>;
