import { type TileLayer, tileLayer } from 'leaflet';

export { control, divIcon, layerGroup, map, marker, polyline } from 'leaflet';

/**
 * OpenStreetMap's own tiles. Its terms require the attribution and a Referer header, which our
 * Referrer-Policy sends.
 */
const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const ATTRIBUTION =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">OpenStreetMap</a> contributors';
const DEEPEST_ZOOM = 19;

/** Load this module only with `import()`, when a map is opened (firebase/import-again.ts). */
export const streetLayer = (): TileLayer => tileLayer(TILES, { maxZoom: DEEPEST_ZOOM, attribution: ATTRIBUTION });
