import '../../../ui/map/leaflet.css';
import { useEffect, useRef, useState } from 'react';
import look from '../../../ui/map/map.module.css';
import type * as MapLibrary from '../../../ui/map/streets.ts';
import { type Drawing, drawMap } from './draw-map.ts';
import type { MapPlace } from './places.ts';
import styles from './stops-map.module.css';

const matches = (query: string) => window.matchMedia(query).matches;

export type MapProps = {
  /** At least one place. The array stays the same until a place moves. */
  readonly places: readonly MapPlace[];
  readonly label: string;
};

export function DrawnMap({ places, label, library }: MapProps & { readonly library: typeof MapLibrary }) {
  const box = useRef<HTMLElement>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [streets, setStreets] = useState(true);

  useEffect(() => {
    if (!box.current) return;
    const made = drawMap(library, box.current, {
      still: matches('(prefers-reduced-motion: reduce)'),
      touch: matches('(pointer: coarse)'),
      onStreets: setStreets,
    });
    setDrawing(made);
    return () => {
      made.remove();
      setDrawing(null);
    };
  }, [library]);
  useEffect(() => drawing?.show(places), [drawing, places]);

  return (
    <>
      <section ref={box} className={look.box} aria-label={label} />
      <div role="status" className={styles.said}>
        {!streets && <p>The streets cannot be loaded right now. The stops are still shown where they are.</p>}
      </div>
    </>
  );
}
