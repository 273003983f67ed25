/** What the callables of team pages say. */
export const teamTexts = {
  unknown: 'This link does not open a team’s page. It may have been replaced: ask your group for the current one.',
  full: (places: number) =>
    places === 1
      ? 'This hunt is for 1 person, who has joined. Choose that name.'
      : `This hunt is for ${places} people, and as many have joined. Choose one of their names.`,
  refused: 'Please choose another name',
  notJoined: 'Please join with your name first',
  empty: 'Please write something',
  tooMany: 'Your team has sent many messages. Please wait a minute.',
  tooManyToday: 'Your team has sent very many messages today. Please play on by text.',
  tooManyTexts: 'Your team has moved its hunt very often. Please wait some minutes.',
} as const;
