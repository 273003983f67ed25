import { collections } from '@streetlore/domain/paths';
import { completeWalk } from '../tours/complete-walk.ts';
import { ofCompletions } from './migration.ts';

/** Adds to older tours how far their walls lie apart, and the name of the first wall. */
export const walksMigration = ofCompletions('0008-walks', { [collections.tours]: completeWalk });
