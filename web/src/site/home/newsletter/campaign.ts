import { session } from '../../../browser-storage.ts';
import { CAMPAIGN, type campaignFields } from '../../shell/store-campaign.ts';

const MAX_LENGTH = 200;

export type Campaign = Record<(typeof campaignFields)[number], string | null>;

/** Text longer than any link maker writes is cut off. */
export function campaignOf(search: string): Campaign {
  const query = new URLSearchParams(search);
  const field = (name: string) => {
    const text = (query.get(name) ?? '').replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
    return text.slice(0, MAX_LENGTH).trim() || null;
  };
  return { utm_source: field('utm_source'), utm_medium: field('utm_medium'), utm_campaign: field('utm_campaign') };
}

export const storedCampaign = (): Campaign => campaignOf(session.get(CAMPAIGN) ?? '');
