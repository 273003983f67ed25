import { mapsLink } from '@streetlore/domain/city';
import { KEY_LOCATIONS_SHOWN, type TourStop } from '@streetlore/domain/tour';

/** In degrees, WGS 84. */
export type MapPlace = {
  readonly number: number;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** In a maps service. */
  readonly link: string;
};

/** Only stops of 'Key locations', in playing order: the map gives away no more than the list. */
export function placesOf(stops: readonly TourStop[]): MapPlace[] {
  return stops.slice(0, KEY_LOCATIONS_SHOWN).flatMap(({ stop_number, location_name, latitude, longitude }) => {
    if (latitude === null || longitude === null) return [];
    return [{ number: stop_number, name: location_name, latitude, longitude, link: mapsLink({ latitude, longitude }) }];
  });
}
