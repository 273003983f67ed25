import type { LatLngTuple } from 'leaflet';
import look from '../../../ui/map/map.module.css';
import type * as MapLibrary from '../../../ui/map/streets.ts';
import type { MapPlace } from './places.ts';
import styles from './stops-map.module.css';

/** Closest zoom, for stops that are all in one street. */
const CLOSEST_FIT = 17;

type DrawOptions = {
  readonly still: boolean;
  /** One finger scrolls the page, two fingers zoom. */
  readonly touch: boolean;
  /** Called when streets begin or cease to load. */
  readonly onStreets: (there: boolean) => void;
};

export type Drawing = {
  show(places: readonly MapPlace[]): void;
  remove(): void;
};

/** Draws a map into `box`, which must have a size. Without tiles the box's background shows. */
export function drawMap(
  { control, divIcon, layerGroup, map, marker, streetLayer }: typeof MapLibrary,
  box: HTMLElement,
  { still, touch, onStreets }: DrawOptions,
): Drawing {
  const drawn = map(box, {
    attributionControl: false,
    zoomControl: false,
    dragging: !touch,
    scrollWheelZoom: false,
    inertia: !still,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
  });
  control.attribution({ prefix: false }).addTo(drawn);
  // The corner with the fewest markers: the first stop tends to lie in an upper corner.
  control.zoom({ position: 'bottomleft' }).addTo(drawn);
  const streets = streetLayer();
  streets.on('tileerror', () => onStreets(false));
  streets.on('tileload', () => onStreets(true));
  const markers = layerGroup().addTo(drawn);
  const fetchAgain = () => streets.redraw();
  window.addEventListener('online', fetchAgain);
  return {
    show(places) {
      const points = places.map(({ latitude, longitude }): LatLngTuple => [latitude, longitude]);
      drawn.fitBounds(points, { padding: [76, 52], maxZoom: CLOSEST_FIT, animate: false });
      streets.addTo(drawn);
      markers.clearLayers();
      for (const [index, place] of places.entries()) {
        // The keyboard reaches the link inside. Earlier stops lie on top, and the one under the
        // pointer or with the focus topmost.
        const link = markerLink(place);
        const icon = divIcon({ html: link, className: '', iconSize: [40, 40] });
        const options = { icon, keyboard: false, riseOnHover: true, zIndexOffset: -1000 * index };
        const made = marker([place.latitude, place.longitude], options).addTo(markers);
        link.addEventListener('focus', () => made.setZIndexOffset(10_000));
        link.addEventListener('blur', () => made.setZIndexOffset(options.zIndexOffset));
      }
    },
    remove() {
      window.removeEventListener('online', fetchAgain);
      drawn.remove();
    },
  };
}

function markerLink({ number, name, link }: MapPlace): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = link;
  anchor.target = '_blank';
  anchor.rel = 'noreferrer';
  anchor.draggable = false;
  anchor.className = styles.marker ?? '';
  const sticker = document.createElement('span');
  sticker.className = look.sticker ?? '';
  sticker.setAttribute('aria-hidden', 'true');
  sticker.textContent = String(number);
  const label = document.createElement('span');
  label.className = styles.name ?? '';
  label.textContent = `Stop ${number}: ${name}. Open in Maps`;
  anchor.append(sticker, label);
  return anchor;
}
