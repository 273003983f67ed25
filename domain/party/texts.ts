import { MAX_PARTICIPANTS } from '../booking/limits.ts';
import { MAX_PEOPLE, MAX_TEAMS, MIN_PEOPLE } from './limits.ts';

/** How many people can play, in one hunt and in a party. */
export const groupRule = `A hunt is for 1 to ${MAX_PARTICIPANTS} people. ${MIN_PEOPLE} to ${MAX_PEOPLE} people book a party: teams of up to ${MAX_PARTICIPANTS}, paid at once.`;

/** The name of a team that got none, by its place in the party from 0. */
export const teamNameAt = (place: number): string => `Team ${place + 1}`;

/** What the organiser's last call says, and why it is refused. */
export const lastCallTexts = {
  placeMissing: 'Please say where you meet',
  clock: 'Please choose a time',
  tooFar: 'Please choose a time within the next 12 hours',
  calledAlready: 'The last call has gone out already.',
  nobodyPlays: 'No team is playing, so there is nothing to end.',
  toAll: (place: string, meet: string) => `Last call! Meet at ${place} at ${meet}.`,
} as const;

/** Why something about a party is refused. */
export const partyTexts = {
  size: `A party is ${MIN_PEOPLE} to ${MAX_PEOPLE} people`,
  teamSize: `A team is 1 to ${MAX_PARTICIPANTS} people`,
  teams: `A party has 2 to ${MAX_TEAMS} teams`,
  sameName: 'Two teams have this name',
  phoneTwice: 'This phone is in another team already. Each team needs a phone of its own, or none.',
  unknown: 'This link does not open a party. It may have been replaced: ask whoever booked it.',
  none: 'There is no such party',
  unpaid: 'This party is not paid yet.',
  cancelled: 'This party has been cancelled.',
  organiserOnly: 'This hunt is part of a party. Only its organiser can do this.',
  hasBegun: 'A team has started, so the party can no longer be changed here. Write to us.',
  allStarted: 'Every team has started. Nothing is left to change.',
  peopleFixed: (people: number) =>
    `${people} people are paid for in the teams that have not started. Share out ${people}.`,
  teamMoved: 'A team has changed since you looked. Please look again.',
  tooManyPhones: (team: string, phones: number) =>
    `${team} has ${phones === 1 ? '1 phone' : `${phones} phones`}, so it needs as many people.`,
  moneyMoves: (team: string) => `Money of ${team} is on its way back, so its people cannot be shared out now.`,
  eachStarts: 'Each team of this party starts by itself.',
  wentAlready: 'The party has begun.',
  notYet: (moment: string) => `The party can begin from ${moment}.`,
  nobodyWaits: 'No team of this party waits for the start.',
  cannotBePlayed: 'The tour of this party cannot be played at the moment. Please write to us.',
} as const;
