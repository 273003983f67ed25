import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { DrawnMap } from './draw-map.ts';
import type { Place } from './places.ts';
import styles from './stops-map.module.css';
import { useNear } from './use-near.ts';

const matches = (query: string) => window.matchMedia(query).matches;

type MapBoxProps = {
  /** At least one; the same array as long as nothing has moved. */
  readonly places: readonly Place[];
  readonly label: string;
};

/** The map itself. Its library is fetched when the box comes near the screen, never before. */
export function MapBox({ places, label }: MapBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  const [drawn, setDrawn] = useState<DrawnMap | null>(null);
  const [failed, setFailed] = useState(false);
  const [streets, setStreets] = useState(true);

  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what draws again
  useEffect(() => {
    if (!near) return;
    let shown = true;
    let made: DrawnMap | undefined;
    setFailed(false);
    import('./draw-map.ts').then(
      ({ drawMap }) => {
        if (!shown || !box.current) return;
        const still = matches('(prefers-reduced-motion: reduce)');
        made = drawMap(box.current, { still, touch: matches('(pointer: coarse)'), onStreets: setStreets });
        setDrawn(made);
      },
      (error: unknown) => {
        console.error('The map could not be loaded', error);
        if (shown) setFailed(true);
      },
    );
    return () => {
      shown = false;
      made?.remove();
      setDrawn(null);
    };
  }, [near, attempt]);
  useEffect(() => drawn?.show(places), [drawn, places]);

  return (
    <>
      <section ref={box} className={styles.box} aria-label={label} />
      <div role="status" className={styles.said}>
        {failed && (
          <>
            <p>The map could not be loaded.</p>
            <Button size="small" variant="outline" onClick={() => setAttempt(attempt + 1)}>
              Try Again
            </Button>
          </>
        )}
        {!failed && !streets && (
          <p>The streets cannot be loaded right now. The stops are still shown where they are.</p>
        )}
      </div>
    </>
  );
}
