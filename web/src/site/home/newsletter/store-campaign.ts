import { session } from '../../../browser-storage.ts';

export const CAMPAIGN = 'streetlore.campaign';
export const campaignFields = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/** Until the tab closes: later addresses do not carry the campaign that led a visitor here. */
export function storeCampaign(search: string): void {
  if (campaignFields.some((name) => new URLSearchParams(search).has(name))) session.set(CAMPAIGN, search);
}
