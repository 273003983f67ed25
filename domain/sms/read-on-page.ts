type Reached = {
  readonly phone_numbers: readonly string[];
  readonly page_players?: readonly unknown[] | undefined;
  readonly email?: string | null | undefined;
  readonly party?: unknown;
};

/**
 * Whether words to a whole hunt are read on its team's page: somebody plays there, or the hunt has no
 * phone and whoever booked it has the page by mail. A party's organiser has no team's page of their own.
 */
export const isReadOnPage = ({ phone_numbers, page_players = [], email, party }: Reached): boolean =>
  page_players.length > 0 || (phone_numbers.length === 0 && Boolean(email) && !party);
