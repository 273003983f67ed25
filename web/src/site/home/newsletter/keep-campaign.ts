import { session } from '../../../browser-storage.ts';

/** Under which key a tab keeps the query that it came with. */
export const CAMPAIGN = 'streetlore.campaign';
export const campaignFields = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/** Remembers, until the tab closes, the campaign of the address a visitor landed on; later pages have it no more. */
export function keepCampaign(search: string): void {
  if (campaignFields.some((name) => new URLSearchParams(search).has(name))) session.set(CAMPAIGN, search);
}
