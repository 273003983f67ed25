import { createRoot } from 'react-dom/client';
import { ReportDialog, type ReportedThing } from './report-dialog.tsx';

/**
 * Opens the form of a report outside of the page: a report may hide the thing at once, and the row with
 * the button would take the reporter's number with it. It closes when the visitor goes back.
 */
export function openReport(thing: ReportedThing): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    window.removeEventListener('popstate', close);
    root.unmount();
    place.remove();
  };
  window.addEventListener('popstate', close);
  root.render(<ReportDialog thing={thing} onClose={close} />);
}
