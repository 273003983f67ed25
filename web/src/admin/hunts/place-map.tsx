import { useEffect, useRef, useState } from 'react';
import { importAgain } from '../../firebase/import-again.ts';
import '../../ui/map/leaflet.css';
import look from '../../ui/map/map.module.css';
import { useNearScreen } from '../../ui/use-near-screen.ts';
import styles from './hunts.module.css';
import { huntTexts as texts } from './texts.ts';

/** Close enough to read the names of streets around the wall. */
const ZOOM = 16;

type PlaceMapProps = { readonly name: string; readonly latitude: number; readonly longitude: number };

/** A map with a pin at the stop's wall. Its library is fetched when the box comes near the screen. */
export function PlaceMap({ name, latitude, longitude }: PlaceMapProps) {
  const box = useRef<HTMLElement>(null);
  const near = useNearScreen(box);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!near) return;
    let isHere = true;
    let remove: (() => void) | undefined;
    importAgain(() => import('../../ui/map/streets.ts')).then(
      ({ control, divIcon, map, marker, streetLayer }) => {
        if (!isHere || !box.current) return;
        // The keyboard has the link beside the map, which opens the place in a map of its own.
        const options = { attributionControl: false, zoomControl: false, keyboard: false, scrollWheelZoom: false };
        const drawn = map(box.current, { ...options, dragging: !matchMedia('(pointer: coarse)').matches });
        drawn.setView([latitude, longitude], ZOOM);
        control.attribution({ prefix: false }).addTo(drawn);
        streetLayer().addTo(drawn);
        const icon = divIcon({ html: '', className: look.sticker ?? '', iconSize: [24, 24] });
        marker([latitude, longitude], { icon, keyboard: false, interactive: false }).addTo(drawn);
        remove = () => drawn.remove();
      },
      (error: unknown) => {
        console.error('The map could not be loaded', error);
        if (isHere) setFailed(true);
      },
    );
    return () => {
      isHere = false;
      remove?.();
    };
  }, [near, latitude, longitude]);
  if (failed) return <p className={styles.soft}>{texts.mapFailed}</p>;
  return <section ref={box} tabIndex={-1} className={`${look.box} ${styles.map}`} aria-label={texts.mapOf(name)} />;
}
