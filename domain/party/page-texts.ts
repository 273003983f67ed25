import { cancelRule } from '../booking/texts.ts';
import { MAX_PEOPLE, MIN_PEOPLE } from './limits.ts';

/** Moving and cancelling a party: before it is paid for, and after. */
export const partyChangeRule = `Move to another day for free until a team has started. ${cancelRule}`;

/** What `/parties` says. */
export const partiesTexts = {
  title: 'A hunt for your whole lot',
  lead: `${MIN_PEOPLE} to ${MAX_PEOPLE} people, teams of up to five, one booking. Birthdays, hen dos, teams at work, school leavers.`,
  how: 'How a party goes',
  steps: [
    {
      title: 'You book for all',
      text: 'One price per person, 10% off for the group, one payment and one receipt with our VAT number.',
    },
    {
      title: 'Each team gets a link',
      text: 'Hand the links out, or show the codes. A team plays on its page, and by text on any phones it adds.',
    },
    {
      title: 'You say GO',
      text: 'All clocks start at once, or each team starts when it likes. On tours that are a loop, teams begin at different walls.',
    },
    { title: 'Watch the board', text: 'Everybody’s walls and points, live, on a phone or a big screen in the pub.' },
  ],
  price: 'What it costs',
  order: 'Book a party',
  tour: 'Tour',
  loop: 'A loop: teams begin at different walls.',
  noLoop: 'All teams begin at the first wall.',
  people: 'People',
  peopleHint: `${MIN_PEOPLE} to ${MAX_PEOPLE}. This is the number you pay for.`,
  teams: 'Teams',
  sizes: (sizes: readonly number[]) => `Teams of ${sizes.join(', ')}. You can share people out anew until START.`,
  names: 'Names and phones of the teams',
  teamName: (name: string) => `Name of ${name}`,
  teamPhone: (name: string) => `UK mobile for ${name}`,
  phoneHint: 'It gets the clues as texts. A team without a phone plays on its page.',
  starts: 'How it begins',
  together: 'Together: I say GO, and all clocks start',
  each: 'Each team starts when it likes',
  email: 'Your email',
  emailHint: 'The links of the party and the receipt go here.',
  toPayment: 'Continue to payment',
  loading: 'Loading the tours...',
  none: 'There is no tour to book at the moment.',
  back: 'Back to the details',
  payTitle: 'Pay for the party',
  confirming: 'Payment received. Confirming your party...',
  resuming: 'Looking up your party...',
  paid: 'Your party is booked!',
  paidText: 'The links are on your party’s page, and in your mail.',
  toParty: 'Open your party',
  again: 'Book another party',
  ended: 'This party was not paid, or has ended.',
  notYours: 'This party can only be shown in the browser that booked it. Its link is in your mail.',
  unpaid: 'This party is not paid yet. If you have just paid, this page changes by itself.',
  summary: (tour: string, people: number, teams: number) => `${tour}: ${people} people in ${teams} teams`,
  questions: 'Questions',
  answers: [
    {
      question: 'Do we all need a phone?',
      answer: 'No. One phone per team is enough, and it needs nothing but a browser or texts.',
    },
    {
      question: 'What if fewer or more people come?',
      answer:
        'Share the people you paid for out anew until START: a team less, a team more, other names. A late joiner takes the place of somebody who stayed at home. More people than you paid for need another booking.',
    },
    {
      question: 'Can we move or cancel?',
      answer: partyChangeRule,
    },
    {
      question: 'Do we get an invoice?',
      answer: 'Your party’s page has a receipt with our name, address and VAT number. Print it or save it as a PDF.',
    },
    {
      question: 'Can you run it for us?',
      answer: 'Nobody guides: the walls do. Write to us if you want the walk checked for a group with special needs.',
    },
  ],
} as const;

