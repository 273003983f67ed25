import { subscribeInput } from '@streetlore/domain/subscriber';
import { expect, test, vi } from 'vitest';
import { CAMPAIGN, NO_CAMPAIGN, storeCampaign } from '../../shell/store-campaign.ts';
import { campaignOf } from './campaign.ts';

test('reads the campaign of a link, with null for missing fields', () => {
  expect(campaignOf('?utm_source=poster&utm_campaign=brixton%20spring')).toEqual({
    utm_source: 'poster',
    utm_medium: null,
    utm_campaign: 'brixton spring',
  });
});

test('the server accepts a subscription even from a mangled link', () => {
  const campaign = campaignOf(`?utm_source=${'x'.repeat(5000)}&utm_medium=a%0D%0Ab%00%E2%80%AEc&utm_campaign=%20`);
  const input = { email: 'sam@example.test', source: 'home', user_agent: null, ...campaign };
  expect(subscribeInput.safeParse(input).success).toBe(true);
  expect(campaign.utm_campaign).toBeNull();
});

test('whoever objects keeps no campaign', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
  kept.set(NO_CAMPAIGN, 'on');
  storeCampaign('?utm_source=poster');
  expect([...kept.keys()]).toEqual([NO_CAMPAIGN]);
  kept.clear();
  storeCampaign('?utm_source=poster');
  expect(kept.get(CAMPAIGN)).toBe('?utm_source=poster');
  vi.unstubAllGlobals();
});
