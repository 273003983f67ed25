import { createHash } from 'node:crypto';
import { LINK_TOKEN_LENGTH } from '@streetlore/domain/booking';
import { tokenFrom } from '@streetlore/domain/link-token';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * The id of the document that a link's token opens, in `booking_pages` and in `team_pages`. The
 * browser computes the same id to find the document.
 */
export const pageIdOf = (token: string): string => hashOf(token);

/**
 * The token of the link to a team's page. It follows from the id of the booking's page: whoever has
 * the link to the booking can make the team's, and not the other way round. A new link to the
 * booking ends both.
 */
export const teamTokenOf = (pageId: string): string => tokenFrom(hashOf(`team/${pageId}`), LINK_TOKEN_LENGTH);

/** The id in `team_pages` of a booking with this page. */
export const teamPageIdOf = (pageId: string): string => pageIdOf(teamTokenOf(pageId));

/**
 * The id under which a team's result may be shared. It follows from the id of the team's page, and
 * not the other way round: whoever sees a shared picture cannot open the page.
 */
export const shareIdOf = (pageId: string): string =>
  tokenFrom(hashOf(`share/${teamPageIdOf(pageId)}`), LINK_TOKEN_LENGTH);
