import { useState } from 'react';
import { local, session } from '../../browser-storage.ts';
import { useHydrating } from '../../server-rendering/use-hydrating.ts';
import { CAMPAIGN, NO_CAMPAIGN } from '../shell/store-campaign.ts';

/** By which a visitor objects to being asked after by campaign. It forgets the campaign of this visit too. */
export function CampaignSwitch() {
  const isHydrating = useHydrating();
  const [isOff, setOff] = useState<boolean | null>(null);
  const object = (wanted: boolean) => {
    setOff(wanted);
    if (!wanted) return local.remove(NO_CAMPAIGN);
    local.set(NO_CAMPAIGN, 'on');
    session.remove(CAMPAIGN);
  };
  const isChecked = isOff ?? (!isHydrating && local.get(NO_CAMPAIGN) !== null);
  return (
    <p>
      <label style={{ display: 'inline-block', minHeight: '1.75rem' }}>
        <input
          type="checkbox"
          disabled={isHydrating}
          checked={isChecked}
          onChange={({ target }) => object(target.checked)}
        />{' '}
        Do not keep which campaign led me here
      </label>
    </p>
  );
}
