import { CONTEST_PRIZE_TOURS, PRIZE_VALID } from '../wording/figures.ts';

/** The part of the terms that is about the contest's prize. */
export const PRIZE_TERMS = 'prize';

/** How old whoever enters the contest must be. */
const ENTRY_AGE = 18;

/** What a visitor confirms by sending a photo. */
export const entryRule = `By sending it you say that you took it and that you are ${ENTRY_AGE} or over.`;

/** The terms of the prize, each with its heading. */
export const prizeTerms: readonly { readonly about: string; readonly rule: string }[] = [
  {
    about: 'Who may enter',
    rule: `Anybody who is ${ENTRY_AGE} or over and took the photo. No purchase is needed, and entering and voting are free.`,
  },
  {
    about: 'How long',
    rule: 'A round is a week in London: from Monday 00:00 to Sunday midnight. A photo takes part in the round in which it was sent. Photos and votes that come later do not count in it.',
  },
  {
    about: 'Which photos can win',
    rule: 'Photos that are on the wall when the round ends, have GPS data of their own that says London, and have a vote.',
  },
  {
    about: 'How the winner is found',
    rule: 'The photo with the most votes wins. Of photos with equally many, the one that was sent first wins. A person checks the votes and names the winner; votes that were not made by people do not count. If the first photo has gone or broke the rules, the next one wins, and a round without such a photo has no winner.',
  },
  {
    about: 'The prize',
    rule: `${CONTEST_PRIZE_TOURS} free tours, each for up to 5 people: a voucher code with ${CONTEST_PRIZE_TOURS} uses, which can be used for ${PRIZE_VALID} from the day the winner is named. It is not paid out in money.`,
  },
  {
    about: 'How the winner is told',
    rule: 'By text to a UK mobile and by mail, to the number and the address that came with the photo, once a person has named the winner. Nothing has to be claimed: the message has the code.',
  },
  {
    about: 'What is published',
    rule: 'The winning photo with its title, its votes and the credit you gave, if you gave one, on the page of past winners. Your number and address never are.',
  },
];
