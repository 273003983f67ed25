/**
 * Starts the application behind a server-rendered page (build/start-script.ts). What can be read comes first: the picture and the
 * fonts of the first screen do not share a slow line with scripts that change nothing of it. Links work before; a button that is
 * pressed before its part of the page is hydrated is pressed again after that. The skip link works at once, and for good.
 */

/** Longest wait, in ms: a hidden tab paints nothing, and some browsers do not tell. */
const LONGEST_WAIT_MS = 1500;

let pressed: HTMLButtonElement | null = null;
let isReactThere = false;
const keepClick = ({ target }: Event) => {
  pressed = target instanceof Element ? target.closest<HTMLButtonElement>('button:enabled') : null;
};
window.addEventListener('click', keepClick, true);
// React lets a click through to here only where it has hydrated.
window.addEventListener('click', () => {
  if (isReactThere) pressed = null;
});
const pressAgain = () => {
  const button = pressed;
  pressed = null;
  if (button?.isConnected) button.click();
};
window.addEventListener('hydrated', () => {
  isReactThere = true;
  // A click may be what React has just hydrated for: it then goes on to where it was meant for by itself.
  setTimeout(pressAgain);
});

/**
 * Follows a link to a part of this page (the skip link, a footnote) without changing the address: parts of a page that are not
 * hydrated yet would be rendered anew for it, and what is read there, or has the focus, would be gone. Here, because the router
 * hears of addresses before anything of the application could keep one from it.
 */
function jump(event: MouseEvent) {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  const part = link && isPlain ? document.getElementById(decodeURIComponent(link.hash.slice(1))) : null;
  if (!part) return;
  event.preventDefault();
  // What takes no focus by itself takes it from here on, so that Tab goes on from there.
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus();
}
document.addEventListener('click', jump);

const { application } = document.querySelector<HTMLScriptElement>('script[data-application]')?.dataset ?? {};
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, LONGEST_WAIT_MS);
});
void painted.then(() => application && import(/* @vite-ignore */ application));

export {};
