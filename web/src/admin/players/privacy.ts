import {
  aboutPersonInput,
  erasePersonOutput,
  exportPersonOutput,
  findPersonInput,
  findPersonOutput,
} from '@streetlore/domain/privacy';
import { callable } from '../../data/index.ts';

/** Rejects with CallError, as do the functions below. */
export const findPerson = callable('findPerson', findPersonInput, findPersonOutput);
export const exportPerson = callable('exportPerson', aboutPersonInput, exportPersonOutput);
/** Returns what stays. A repeated request continues where it stopped. */
export const erasePerson = callable('erasePerson', aboutPersonInput, erasePersonOutput);
