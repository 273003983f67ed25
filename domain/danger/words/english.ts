import { abuse } from './abuse.ts';
import { alarm } from './alarm.ts';
import { animals } from './animals.ts';
import { body } from './body.ts';
import { breathing } from './breathing.ts';
import { conditions } from './conditions.ts';
import { everyday } from './everyday.ts';
import { falls } from './falls.ts';
import { fear } from './fear.ts';
import { fire } from './fire.ts';
import { idioms } from './idioms.ts';
import { illness } from './illness.ts';
import { loss } from './loss.ts';
import { menace } from './menace.ts';
import { people } from './people.ts';
import { pleas } from './pleas.ts';
import { selfHarm } from './self-harm.ts';
import { services } from './services.ts';
import { substances } from './substances.ts';
import { telling } from './telling.ts';
import { theft } from './theft.ts';
import { traffic } from './traffic.ts';
import { violence } from './violence.ts';
import { water } from './water.ts';
import { weapons } from './weapons.ts';

/** What the rules know of English: words and groups of words by what they mean. */
export const english = {
  ...abuse,
  ...alarm,
  ...animals,
  ...body,
  ...breathing,
  ...conditions,
  ...everyday,
  ...falls,
  ...fear,
  ...fire,
  ...idioms,
  ...illness,
  ...loss,
  ...menace,
  ...people,
  ...pleas,
  ...selfHarm,
  ...services,
  ...substances,
  ...telling,
  ...theft,
  ...traffic,
  ...violence,
  ...water,
  ...weapons,
};

export type Concept = keyof typeof english;
