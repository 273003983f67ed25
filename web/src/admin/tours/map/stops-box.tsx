import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { importAgain } from '../../../firebase/import-again.ts';
import { classes } from '../../../ui/classes.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import '../../../ui/map/leaflet.css';
import look from '../../../ui/map/map.module.css';
import { useNearScreen } from '../../../ui/use-near-screen.ts';
import { stopTexts as texts } from '../stop-texts.ts';
import { drawStops, type StopsDrawing } from './draw-stops.ts';
import styles from './map.module.css';
import { isPlaced, type Pin, type Position } from './pins.ts';

type StopsBoxProps = {
  readonly box: RefObject<HTMLElement | null>;
  /** The array stays the same until a stop changes. */
  readonly pins: readonly Pin[];
  /** The number of the stop that the next press on the map sets. */
  readonly chosen: number | null;
  readonly onChoose: (number: number | null) => void;
  readonly onPlace: (number: number, position: Position) => void;
  /** Gets the map when it is drawn, and null when it goes. */
  readonly onDrawing: (drawing: StopsDrawing | null) => void;
  readonly describedBy: string;
};

/** Fetches the map's library only when the box comes near the screen. */
export function StopsBox({ box, pins, chosen, onChoose, onPlace, onDrawing, describedBy }: StopsBoxProps) {
  const near = useNearScreen(box);
  const [drawing, setDrawing] = useState<StopsDrawing | null>(null);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const [streets, setStreets] = useState(true);
  const press = useEffectEvent((number: number) => onChoose(number === chosen ? null : number));
  const drag = useEffectEvent(onPlace);
  const pressMap = useEffectEvent((at: Position) => {
    if (chosen !== null) onPlace(chosen, at);
  });
  const report = useEffectEvent((drawn: StopsDrawing | null) => {
    setDrawing(drawn);
    onDrawing(drawn);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try fetches the library again.
  useEffect(() => {
    if (!near) return;
    let isHere = true;
    let made: StopsDrawing | undefined;
    importAgain(() => import('../../../ui/map/streets.ts')).then(
      (library) => {
        if (!isHere || !box.current) return;
        made = drawStops(library, box.current, {
          onPress: (number) => press(number),
          onDrag: (number, to) => drag(number, to),
          onMap: (at) => pressMap(at),
          onStreets: setStreets,
        });
        report(made);
      },
      (error: unknown) => {
        console.error('The map could not be loaded', error);
        if (isHere) setFailed(true);
      },
    );
    return () => {
      isHere = false;
      made?.remove();
      report(null);
    };
  }, [near, tries, box]);
  useEffect(() => drawing?.show(pins.filter(isPlaced), chosen), [drawing, pins, chosen]);

  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return (
    <>
      {/* Leaflet makes the box focusable by Tab, and adds classes: a class of ours that came and
          went would take them away. */}
      <section
        ref={box}
        tabIndex={-1}
        className={classes(look.box, styles.map)}
        data-choosing={chosen !== null}
        aria-label={texts.mapLabel}
        aria-describedby={describedBy}
      />
      {failed && <ErrorPanel message={texts.mapFailed} onRetry={retry} />}
      <div role="status">{!streets && <p>{texts.noStreets}</p>}</div>
    </>
  );
}
