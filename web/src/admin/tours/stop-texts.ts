import { formatMetres } from '@streetlore/domain/city';
import type { lookByText, tourDistances } from '@streetlore/domain/tour';

const list = new Intl.ListFormat('en-GB');

/** 'Stop 3 has', 'Stops 3 and 4 have'. */
const stopsThat = (numbers: readonly number[], one: string, several: string) =>
  numbers.length === 1 ? `Stop ${numbers[0]} ${one}` : `Stops ${list.format(numbers.map(String))} ${several}`;

const leftOut = ({ unplaced, out }: ReturnType<typeof tourDistances>) => [
  ...(unplaced.length > 0
    ? [`${stopsThat(unplaced, 'has no coordinates and is', 'have no coordinates and are')} left out.`]
    : []),
  ...(out.length > 0 ? [`${stopsThat(out, 'is', 'are')} left out, as in hunts.`] : []),
];

export const stopTexts = {
  none: 'No stops yet. The first one is where the hunt begins.',
  openAll: 'Open all',
  closeAll: 'Close all',
  noPlace: 'No place yet',
  noAnswer: 'No answer yet',
  answer: (answer: string) => `Answer: ${answer}`,
  partner: (name: string) => `Partner: ${name}`,
  leg: ({ from, metres }: { from: number; metres: number }) => `${formatMetres(metres)} from stop ${from}`,
  isOut: 'Left out of hunts',
  toCorrect: (fields: number) => `${fields} ${fields === 1 ? 'field' : 'fields'} to correct`,
  /** The length of the whole tour, and the stops that are not counted. */
  inAll: (distances: ReturnType<typeof tourDistances>) =>
    [
      distances.legs.some((leg) => leg !== null)
        ? `${formatMetres(distances.metres)} in all, as the crow flies.`
        : 'No distance yet: it takes two stops with coordinates.',
      ...leftOut(distances),
    ].join(' '),
  onMap: 'On the map',
  mapLabel: 'Map of the stops',
  mapLead:
    'Drag a pin to move its stop. Or press a pin, then the place where it belongs. Without a mouse, type the latitude and longitude of a stop.',
  mapFailed: 'The map could not be loaded. The latitude and longitude of each stop can still be typed.',
  noStreets: 'The streets cannot be loaded right now. The stops are still shown where they are.',
  unplaced: 'Not on the map yet',
  named: ({ number, name }: { number: number; name: string }) => `Stop ${number}: ${name || 'no place yet'}`,
  setOnMap: 'Set on the map',
  setOnMapOf: (number: number) => `Set on the map: stop ${number}`,
  answerPlace: 'Can somebody who stays at home find it, from the text or from a search?',
  look: 'Look and fact',
  aboutLook:
    'A look is a bonus question that only eyes at the wall can answer: points to win, none to lose. Check it on the street, and again when the wall changes.',
  lookByText: {
    asked: 'The text of the puzzle asks it, too.',
    named: 'The text of the puzzle has room to name LOOK. LOOK and the team’s page ask it.',
    unsaid: 'The text of the puzzle has no room for it. LOOK and the team’s page ask it.',
  } satisfies Record<ReturnType<typeof lookByText>, string>,
  aboutFact: 'A sentence about the wall and its artist, for whoever has solved it.',
  picture: 'Picture',
  useMap: 'Use the map',
  useMapOf: (number: number) => `Use the map for stop ${number}`,
  chosen: (number: number) =>
    `Stop ${number}: press its place on the map. Or move the map with the arrow keys until the cross is there.`,
  atCross: 'Set at the cross',
  cancel: 'Cancel',
  placed: (number: number) => `Stop ${number} is set. Save the tour to keep it.`,
} as const;

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export const wrongTexts = {
  title: 'Wrong answers',
  lead: 'What players answered here in the last 90 days. Accept one, and it is right from now on, in hunts under way too.',
  none: 'No wrong answers in the last 90 days. What players get wrong here is listed, and can be accepted.',
  failed: 'The wrong answers could not be loaded.',
  accept: 'Accept',
  acceptOf: (answer: string, stop: number) => `Accept '${answer}' at stop ${stop}`,
  times: ({ times, hunts }: { times: number; hunts: number }) =>
    hunts === times ? `in ${plural(hunts, 'hunt')}` : `${plural(times, 'time')} in ${plural(hunts, 'hunt')}`,
  accepted: (answer: string) => `'${answer}' is right from now on`,
  given: ({ hunts, points }: { hunts: number; points: number }) =>
    hunts === 0
      ? 'No hunt under way needs it.'
      : `${plural(hunts, 'hunt')} under way ${hunts === 1 ? 'has' : 'have'} it${points > 0 ? `; ${plural(points, 'point')} given back` : ''}.`,
} as const;
