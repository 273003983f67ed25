import { session } from '../../../browser-storage.ts';

export const CAMPAIGN = 'streetlore.campaign';
export const campaignFields = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/**
 * Remembers until the tab closes which campaign led a visitor here: later addresses do not carry
 * it.
 */
export function storeCampaign(search: string): void {
  if (campaignFields.some((name) => new URLSearchParams(search).has(name))) session.set(CAMPAIGN, search);
}
