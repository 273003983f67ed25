import { stopPosition } from '@streetlore/domain/tour';
import type { TourValues } from '../data.ts';

/** In degrees, WGS 84. */
export type Position = { readonly latitude: number; readonly longitude: number };

export type Pin = {
  readonly number: number;
  readonly name: string;
  /** Null while the stop has no coordinates. */
  readonly position: Position | null;
  /** Whether hunts leave the stop out. The line then passes it over. */
  readonly isOut: boolean;
};

export type PlacedPin = Pin & { readonly position: Position };

export const isPlaced = (pin: Pin): pin is PlacedPin => pin.position !== null;

/** The stops' pins in playing order. */
export const pinsOf = (stops: TourValues['stops']): Pin[] =>
  stops.map((stop, index) => ({
    number: index + 1,
    name: stop.location_name,
    position: stopPosition(stop),
    isOut: stop.is_out,
  }));

/** Rounds a position as the form stores it. Six decimals are a tenth of a metre. */
export const toSixDecimals = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 1e6) / 1e6,
  longitude: Math.round(longitude * 1e6) / 1e6,
});
