import { city, isInLondon } from '@streetlore/domain/city';
import type { LatLng, LatLngTuple } from 'leaflet';
import { classes } from '../../../ui/classes.ts';
import look from '../../../ui/map/map.module.css';
import type * as MapLibrary from '../../../ui/map/streets.ts';
import { stopTexts as texts } from '../stop-texts.ts';
import styles from './map.module.css';
import type { PlacedPin, Position } from './pins.ts';

const START_ZOOM = 14;
/** Closest zoom, for stops that are all in one street. */
const CLOSEST_FIT = 17;

type DrawOptions = {
  readonly onPress: (number: number) => void;
  readonly onDrag: (number: number, to: Position) => void;
  readonly onMap: (at: Position) => void;
  /** Called when streets begin or cease to load. */
  readonly onStreets: (there: boolean) => void;
};

export type StopsDrawing = {
  /** The middle of the map, for admins without a pointer. */
  middle(): Position;
  /** Joins the stops by a line in playing order. */
  show(pins: readonly PlacedPin[], chosen: number | null): void;
  remove(): void;
};

const positionOf = ({ lat, lng }: LatLng): Position => ({ latitude: lat, longitude: lng });
const pointOf = ({ position: { latitude, longitude } }: PlacedPin): LatLngTuple => [latitude, longitude];
const matches = (query: string) => window.matchMedia(query).matches;

/** Draws the map into `box`, which must have a size. */
export function drawStops(
  { control, divIcon, layerGroup, map, marker, polyline, streetLayer }: typeof MapLibrary,
  box: HTMLElement,
  { onPress, onDrag, onMap, onStreets }: DrawOptions,
): StopsDrawing {
  const still = matches('(prefers-reduced-motion: reduce)');
  const { latitude, longitude } = city.mapStart;
  const drawn = map(box, {
    attributionControl: false,
    zoomControl: false,
    // On a touch screen one finger scrolls the page, and two move the map.
    dragging: !matches('(pointer: coarse)'),
    scrollWheelZoom: false,
    inertia: !still,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
  }).setView([latitude, longitude], START_ZOOM);
  control.attribution({ prefix: false }).addTo(drawn);
  control.zoom({ position: 'bottomleft' }).addTo(drawn);
  const streets = streetLayer();
  streets.on('tileerror', () => onStreets(false));
  streets.on('tileload', () => onStreets(true));
  streets.addTo(drawn);
  const shown = layerGroup().addTo(drawn);
  const fetchAgain = () => streets.redraw();
  window.addEventListener('online', fetchAgain);
  drawn.on('click', ({ latlng }) => onMap(positionOf(latlng.wrap())));

  const addPin = (pin: PlacedPin, isChosen: boolean) => {
    const icon = divIcon({ html: stickerOf(pin, isChosen), className: '', iconSize: [40, 40] });
    // Earlier stops lie on top, and the chosen one topmost.
    const zIndexOffset = isChosen ? 10_000 : -1000 * pin.number;
    const options = { icon, draggable: true, keyboard: false, riseOnHover: true, zIndexOffset };
    const made = marker(pointOf(pin), options).addTo(shown);
    made.on('click', () => onPress(pin.number));
    made.on('dragend', () => onDrag(pin.number, positionOf(made.getLatLng().wrap())));
  };
  let before: readonly PlacedPin[] | null = null;
  return {
    middle: () => positionOf(drawn.getCenter().wrap()),
    show(pins, chosen) {
      const mustFit = before === null ? pins.length > 0 : pins.some((pin) => hasLeft(pin, before ?? []));
      const isUnseen = pins.some((pin) => !drawn.getBounds().contains(pointOf(pin)));
      if (mustFit && (before === null || isUnseen))
        drawn.fitBounds(pins.map(pointOf), { padding: [52, 52], maxZoom: CLOSEST_FIT, animate: false });
      before = pins;
      shown.clearLayers();
      const way = pins.filter(({ isOut }) => !isOut).map(pointOf);
      for (const className of [styles.edge, styles.way])
        polyline(way, { className: className ?? '', interactive: false }).addTo(shown);
      for (const pin of pins) addPin(pin, pin.number === chosen);
    },
    remove() {
      window.removeEventListener('online', fetchAgain);
      drawn.remove();
    },
  };
}

/**
 * Whether a pin has moved within London. A half-typed coordinate lies elsewhere, and the map does not follow
 * it around the world.
 */
function hasLeft({ number, position }: PlacedPin, before: readonly PlacedPin[]): boolean {
  const { latitude, longitude } = position;
  const last = before.find((pin) => pin.number === number)?.position;
  return (last?.latitude !== latitude || last.longitude !== longitude) && isInLondon(latitude, longitude);
}

/** Leaflet places the pin by its `transform`, so the sticker that is turned is an element inside it. */
function stickerOf(pin: PlacedPin, isChosen: boolean): HTMLElement {
  const sticker = document.createElement('span');
  sticker.className = classes(look.sticker, styles.pin, isChosen && styles.chosen, pin.isOut && styles.isOut);
  sticker.setAttribute('role', 'img');
  sticker.setAttribute('aria-label', texts.named(pin));
  sticker.title = texts.named(pin);
  sticker.textContent = String(pin.number);
  return sticker;
}
