import { Toaster as Sonner, toast as sonner, type ToasterProps } from 'sonner';
import { showToast } from './toast.tsx';

/** Rendered once in each shell that shows toasts. Toasts stand at the bottom right by default. */
export function Toaster({ position = 'bottom-right' }: Pick<ToasterProps, 'position'>) {
  // Expanded, because in a pile the front toast covers the others' close buttons.
  return <Sonner position={position} expand />;
}

type Options = {
  readonly description?: string | undefined;
  /** In ms; 6 s when left out. */
  readonly duration?: number | undefined;
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
};

/** The id of the latest toast for each text. */
const shown = new Map<string, string>();

/**
 * Removes an earlier toast with the same text, because a pile of equal toasts would cover the page.
 * The new one has an id of its own: a toast that replaces another inherits its remaining time.
 */
const inPlace =
  (tone: 'success' | 'error') =>
  (title: string, { description, ...options }: Options = {}): void => {
    const text = JSON.stringify([title, description]);
    const before = shown.get(text);
    if (before !== undefined) sonner.dismiss(before);
    const id = crypto.randomUUID();
    shown.set(text, id);
    showToast(id, { tone, title, text: description, ...options });
  };

/** Shows a toast. */
export const toast = { success: inPlace('success'), error: inPlace('error') };
