import { type Neighborhood, neighborhoodSlug, neighborhoods } from '@streetlore/domain/city';

/** A colour of `[data-spray]` in tokens.css. */
export type Spray = (typeof neighborhoods)[Neighborhood]['spray'] | 'paper';

const named: Readonly<Record<string, { readonly spray: Spray }>> = {
  ...neighborhoods,
  'camden-town': neighborhoods.camden,
};

/** A neighbourhood's colour, by name or slug ('hackney-wick'); paper for an unknown one. */
export function sprayOf(neighborhood: string): Spray {
  return named[neighborhoodSlug(neighborhood)]?.spray ?? 'paper';
}
