import { local, session } from '../../browser-storage.ts';

export const CAMPAIGN = 'streetlore.campaign';
/** The key under which a visitor's objection is kept. */
export const NO_CAMPAIGN = 'no-campaign';
export const campaignFields = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/** Until the tab closes: later addresses do not carry the campaign. Nothing is kept for whoever objects. */
export function storeCampaign(search: string): void {
  if (campaignFields.some((name) => new URLSearchParams(search).has(name)) && !local.get(NO_CAMPAIGN))
    session.set(CAMPAIGN, search);
}
