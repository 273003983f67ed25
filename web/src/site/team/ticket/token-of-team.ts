import { createContext } from 'react';

/** The token of the team's page, by which a reward is redeemed with the partner's PIN. */
export const TokenOfTeam = createContext<string | null>(null);
