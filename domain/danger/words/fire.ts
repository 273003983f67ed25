/** Fire, gas, explosions, electricity, and crowds that flee. */
export const fire = {
  burns: `
ablaze, aflame, burning, caught alight, caught fire, fire, flames, going up in, in flames, inferno, is alight,
on fire, onfire, set alight, set fire, smoke, smoulder*, sparking, sparks, up in smoke`,
  burnt: `
apartment, bar, barbecue, barge, basement, battery, bbq, bike, bin, bin store, bins, boat, building,
building opposite, building's, bus, cable, cafe, candle, car, cars, charger, chip pan, clothes, cooker, curtain,
cushion, dress, e bike, ebike, escalator, everything, flat, fryer, garage, garden, generator, grass, grill, hair,
hall, hedge, his hair, hob, home, hostel, hotel, house, jacket, kitchen, lift, lorry, market, mattress, motorbike,
narrowboat, neighbour*, next door, oven, pan, phone, platform, power bank, pub, restaurant, roof, room, rubbish,
scaffolding, school, scooter, shed, shop, socket, sofa, speaker, stall, station, store, stove, street, taxi, tent,
toaster, train, tree, truck, tube, upstairs, van, warehouse, wheelie bin, window`,
  fires: `blaze, fire, inferno, on fire`,
  onFire: `on fire, onfire`,
  spreads: `
a real, actual, big fire, black smoke, brigade, broke out, broken out, cant see for, choking on, coming out,
everywhere, filling, full of, getting bigger, growing, huge, in here, in there, loads of, lots of, massive, pouring,
put out, real fire, smell of, someone set, spreading, there is a, thick, trapped`,
  gas: `carbon monoxide, chemical, chlorine, fumes, gas, petrol, rotten egg, rotten eggs`,
  smells: `
breathed, breathing, coughing, dizzy, escaping, everyone has a headache, everywhere, eyes are, eyes burning,
feel sick, headache, hissing, leak*, leek, making me, passing out, pipe, reek*, sleepy, smel, smell*, stink*, strong`,
  booms: `
bang, blast, bomb, boom, detonat*, explod*, explosion*, explosive*, grenade, gun fire, gun shot, gunfire, gunshot*,
riot, shooter, shooting, shot, stampede, ticking`,
  heard: `
big, big loud, dead, evacuat*, everyone, glass, goes, going, going off, gone off, happened, has, hear, here, huge,
hurt, in the street, injured, just, loads of, loud, massive, near us, nearby, outside, people, police, run, screaming,
somebody, someone, suspicious, there, there has been, there is, was, went, went off, were`,
  running: `crowd, everybody, everyone, hundreds, loads of people, people, thousands`,
  flees: `
crush, ducking, fleeing, panic, panicking, pushing, running, scattering, screaming, shouting run, stampede, surge,
trampled, trampling`,
  electric: `
cable, electric, electricity, fence, lamp post, lamp post is, lamppost, lamppost is, live rail, plug, power cable,
power line, pylon, railing, socket, third rail, wire`,
  shocks: `
arcing, bare, burned, burnt, buzzed, buzzing, came down, come down, crackling, electrocut*, exposed, fizzing,
hanging down, humming, live, shock, sparking, sparks, tingl*, zap`,
  leftBag: `abandoned, dodgy, strange, suspect, suspicious, ticking, unattended, wires`,
  bag: `backpack, bag, bags, box, device, holdall, luggage, package, parcel, rucksack, suitcase`,
  /** How people say that what burns goes up. */
  goesUp: `
going up ., gone up ., gone up in, has gone up, is going up, melting, popping, smoking, smouldering, up in flames,
went up ., went up in`,
  /** What burns a house. */
  fuel: `accelerant, gas can, lighter fluid, paraffin, petrol`,
  /** How and where somebody pours it. */
  poured: `
at us, bottle of, by the, can of, everywhere, over, poured, pouring, splashed, squirting, threw,
through the letterbox, throwing, trail of`,
} as const;
