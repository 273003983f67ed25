/** Longest wait, in ms: a hidden tab paints nothing, and its content must still arrive. */
const HIDDEN_TAB_MS = 1500;

let painted: Promise<void> | undefined;

/** Resolves once the browser has painted the page's first frame. */
export function afterFirstPaint(): Promise<void> {
  painted ??= new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, HIDDEN_TAB_MS);
  });
  return painted;
}
