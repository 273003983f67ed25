import { city } from '@streetlore/domain/city';
import type { Position } from '@streetlore/domain/contest';
import type { LatLng, Marker } from 'leaflet';
import type * as MapLibrary from '../../../ui/map/streets.ts';
import styles from './submit.module.css';

const START_ZOOM = 12;
const PIN_ZOOM = 16;

export type DrawnPinMap = {
  /** For visitors who drop the pin without a pointer. */
  middle(): Position;
  show(position: Position): void;
  remove(): void;
};

const positionOf = ({ lat, lng }: LatLng): Position => ({ latitude: lat, longitude: lng });

/** Draws a map of London into `box`. A tap puts the pin there, and it can be dragged. */
export function drawPinMap(
  { control, divIcon, map, marker, streetLayer }: typeof MapLibrary,
  box: HTMLElement,
  onPin: (position: Position) => void,
): DrawnPinMap {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { latitude, longitude } = city.mapStart;
  const { south, north, west, east } = city.box;
  const drawn = map(box, {
    attributionControl: false,
    scrollWheelZoom: false,
    inertia: !still,
    zoomAnimation: !still,
    fadeAnimation: !still,
    maxBounds: [
      [south, west],
      [north, east],
    ],
    minZoom: 9,
  }).setView([latitude, longitude], START_ZOOM);
  control.attribution({ prefix: false }).addTo(drawn);
  streetLayer().addTo(drawn);
  let pin: Marker | undefined;
  drawn.on('click', ({ latlng }) => onPin(positionOf(latlng.wrap())));
  return {
    middle: () => positionOf(drawn.getCenter().wrap()),
    show({ latitude, longitude }) {
      if (!pin) {
        // Leaflet places the icon by its transform, so the part that turns is inside it.
        const drop = document.createElement('span');
        drop.className = styles.pin ?? '';
        const icon = divIcon({ html: drop, className: '', iconSize: [28, 28], iconAnchor: [14, 34] });
        pin = marker([latitude, longitude], { icon, draggable: true, keyboard: false });
        pin.on('dragend', () => pin && onPin(positionOf(pin.getLatLng().wrap())));
        pin.addTo(drawn);
      }
      pin.setLatLng([latitude, longitude]);
      drawn.setView([latitude, longitude], Math.max(drawn.getZoom(), PIN_ZOOM), { animate: !still });
    },
    remove: () => void drawn.remove(),
  };
}
