import type { WithId } from '@streetlore/domain/query';
import type { Tour } from '@streetlore/domain/tour';
import { useMemo, useRef } from 'react';
import { lazyLive } from '../../../server-rendering/lazy-live.tsx';
import look from '../../../ui/map/map.module.css';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useNearScreen } from '../../../ui/use-near-screen.ts';
import { useTourStops } from '../data.ts';
import page from '../tour-detail.module.css';
import type { MapProps } from './drawn-map.tsx';
import { type MapPlace, placesOf } from './places.ts';
import styles from './stops-map.module.css';

/** When the list of key locations cannot be loaded, the map does not repeat what the list says. */
export function StopsMap({ tour }: { readonly tour: WithId<Tour> }) {
  const stops = useTourStops(tour.id);
  const found = JSON.stringify(stops.status === 'ready' ? placesOf(stops.data) : []);
  // Compared by value: a pin that is made anew loses the focus.
  const places = useMemo(() => JSON.parse(found) as readonly MapPlace[], [found]);
  const [first] = places;
  if (stops.status === 'loading') return <Skeleton height="26rem" />;
  if (!first) return null;
  return (
    <section aria-labelledby="stops-map" className={page.map}>
      <h2 id="stops-map" className={page.heading}>
        On the map
      </h2>
      <MapBox places={places} label={`Map of the stops in ${tour.neighborhood}`} />
      <p className={styles.out}>
        <a href={first.link} target="_blank" rel="noreferrer">
          Open the first stop in Maps
        </a>
      </p>
    </section>
  );
}

const EmptyBox = ({ label }: MapProps) => <section className={look.box} aria-label={label} />;

const withLibrary = async () => {
  const [{ DrawnMap }, library] = await Promise.all([import('./drawn-map.tsx'), import('../../../ui/map/streets.ts')]);
  return (props: MapProps) => <DrawnMap {...props} library={library} />;
};
const LibraryMap = lazyLive(withLibrary, { fallback: EmptyBox, ssr: false, firebase: false });

/** Fetches the map and its library only when the box comes near the screen. */
function MapBox(props: MapProps) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNearScreen(box);
  return <div ref={box}>{near ? <LibraryMap {...props} /> : <EmptyBox {...props} />}</div>;
}
