/** What thieves do, and what they take. */
export const theft = {
  /** What only a thief does. */
  robs: `
burgled, drove off with, half inched, jacked, legged it with, made off with, nick, niked, off me, out of his hand,
out of my hand, pick pocketed, pickpocketed, pinched, ran off with, rob, rode off with, run off with, snachd, snatch*,
steal, stole, stolen, swiped, thief, thieves`,
  /** What a thief does, and anybody else. */
  takes: `
abducted, after, demand, grab, has got, have got my, have my, kidnapped, led away, lured, made off with, snatch, take,
taken, took, tried to take, trying to take, walked off with, want my, went off with`,
  belongings: `
airpods, backpack, bag, bags, bank card*, belongings, bicycle, bike, buggy, camera, car, car keys, card, cash, chain,
coat, credit card*, dog, earrings, ebike, everything, fone, hand bag, handbag, headphones, inhaler, iphone, jacket,
jewellery, jewelry, keys, laptop, luggage, medication, mobile, money, moped, necklace, passport, possessions, purse,
pushchair, ring, rolex, rucksack, scooter, stuff, suitcase, tablet, things, tote, trainers, valuables, wallet, watch,
wheelchair`,
  /** What a thief says. */
  demands: `
demanded, demanding, emptied, empty, empty out, gimme, give him, give it, give me, give over, give up, hand him,
hand it, hand over, take off, take out, taken, took, turn out, unlock, want`,
  /** What a thief wants of us. */
  stealable: `
bag, bags, bank card, belongings, card, cash, coat, his phone, jacket, jewellery, laptop, money, my phone, necklace,
phone, pin, pockets, purse, ring, stuff, the phone, trainers, valuables, wallet, watch, your phone`,
  /** How a thief says it. */
  tells: `
asked, asking, demand*, if we do not, made, making, now, or else, order*, said, say, says, tell, told, wanted, wants`,
} as const;
