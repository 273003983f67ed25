import { metresBetween, type Point } from './distance.ts';

/** What counts as near a wall: a minute or two on foot, in metres. */
const NEARBY = 150;

/** A cell of the grid in degrees. In London each side is a little over `NEARBY`. */
const CELL = { latitude: 0.00135, longitude: 0.0022 } as const;

const cellAt = ({ latitude, longitude }: Point, up: number, right: number) =>
  `${Math.floor(latitude / CELL.latitude) + up}_${Math.floor(longitude / CELL.longitude) + right}`;

/** The cell of the grid that a point lies in. */
export const cellOf = (point: Point): string => cellAt(point, 0, 0);

/**
 * The nine cells around a point. Whatever is near the point lies in one of them, so a query by
 * cells finds it, and `isNear` leaves out the rest.
 */
export const cellsAround = (point: Point): string[] =>
  [-1, 0, 1].flatMap((up) => [-1, 0, 1].map((right) => cellAt(point, up, right)));

/** Whether a point lies near any of the others. */
export const isNear = (point: Point, others: readonly Point[]): boolean =>
  others.some((other) => metresBetween(point, other) <= NEARBY);
