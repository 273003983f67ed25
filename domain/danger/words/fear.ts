/** What people feel who are in danger. */
export const fear = {
  fear: `
afraid of, afraid to, am afraid of, anxiety attack, beside himself, beside myself, big fear, bricking, bricking it,
crapping myself, creeped out, distraught, distressed, fear for, fearing, freaked out, freaking, freaking out,
frieghtened, frighten, frightened to, frightning, getting frightened, getting really scared, getting scared,
have fear, have panic, hysterical, i am afraid, in fear, in panic, in tears, is afraid, paniced, panicing, panicked,
panicking, petrified, pooing myself, pooping myself, really afraid, really anxious, really frightened,
really panicking, really scared, scare, scared stiff, scared to, scarred, scarred for, scarred of, shaken, shaken up,
shaking, shit scared, shitting bricks, shitting it, shitting myself, shook up, so afraid, so anxious, so frightened,
so scared, sobbing, spooked, terified, terrified, terrifying, terrorised, threatened, traumatised, trembling, un safe,
uncomfortable, uncomfy, uneasy, unsafe, unsettled, very afraid, very anxious, very frightened, very scared,
worried sick`,
  worry: `concerned, worried, worry`,
  crying: `bawling, cries, cry, cryin, howling, screaming, upset, weeping, whimpering`,
  /** What people say that they are afraid of. */
  phobia: `of clowns, of commitment, of dogs, of geese, of heights, of pigeons, of rats, of spiders, of the dark`,
} as const;
