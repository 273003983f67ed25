import { collections } from '@streetlore/domain/paths';
import { searchWords } from '@streetlore/domain/wording';
import { ofDocuments } from './migration.ts';

/**
 * Writes the fields that lists filter by and that came later than their documents: a query leaves out what lacks the field. Older
 * letters were under 'Open' nowhere, and no search found older partners.
 */
export const foundBy = ofDocuments('0002-found-by', {
  [collections.contactMessages]: ({ answered }) => (answered === undefined ? { answered: false } : null),
  [collections.partners]: ({ name, search }) =>
    search === undefined && typeof name === 'string' ? { search: searchWords(name) } : null,
});
