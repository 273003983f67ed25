export const searchTexts = {
  title: 'Search',
  placeholder: 'Team, number, e-mail, tour, post, photo, words of a text',
  results: 'Results',
  nothing:
    'Nothing found. A number is found by its beginning or its last six digits, an older hunt on a page under Players, “Export or erase a person”.',
  searching: 'Searching…',
  failed: 'Part of the search could not be done. What stands here may not be all.',
  player: 'Player',
  onPage: (player: string) => `${player} on the team’s page`,
  groups: {
    players: 'Teams and players',
    pages: 'Teams on a page, without a number',
    tours: 'Tours',
    texts: 'Texts of the last 30 days',
    posts: 'Posts',
    photos: 'Photos',
    screens: 'Screens',
  },
} as const;
