import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from 'sonner';
import { classes } from './classes.ts';
import styles from './toast.module.css';

/** In ms. */
export const TOAST_MS = 6_000;
export const SLIDE_OUT_MS = 300;

type ToastText = {
  readonly tone: 'info' | 'success' | 'error';
  readonly title: string;
  readonly text?: string | undefined;
  readonly duration?: number | undefined;
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
};

interface ToastCardProps extends ToastText {
  readonly onGone: () => void;
}

/** Counts down unless the pointer or the focus is on it, then slides out and goes. */
export function ToastCard({ tone, title, text, duration = TOAST_MS, action, onGone }: ToastCardProps) {
  const [leaving, setLeaving] = useState(false);
  const [held, setHeld] = useState(false);
  const left = useRef(duration);
  useEffect(() => {
    if (leaving || held) return;
    const since = Date.now();
    const timer = setTimeout(() => setLeaving(true), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - since));
    };
  }, [leaving, held]);
  const notifyGone = useEffectEvent(onGone);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => notifyGone(), SLIDE_OUT_MS);
    return () => clearTimeout(timer);
  }, [leaving]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only holds the countdown
    <div
      className={classes(styles.toast, tone !== 'info' && styles[tone], leaving && styles.leaving)}
      style={{ '--slide-out': `${SLIDE_OUT_MS}ms` } as CSSProperties}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className={styles.title}>{title}</p>
      {text && <p>{text}</p>}
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onClick();
            setLeaving(true);
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label="Close" onClick={() => setLeaving(true)}>
        ×
      </button>
    </div>
  );
}

/** A toast replaces an earlier one with the same `id`. */
export function showToast(id: string, text: ToastText): void {
  // Sonner's timing and its exit of 200 ms cannot be changed, so the card has a countdown of its
  // own.
  toast.custom((shown) => <ToastCard {...text} onGone={() => toast.dismiss(shown)} />, {
    id,
    duration: Number.POSITIVE_INFINITY,
    style: { background: 'none', border: 0, boxShadow: 'none' },
  });
}
