import { alarm } from './alarm.ts';
import { body } from './body.ts';
import { harm } from './harm.ts';
import { hazards } from './hazards.ts';
import { idioms } from './idioms.ts';
import { illness } from './illness.ts';
import { loss } from './loss.ts';
import { people } from './people.ts';
import { pleas } from './pleas.ts';
import { selfHarm } from './self-harm.ts';
import { services } from './services.ts';
import { substances } from './substances.ts';
import { telling } from './telling.ts';
import { weapons } from './weapons.ts';

/** What the rules know of English: words and groups of words by what they mean. */
export const english = {
  ...alarm,
  ...body,
  ...harm,
  ...hazards,
  ...idioms,
  ...illness,
  ...loss,
  ...people,
  ...pleas,
  ...selfHarm,
  ...services,
  ...substances,
  ...telling,
  ...weapons,
};

export type Concept = keyof typeof english;
