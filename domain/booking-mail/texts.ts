import { bookingTexts, partyChangeRule, usableAgain } from '../booking/texts.ts';
import { bookingLinkRule, captainLinkRule, teamLinkRule } from '../wording/promises.ts';

/** What the mails about a booking say. Rules that also stand elsewhere come from `bookingTexts`. */
export const bookingMailTexts = {
  booked: 'Your hunt is booked',
  moved: 'Your hunt has been moved',
  cancelled: 'Your hunt has been cancelled',
  /** `day` is null for a hunt that can be started at once. */
  subject: (what: string, tour: string, day: string | null) => `${what}: ${tour}${day === null ? '' : `, ${day}`}`,
  what: (tour: string, people: string) => `${tour}, for ${people}.`,
  link: `This link opens your booking on any screen. ${bookingLinkRule} ${teamLinkRule} It stands there.`,
  /** In a mail about a change by the link. */
  notYou:
    'Did nobody in your group do this? Choose your day again on that page and make a new link there: this one then stops working.',
  /** The same for a change that we made. */
  byUs: 'Streetlore made this change. Questions? Reply to this mail.',
  /** The link to the team's page, first in the mails of a hunt without phones. */
  openTeam: 'Open the team’s page',
  playThere:
    'You play the hunt on this page. Send the link to your group: everybody can open it, on any phone with internet. Nobody can change or cancel the booking there.',
  newTeamLink: 'The link to the team’s page is new too. Send it to your group.',
  startThere: 'Be at the first wall, open this page and press Start. Everybody in your group uses the same link.',
  /** The link to the booking, below the one to the team's page. */
  bookingLink: `This link opens your booking. ${bookingLinkRule}`,
  onTheDay: 'What to do on the day',
  expiresThen: 'After that time the hunt expires, and you cannot start it any more.',
  expired: 'Nobody started it in time. Did something go wrong? Reply to this mail.',
  done: 'You finished your hunt',
  result: (solved: number, stops: number, time: string, points: number) =>
    `${solved} of ${stops} ${stops === 1 ? 'wall' : 'walls'} in ${time}, ${points} ${points === 1 ? 'point' : 'points'}.`,
  resultThere:
    'Your result is on this page: your walls, your points and your picture. You can write a review there too.',
  show: 'Show it to somebody',
  seeResult: 'Open the result',
  yourPlace: 'Your place among all teams',
  resultWhy: 'A page with your picture and your points, for anybody.',
  howWasIt: 'How was your hunt',
  reviewThere: 'Give the hunt 1 to 5 stars on this page, and write a sentence if you like. It takes a minute.',
  askedOnce: 'We ask only once.',
  dayClosed: 'Your day is closed',
  otherDay: 'Choose another day on that page, for free. Does none suit you? Reply to this mail.',
  /** The team of a party that a mail is about. */
  team: 'Team',
  cancelledByNobody: 'Did nobody in your group do this? Reply to this mail.',
  moneyBack: (pounds: string) => `${pounds} goes back to where it came from. Banks take up to ten days.`,
  usableAgain,
  askUs: 'Questions? Reply to this mail.',
  changeRule: bookingTexts.changeRule,
} as const;

/** What the mails about a party say. */
export const partyMailTexts = {
  booked: 'Your party is booked',
  moved: 'Your party has been moved',
  newLink: 'Your party has a new link',
  newLinkWhy:
    'The link has been replaced: the old one opens nothing any more. The links of the teams and of the board stay.',
  refunded: 'Teams of your party have been refunded',
  chargedBack: 'The bank has taken the payment back, so their hunts have ended.',
  cancelled: 'Your party has been cancelled',
  what: (tour: string, people: number, teams: number) => `${tour}, for ${people} people in ${teams} teams.`,
  open: 'Open your party',
  link: 'This link opens your party on any screen: its teams, GO, the board and the receipt. Whoever has it can move or cancel the party, so keep it to yourself.',
  handOut: `Give each team its own link. ${captainLinkRule}`,
  teamLink: 'The captain’s link',
  beginsAt: (wall: string) => `begins at ${wall}`,
  board: 'Board',
  boardWhy: 'Live, for everybody, good on a big screen',
  openBoard: 'Open the board',
  receipt: 'Your receipt is on the party’s page, with our VAT number if we have one.',
  notYou:
    'Did you not do this? Choose your day again on that page and make a new link there: this one then stops working.',
  changeRule: partyChangeRule,
} as const;

/** What the mails say that somebody asked for on a page, before anybody knows who it was. */
export const linkMailTexts = {
  press: 'Confirm your booking',
  pressWhy: 'You booked this hunt with a voucher. Open this page and press its button. Then the hunt is yours.',
  pressUntil: (until: string) => `The link works until ${until}, London time.`,
  links: 'Your links at Streetlore',
  keep: 'This link opens your booking on any screen. Keep it to yourself.',
  notAsked: 'Did you not ask for this mail? Do nothing. Nobody else has got these links.',
} as const;
