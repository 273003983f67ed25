import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { keepForOffline } from './offline/register.ts';
import { keepCampaign } from './site/newsletter/campaign.ts';

// What index.html says for readers without scripts; from here on every route sets its own (React writes beside it).
for (const element of document.head.querySelectorAll('[data-static]')) element.remove();

keepCampaign(window.location.search);
keepForOffline();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
