import { local, session } from '../../browser-storage.ts';

/** The keys of what a browser keeps for one team's page. */
export const keptAs = {
  player: (pageId: string) => `team-player ${pageId}`,
  /** A prefix. */
  outbox: (pageId: string) => `team-outbox ${pageId} `,
  draft: (pageId: string) => `team-draft ${pageId}`,
} as const;

/** For a page whose link has ended. */
export function forgetTeam({ pageId }: { readonly pageId: string }): void {
  local.remove(keptAs.player(pageId));
  session.remove(keptAs.draft(pageId));
  for (const [key] of local.entries(keptAs.outbox(pageId))) local.remove(key);
}
