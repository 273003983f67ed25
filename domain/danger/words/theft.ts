/** What thieves do, and what they take. */
export const theft = {
  /** What only a thief does. */
  robs: `
burgled, drove off with, half inched, jacked, legged it with, made off with, nick, niked, off me, off us,
out of her hand, out of his hand, out of my hand, pick pocketed, pickpocketed, pinched, ran off with, rob,
rode off with, run off with, snachd, snached, snatch*, steal, stold, stole, stolen, stollen, swiped, thief, thieves`,
  /** What a thief does, and anybody else. */
  takes: `
abducted, after, demand, grab, has got, has got my, has got our, has my, has our, have got my, have got our, have my,
kidnapped, led away, lured, made off with, snatch, take, taken, took, tried to take, trying to take, walked off with,
want my, want our, wanted my, wanted our, wants my, wants our, went off with`,
  belongings: `
airpods, backpack, bag, bags, bank card*, belongings, bicycle, bike, buggy, camera, car, car keys, card, cash, chain,
coat, credit card*, dog, earrings, ebike, everything, fone, hand bag, handbag, headphones, inhaler, iphone, jacket,
jewellery, jewelry, keys, laptop, luggage, medication, mobile, moblie, money, moped, necklace, passport, phone,
possessions, purse, pushchair, ring, rolex, rucksack, scooter, stuff, suitcase, tablet, things, tote, trainers,
valuables, wallet, watch, wheelchair`,
} as const;
