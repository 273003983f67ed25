/**
 * Starts the application behind a server-rendered page (build/start-script.ts). What can be read comes first: the picture and the
 * fonts of the first screen do not share a slow line with scripts that change nothing of it. Links work before; a button that is
 * pressed before is pressed again after hydration.
 */

/** Longest wait, in ms: a hidden tab paints nothing, and some browsers do not tell. */
const LONGEST_WAIT_MS = 1500;

let pressed: HTMLButtonElement | null = null;
const keepClick = ({ target }: Event) => {
  pressed = target instanceof Element ? target.closest<HTMLButtonElement>('button:enabled') : null;
};
window.addEventListener('click', keepClick, true);
window.addEventListener(
  'hydrated',
  () => {
    window.removeEventListener('click', keepClick, true);
    if (pressed?.isConnected) pressed.click();
  },
  { once: true },
);

const { application } = document.querySelector<HTMLScriptElement>('script[data-application]')?.dataset ?? {};
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, LONGEST_WAIT_MS);
});
void painted.then(() => application && import(/* @vite-ignore */ application));

export {};
