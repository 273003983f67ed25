import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import page from './page.module.css';
import type { GrowingList } from './use-growing-list.ts';

type ShowMoreProps = {
  readonly list: Pick<GrowingList<object>, 'rows' | 'more' | 'isBusy'>;
  readonly text?: string;
};

/** Stands right after a list, while there is more of it. */
export function ShowMore({ list: { rows, more, isBusy }, text = 'Show more' }: ShowMoreProps) {
  const box = useRef<HTMLDivElement>(null);
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (isBusy || asked.current === null) return;
    const first = asked.current;
    asked.current = null;
    const row = rows.length > first && box.current?.previousElementSibling?.children[first];
    // The button disappears after the last rows, so its focus moves to the first new row, unless
    // the visitor has moved it.
    const isLeft = document.activeElement === document.body || box.current?.contains(document.activeElement);
    if (row instanceof HTMLElement && isLeft) focusOn(row.querySelector('a') ?? row);
  }, [isBusy, rows.length]);
  return (
    <div ref={box}>
      {more && (
        <p className={page.more}>
          <Button
            variant="ink"
            busy={isBusy}
            onClick={() => {
              asked.current = rows.length;
              more();
            }}
          >
            {text}
          </Button>
        </p>
      )}
    </div>
  );
}

function focusOn(element: HTMLElement) {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
