import type { CannedReply } from './schema.ts';

/** Hold until an admin has saved others. */
export const defaultReplies: readonly CannedReply[] = [
  {
    name: 'What do you see?',
    text: 'Hi {team}, a person from Streetlore here. What do you see where you stand? HINT gives a hint, SKIP goes on to the next stop.',
  },
  {
    name: 'Thank you for GONE',
    text: 'Thank you, {team}! We look after the wall at stop {gone}. You lost no points there. Does the next one go well?',
  },
  {
    name: 'Is the wall gone?',
    text: 'Sorry, {team}! If the wall at stop {stop} is gone or covered, reply GONE: you get the next stop and lose no points.',
  },
  {
    name: 'How to start',
    text: 'Hi {team}! Your hunt {tour} is ready. Reply START when you are at the first wall, at the latest by {start_by}.',
  },
  {
    name: 'Money back',
    text: 'Hi {team}, we have your message about your money and answer today. Sorry that the hunt was not what you hoped for.',
  },
  {
    name: 'Other phone',
    text: 'Hi {team}, texts to one of your phones do not arrive. Which number shall we use instead?',
  },
];
