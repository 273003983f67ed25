import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the children of `list` with `data-row` smoothly to their new places when the order changes,
 * and fades new ones in. Nothing moves on the first render, or for people who asked for reduced
 * motion.
 */
export function useMoveAnimation(list: RefObject<HTMLElement | null>) {
  const places = useRef<Map<string, number> | null>(null);
  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const before = places.current;
    const now = new Map(rows.map((row) => [row.dataset.row ?? '', row.offsetTop]));
    places.current = now;
    if (!before || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const row of rows) {
      const from = before.get(row.dataset.row ?? '');
      const moved = from === undefined ? 0 : from - row.offsetTop;
      if (from !== undefined && moved === 0) continue;
      const start = from === undefined ? { opacity: 0 } : { transform: `translateY(${moved}px)` };
      row.animate([start, { opacity: 1, transform: 'none' }], {
        duration: 450,
        easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      });
    }
  });
}
