import { local, session } from '../../browser-storage.ts';

/** The keys under which a browser keeps what belongs to one team's page. */
export const keptAs = {
  /** The name under which this browser plays. */
  player: (pageId: string) => `team-player ${pageId}`,
  /** The begin of the keys of messages that wait for a connection. */
  outbox: (pageId: string) => `team-outbox ${pageId} `,
  /** The answer that this tab is writing. */
  draft: (pageId: string) => `team-draft ${pageId}`,
} as const;

/** Forgets all that belongs to a team's page whose link has ended. */
export function forgetTeam({ pageId }: { readonly pageId: string }): void {
  local.remove(keptAs.player(pageId));
  session.remove(keptAs.draft(pageId));
  for (const [key] of local.entries(keptAs.outbox(pageId))) local.remove(key);
}
