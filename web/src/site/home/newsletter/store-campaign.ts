import { session } from '../../../browser-storage.ts';

/** The key under which a tab keeps the query that it came with. */
export const CAMPAIGN = 'streetlore.campaign';
export const campaignFields = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/**
 * Remembers the campaign of the address where a visitor landed, until the tab closes: later
 * addresses do not carry it.
 */
export function storeCampaign(search: string): void {
  if (campaignFields.some((name) => new URLSearchParams(search).has(name))) session.set(CAMPAIGN, search);
}
