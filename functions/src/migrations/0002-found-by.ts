import { collections } from '@streetlore/domain/paths';
import { searchWords } from '@streetlore/domain/wording';
import { ofDocuments } from './migration.ts';

/** Adds fields that lists filter by: a query leaves out documents without them. */
export const searchFieldsMigration = ofDocuments('0002-found-by', {
  [collections.contactMessages]: ({ answered }) => (answered === undefined ? { answered: false } : null),
  [collections.partners]: ({ name, search }) =>
    search === undefined && typeof name === 'string' ? { search: searchWords(name) } : null,
});
