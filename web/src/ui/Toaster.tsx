import { Toaster as Sonner, toast } from 'sonner';

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

/** Shows a toast; `duration` in ms, 6 s when left out. */
export { toast };
