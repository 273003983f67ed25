/**
 * Starts the application behind a server-rendered page (build/start-script.ts), after its picture
 * and fonts: on a slow line scripts would compete with them and change nothing on the first screen.
 * Links work before that. Buttons that a visitor pressed before their part was hydrated are pressed
 * again afterwards, in order. The skip link works at once.
 */

/** Longest wait (ms): a hidden tab paints nothing, and some browsers do not report the paint. */
const MAX_WAIT_MS = 1500;

let pressed: HTMLButtonElement[] = [];
let isReactThere = false;
const buttonOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLButtonElement>('button:enabled') : null;
/** An impatient visitor presses a button again and means it once, unless the button counts. */
const counts = (button: HTMLButtonElement) => button.dataset.counts !== undefined;
const keepClick = (event: Event) => {
  const button = buttonOf(event);
  if (button && (counts(button) || !pressed.includes(button))) pressed.push(button);
};
window.addEventListener('click', keepClick, true);
// React lets a click through to here only where it has hydrated.
window.addEventListener('click', (event) => {
  const last = isReactThere ? pressed.lastIndexOf(buttonOf(event) as HTMLButtonElement) : -1;
  if (last >= 0) pressed.splice(last, 1);
});
const pressAgain = () => {
  const buttons = pressed;
  pressed = [];
  // Each in a task of its own: React shows what one press has changed before the next.
  for (const button of buttons) setTimeout(() => standingFor(button)?.click());
};
/** The button itself, or the one that React has made in its place where it could not hydrate the page. */
const standingFor = (button: HTMLButtonElement) =>
  button.isConnected
    ? button
    : [...document.querySelectorAll('button')].find(
        (other) => other.textContent === button.textContent && other.ariaLabel === button.ariaLabel,
      );

/** React sets properties of its own, such as `__reactFiber$…`, on every element that it has made or hydrated. */
const isOfReact = (element: Element) => Object.keys(element).some((name) => name.startsWith('__react'));
/** The button under the mouse when it last went down; null if React had that button already. */
let down: HTMLButtonElement | null = null;
const keepDown = (event: PointerEvent) => {
  const button = event.pointerType === 'mouse' ? buttonOf(event) : null;
  down = button && !isOfReact(button) ? button : null;
};
/**
 * React hydrates a part when the mouse goes down on it. On a page that the browser translates, React cannot use the
 * server's button and makes a new one. The browser then clicks neither button: the mouse went down on the one and up on
 * the other.
 */
const clickReplaced = (event: PointerEvent) => {
  const button = buttonOf(event);
  if (button && down && !down.isConnected && button === standingFor(down)) button.click();
  down = null;
};
window.addEventListener('pointerdown', keepDown, true);
window.addEventListener('pointerup', clickReplaced, true);
window.addEventListener('hydrated', () => {
  isReactThere = true;
  // A click can make React hydrate a part, and React then repeats the click. That takes one task.
  setTimeout(pressAgain);
});

/**
 * Follows a link to a part of this page (the skip link, a footnote) without changing the address. A
 * new address would make React render parts again that are not hydrated yet, and what the visitor
 * reads or has focused there would be gone. The router learns of an address before the application
 * could stop that.
 */
function jump(event: MouseEvent) {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  const part = link && isPlain ? document.getElementById(decodeURIComponent(link.hash.slice(1))) : null;
  if (!part) return;
  event.preventDefault();
  // An element that cannot take the focus gets a tabIndex, so that Tab goes on from there.
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus();
}
document.addEventListener('click', jump);

const { application } = document.querySelector<HTMLScriptElement>('script[data-application]')?.dataset ?? {};
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, MAX_WAIT_MS);
});
painted.then(() => application && import(/* @vite-ignore */ application)).catch(pressesReload);

/**
 * Makes a press on any button reload the page. The application's script may be missing after a deploy or without a
 * connection. The page can still be read then, so it stays unless the server answers (as in lazy-live.tsx; this script
 * is built alone and imports nothing).
 */
function pressesReload(reason: unknown) {
  console.error('The application could not be loaded', reason);
  if (isReactThere) return;
  const reload = () => fetch(location.href, { method: 'HEAD' }).then(() => location.reload(), console.error);
  if (pressed.length > 0) void reload();
  window.addEventListener('click', (event) => buttonOf(event) && void reload());
}

export {};
