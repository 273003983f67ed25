import look from '../../../ui/map/map.module.css';
import type { MapPlace } from './places.ts';
import styles from './stops-map.module.css';

/** A stop's number as a sticker that links to a maps service. */
export function markerLink({ number, name, link }: MapPlace): HTMLAnchorElement {
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
