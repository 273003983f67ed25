import { type ExternalToast, Toaster as Sonner, toast as sonner } from 'sonner';

/** How long a toast stays, in ms, when it says nothing else. */
export const TOAST_MS = 6_000;

/** Stands once in the shell of whoever shows toasts; bottom right, closable, one after another. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      // Spread out: in a pile the front one covers the others' close buttons.
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
type Options = Pick<ExternalToast, 'description' | 'duration'>;

/** The toasts that last said something, by what they said. */
const shown = new Map<string, string | number>();

/** Says it in place of the toast that said the same: one upon another they would cover what they are about. */
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