/** What `/party`, the organiser's page, says. */
export const partyPageTexts = {
  title: 'Your party',
  lead: 'Teams, links, GO and the receipt, for whoever organises.',
  missing: 'This page opens by the link in the mail about your party.',
  summary: (people: number, teams: number) => `${people} people in ${teams} teams`,
  waits: 'Waiting for GO',
  goes: 'Under way',
  cancelled: 'Cancelled',
  go: 'GO',
  goTitle: 'Start all teams now?',
  goText: 'Every clock starts at this moment, and every team gets its first wall. This cannot be undone.',
  goWhy: 'Starts every team’s clock at once. Press it when all teams are ready.',
  goEarly: (moment: string) => `You can say GO from ${moment}.`,
  wentAt: (moment: string) => `All teams started at ${moment}.`,
  eachStarts: 'Each team starts by itself, on its page or by text.',
  teams: 'Teams',
  links: 'Hand each team its link. Its holder plays and changes the team’s phones, and cannot cancel or get money.',
  linksOfEnded: 'A team’s link still opens its page.',
  share: (team: string) => `Share the link of ${team}`,
  code: 'Show its code',
  hideCode: 'Hide its code',
  codeOf: (team: string) => `Code that opens the page of ${team}`,
  openTeam: 'Open',
  tooFast: 'Faster than legs: done sooner than anybody walks this tour. It stands last on the board, without a place.',
  phones: (count: number) => (count === 0 ? 'no phone yet' : count === 1 ? '1 phone' : `${count} phones`),
  arrange: 'Change the teams',
  arrangeText: (people: number) =>
    `${people} people are paid for in the teams that have not started. Share them out as you like: at most five in a team.`,
  teamName: 'Team name',
  peopleOf: 'People',
  addTeam: 'Add a team',
  removeTeam: (team: string) => `Remove ${team}`,
  shared: (given: number, people: number) => `${given} of ${people} people shared out`,
  save: 'Save the teams',
  saved: 'The teams have been changed.',
  change: 'Change of plan',
  move: 'Choose another day',
  moveText: 'Every phone of every team is told, and you get a mail.',
  moved: 'The party has been moved.',
  cancel: 'Cancel and get the money back',
  cancelTitle: 'Cancel this party?',
  cancelText: (pounds: string) =>
    `Every team’s hunt ends, every phone is told, and ${pounds} goes back to where it came from, team by team. Banks take up to ten days.`,
  cancelAction: 'Cancel the party',
  keepAction: 'Keep the party',
  board: 'Board',
  boardText: 'Live, for everybody who has its link. Good on a big screen.',
  openBoard: 'Open the board',
  shareBoard: 'Share the board',
  link: 'This link',
  linkText: 'Whoever has it can move or cancel the party. Keep it to yourself.',
  renew: 'Make a new link',
  renewTitle: 'Make a new link?',
  renewText:
    'This link stops working everywhere at once. The new one is on this page, and goes to your e-mail address. Teams keep their links.',
  linksFailed: 'The links of the teams could not be loaded.',
} as const;

/** What `/party/board` says. */
export const boardTexts = {
  title: 'The board',
  lead: 'Every team of the party, live.',
  missing: 'This page opens by the link that the party’s organiser shares.',
  unknown: 'This link does not open a board. Ask the party’s organiser.',
  waits: 'The party has not begun.',
  started: (moment: string) => `GO at ${moment}`,
  team: 'Team',
  walls: 'Walls',
  points: 'Points',
  /** Before the time of a message. */
  toAll: 'Streetlore to all teams,',
  hidden: 'Team',
  none: 'No team is on the board.',
  states: {
    ready: 'ready',
    puzzle: (stop: number) => `at wall ${stop}`,
    paused: 'paused',
    completed: (clock: string) => `done at ${clock}`,
    stopped: 'ended',
  },
  tooFast: 'faster than legs',
  tooFastWhy:
    'Faster than legs: the team was done sooner than anybody walks this tour. It stands last, without a place.',
} as const;
