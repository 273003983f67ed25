import {
  aboutPersonInput,
  erasePersonOutput,
  exportPersonOutput,
  findPersonInput,
  findPersonOutput,
} from '@streetlore/domain/privacy';
import { callable } from '../../data/index.ts';

/**
 * Finds the data that is held about a person. Rejects with CallError, as do the functions below.
 */
export const findPerson = callable('findPerson', findPersonInput, findPersonOutput);
/** Exports all data that is held about a person. */
export const exportPerson = callable('exportPerson', aboutPersonInput, exportPersonOutput);
/**
 * Erases a person's data, and returns what stays. A repeated request continues where it stopped.
 */
export const erasePerson = callable('erasePerson', aboutPersonInput, erasePersonOutput);
