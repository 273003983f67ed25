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
