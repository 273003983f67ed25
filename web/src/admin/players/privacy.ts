import {
  aboutPersonInput,
  erasePersonOutput,
  exportPersonOutput,
  findPersonInput,
  findPersonOutput,
} from '@streetlore/domain/privacy';
import { callable } from '../../data/index.ts';

/** What is held about a person. Rejects with CallError, as do both below. */
export const findPerson = callable('findPerson', findPersonInput, findPersonOutput);
/** Everything that is held about a person. */
export const exportPerson = callable('exportPerson', aboutPersonInput, exportPersonOutput);
/** Takes a person out of everything that is kept, and says what stays; the same request again goes on where it stopped. */
export const erasePerson = callable('erasePerson', aboutPersonInput, erasePersonOutput);
