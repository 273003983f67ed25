import { CampaignSwitch } from './campaign-switch.tsx';
import { keptByBrowser } from './kept-by-browser.ts';
import { LegalTable } from './legal-table.tsx';

export function BrowserKeeps() {
  return (
    <>
      <h2 id="what-the-browser-keeps">What your browser keeps</h2>
      <p>
        We set no cookies, and there is no advertising or tracking on this site. Stripe, on the payment step alone, may
        set cookies of its own to prevent fraud. Your browser keeps these in its own storage, because they are needed
        for what you asked for:
      </p>
      <LegalTable
        head={['What', 'Why', 'How long', 'Name in the storage']}
        rows={keptByBrowser.map(({ what, why, until, keys }) => [
          what,
          why,
          until,
          keys.map((key) => key.trim().replace(/:$/, '')).join(', '),
        ])}
      />
      <p>
        The campaign is the only one that serves us and not you. You can object to it, and nothing else changes for you:
      </p>
      <CampaignSwitch />
      <p>Clearing the site's data in your browser removes all of them.</p>
    </>
  );
}
