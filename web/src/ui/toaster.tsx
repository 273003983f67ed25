import { Toaster as Sonner, toast as sonner, type ToasterProps } from 'sonner';
import { showToast } from './toast.tsx';

/** Rendered once above everything that shows toasts: without it they are lost. */
export function Toaster({ position = 'bottom-right' }: Pick<ToasterProps, 'position'>) {
  // In a pile the front toast would cover the others' close buttons.
  return <Sonner position={position} expand />;
}

type Options = {
  readonly description?: string | undefined;
  /** In ms; 6 s when left out. */
  readonly duration?: number | undefined;
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
};

const shown = new Map<string, string>();

/**
 * Removes an earlier toast with the same text, so that equal toasts do not pile up. The new one has its own
 * id, because a toast that replaces another inherits its remaining time.
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

export const toast = { success: inPlace('success'), error: inPlace('error') };
