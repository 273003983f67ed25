import { type ExternalToast, Toaster as Sonner, toast as sonner } from 'sonner';

/** How long, in ms, a toast stays by default. */
export const TOAST_MS = 6_000;

/**
 * Rendered once in each shell that shows toasts. Toasts stand at the bottom right and can be
 * closed.
 */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      // Expanded, because in a pile the front toast covers the others' close buttons.
      expand
      closeButton
      duration={TOAST_MS}
      toastOptions={{
        style: {
          background: 'var(--white)',
          color: 'var(--ink)',
          border: '3px solid var(--ink)',
          borderRadius: 0,
          boxShadow: '5px 5px 0 var(--yellow)',
          fontFamily: 'var(--text)',
        },
      }}
    />
  );
}

type Words = string;
type Options = Pick<ExternalToast, 'description' | 'duration' | 'action'>;

/** Sonner's id of the latest toast for each text. */
const shown = new Map<string, string | number>();

/**
 * Removes an earlier toast with the same text, because a pile of equal toasts would cover the page.
 */
function inPlace(say: (words: Words, options: Options) => string | number) {
  return (words: Words, options: Options = {}): void => {
    const text = JSON.stringify([words, options.description]);
    const before = shown.get(text);
    if (before !== undefined) sonner.dismiss(before);
    shown.set(text, say(words, options));
  };
}

/** Shows a toast; `duration` in ms, 6 s when left out. */
export const toast = {
  success: inPlace(sonner.success),
  error: inPlace(sonner.error),
  custom: sonner.custom,
  dismiss: sonner.dismiss,
};
