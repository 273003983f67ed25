/** Animals, and what they do to people. */
export const animals = {
  animal: `
adder, alsatian, animal, bee, bees, bulldog, bully, bully dog, cat, cow, dawg, dog, dogs, fox, geese, german shepherd,
goose, hornet, horse, hound, jellyfish, mastiff, pit bull, pitbull, rat, rats, rottweiler, scorpion, snake, spider,
staffie, staffy, swan, tick, wasp, xl bully`,
  bites: `
attack*, barking and, bit, bite, bitten, chased, chasing, goes for, going crazy, going for, going mad, going nuts,
got him, got me, growling, has gone for, has got him, has got hold, has got my, has him, has hold, has me by, has my,
hissing at, hold of, jumped, jumping, latched, loose, lunged, lunging, mauled, mauling, no owner, not on a lead,
off lead, off the lead, on the loose, on top of, out of control, ran at, running at, savag*, scratch*, snapped at,
snapping at, sting, stuck, stung, teeth, went for, wont let go, wont let us`,
} as const;
