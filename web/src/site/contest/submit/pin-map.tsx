import { contestTexts, type Position } from '@streetlore/domain/contest';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import '../../../ui/map/leaflet.css';
import { importAgain } from '../../../firebase/import-again.ts';
import { type DrawnPinMap, drawPinMap } from './draw-pin-map.ts';
import styles from './submit.module.css';

type PinMapProps = {
  readonly position: Position | null;
  readonly onPin: (position: Position) => void;
  readonly disabled: boolean;
};

/**
 * A small map to drop a pin on. If its library cannot be fetched, the next opening tries again. Its
 * styles come with the page, because a browser does not ask twice for a style sheet that failed.
 * The pin works without streets too.
 */
export function PinMap({ position, onPin, disabled }: PinMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnPinMap | null>(null);
  const [failed, setFailed] = useState(false);
  const drop = useEffectEvent((pin: Position) => {
    if (!disabled) onPin(pin);
  });

  useEffect(() => {
    let shown = true;
    let made: DrawnPinMap | undefined;
    importAgain(() => import('../../../ui/map/streets.ts')).then(
      (library) => {
        if (!shown || !box.current) return;
        made = drawPinMap(library, box.current, (pin) => drop(pin));
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
  }, []);
  useEffect(() => {
    if (drawn && position) drawn.show(position);
  }, [drawn, position]);

  if (failed) return <p role="alert">{contestTexts.mapFailed}</p>;
  return (
    <>
      <section ref={box} className={styles.map} aria-label={contestTexts.mapLabel} />
      <Button size="small" variant="ink" disabled={!drawn || disabled} onClick={() => drawn && onPin(drawn.middle())}>
        {contestTexts.pinHere}
      </Button>
    </>
  );
}
