import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { tolerateMovedNodes } from './moved-nodes.ts';
import { readDehydratedState } from './server-rendering/dehydrated-state.ts';
import { PageErrorBoundary } from './site/shell/page-error-boundary.tsx';
import { storeCampaign } from './site/shell/store-campaign.ts';
import { isReloaded } from './site/shell/use-place.ts';

tolerateMovedNodes(Node.prototype);
storeCampaign(window.location.search);

// site/shell/use-growing-list.ts keeps its figures under the router's key, which by default is 'default'
// for the first page of every tab: a new visit would find the figures of the visit before.
if (!isReloaded()) history.replaceState({ ...history.state, key: `${Date.now()}` }, '');

/**
 * In ms: the service worker loads every file of a first visit again, and must not slow the page.
 */
const PATIENCE_MS = 4000;

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  setTimeout(() => {
    import('./offline/register.ts')
      .then(({ registerServiceWorker }) => registerServiceWorker())
      // A browser that allows no service worker still shows the site, online.
      .catch((error: unknown) => console.warn('The site cannot be kept for use without a connection', error));
  }, PATIENCE_MS);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

const site = (
  <StrictMode>
    <BrowserRouter>
      <PageErrorBoundary>
        <App />
      </PageErrorBoundary>
    </BrowserRouter>
  </StrictMode>
);

if (readDehydratedState(root)) {
  hydrateRoot(root, site, {
    onRecoverableError: (error) =>
      console.error('The page could not be hydrated', error, error instanceof Error ? error.cause : ''),
  });
} else {
  createRoot(root).render(site);
}
