import { type TileLayer, tileLayer } from 'leaflet';

export { control, divIcon, layerGroup, map, marker } from 'leaflet';

/** OpenStreetMap's own tiles; its terms ask for the attribution and for a Referer, which our Referrer-Policy sends. */
const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const ATTRIBUTION =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">OpenStreetMap</a> contributors';
const DEEPEST_ZOOM = 19;

/** The streets of every map of the site. To be imported by `import()` alone, with a map that is opened (firebase/import-again.ts). */
export const streetLayer = (): TileLayer => tileLayer(TILES, { maxZoom: DEEPEST_ZOOM, attribution: ATTRIBUTION });
