import { partnerStatuses } from '../partner/index.ts';
import * as partner from '../partner/queries.ts';
import type { Query, Ttl } from '../query/index.ts';
import * as tour from '../tour/queries.ts';

/** Who asks a query: visitors and everybody else, admins alone, or functions alone. */
export type Audience = 'everybody' | 'admins' | 'functions';

type Asked<Args extends unknown[]> = Args extends []
  ? Audience
  : { readonly who: Audience; readonly with: readonly Readonly<Args>[] };

/**
 * What a noun's module declares. A query without arguments says who asks it; one with arguments also names arguments for every shape that
 * it can take, which is every combination of conditions and orders: each may need an index of its own. A query that is forgotten
 * here does not compile.
 */
type Declared<Module> = {
  readonly [Name in keyof Module as Module[Name] extends (...args: never[]) => Query
    ? Name
    : never]: Module[Name] extends (...args: infer Args) => Query ? Asked<Args> : never;
};

/** One query of the product in one of its shapes. */
export interface Entry {
  /** Such as `tour.featuredTours`. */
  readonly name: string;
  readonly who: Audience;
  readonly query: Query;
}

function entries<Module extends object>(noun: string, module: Module, declared: Declared<Module>): Entry[] {
  return Object.entries<Audience | { who: Audience; with: readonly (readonly unknown[])[] }>(declared).flatMap(
    ([name, asked]) => {
      const build = module[name as keyof Module] as (...args: readonly unknown[]) => Query;
      const { who, with: samples } = typeof asked === 'string' ? { who: asked, with: [[]] } : asked;
      return samples.map((args) => ({ name: `${noun}.${name}`, who, query: build(...args) }));
    },
  );
}

/** Every query of the product, in every shape. */
export const catalogue: readonly Entry[] = [
  ...entries('partner', partner, {
    activePartners: 'everybody',
    activePartnersOf: { who: 'everybody', with: [['shoreditch']] },
    premiumPartners: { who: 'everybody', with: [[4]] },
    allPartners: 'admins',
    partnersListed: {
      who: 'admins',
      with: [null, ...partnerStatuses].flatMap((status) =>
        [null, 'Bar'].flatMap((type) => [null, 'sun'].map((word) => [status, type, word] as const)),
      ),
    },
    newestApplications: { who: 'admins', with: [[3]] },
    partnersOfStatus: { who: 'functions', with: [['active']] },
  }),
  ...entries('tour', tour, {
    publishedTours: 'everybody',
    featuredTours: 'everybody',
    allTours: 'admins',
    publishedStopsOf: { who: 'everybody', with: [['tour']] },
    publishedPlacesOf: { who: 'everybody', with: [['tour']] },
    stopsOf: { who: 'admins', with: [['tour']] },
    secretsOf: { who: 'admins', with: [['tour']] },
    placesOf: { who: 'admins', with: [['tour']] },
    placesAt: { who: 'functions', with: [['partner']] },
  }),
];

/** The fields by which documents end on their own. */
export const ttls: readonly Ttl[] = [];
