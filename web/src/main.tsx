import { readDehydratedState } from './server-rendering/dehydrated-state.ts';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { keepForOffline } from './offline/register.ts';
import { keepCampaign } from './site/home/newsletter/campaign.ts';

keepCampaign(window.location.search);
keepForOffline();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
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
