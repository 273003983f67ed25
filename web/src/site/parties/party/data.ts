import { type BookingPage, bookingPageSchema } from '@streetlore/domain/booking';
import {
  arrangeTeamsInput,
  type BoardTeam,
  boardTeams,
  callLastInput,
  cancelPartyInput,
  movePartyInput,
  openPartyInput,
  openPartyOutput,
  type PartyBoard,
  type PartyPage,
  partyBoardSchema,
  partyPageSchema,
  renewPartyLinkInput,
  renewPartyLinkOutput,
  startPartyInput,
} from '@streetlore/domain/party';
import { collections } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import * as z from 'zod/mini';
import { callable, type Live, useDocumentOf, useQuery } from '../../../data/index.ts';

/** What the organiser's link shows, live; null when no link leads to it. */
export const usePartyPage = (pageId: string): Live<WithId<PartyPage> | null> =>
  useDocumentOf(`${collections.partyPages}/${pageId}`, partyPageSchema);

/** The page of a team's booking, live. */
export const useTeamPage = (pageId: string): Live<WithId<BookingPage> | null> =>
  useDocumentOf(`${collections.bookingPages}/${pageId}`, bookingPageSchema);

/** The head of a board, live; null when no link leads to it. */
export const useBoard = (boardId: string): Live<WithId<PartyBoard> | null> =>
  useDocumentOf(`${collections.partyBoards}/${boardId}`, partyBoardSchema);

/** The teams of a board, live. */
export const useBoardTeams = (boardId: string): Live<readonly WithId<BoardTeam>[]> => useQuery(boardTeams(boardId));

/** Gives the links of the teams and of the board. Rejects with CallError. */
export const openParty = callable('openParty', openPartyInput, openPartyOutput);
/** GO. Rejects with CallError. */
export const startParty = callable('startParty', startPartyInput, z.unknown());
/** Ends all hunts, now or later. Rejects with CallError. */
export const callLast = callable('callLast', callLastInput, z.unknown());
/** Moves all teams to a day, or to today. Rejects with CallError. */
export const moveParty = callable('moveParty', movePartyInput, z.unknown());
/** Cancels all teams. Rejects with CallError. */
export const cancelParty = callable('cancelParty', cancelPartyInput, z.unknown());
/** Shares the people out anew. Rejects with CallError. */
export const arrangeTeams = callable('arrangeTeams', arrangeTeamsInput, z.unknown());
/** Ends this link and gives a new one. Rejects with CallError. */
export const renewPartyLink = callable('renewPartyLink', renewPartyLinkInput, renewPartyLinkOutput);
