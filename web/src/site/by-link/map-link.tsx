import { mapsLink, openInMaps } from '@streetlore/domain/city';
import styles from './cards.module.css';

type MapLinkProps = { readonly place: Parameters<typeof mapsLink>[0] };

export const MapLink = ({ place }: MapLinkProps) => (
  <a className={styles.map} href={mapsLink(place)} target="_blank" rel="noreferrer">
    {openInMaps}
  </a>
);
