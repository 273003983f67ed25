/** Fire, gas, explosions, electricity, and crowds that flee. */
export const fire = {
  burns: `
ablaze, aflame, burnin, burning, caught alight, caught fire, fire, flames, going up in, in flames, inferno, is alight,
on fire, onfire, set alight, set fire, smoke, smoulder*, sparking, sparks, up in smoke`,
  burnt: `
apartment, bar, basement, battery, bike, bin, bins, boat, building, building opposite, building's, buildng, bus, cafe,
candle, car, cars, charger, chip pan, clothes, cooker, curtains, dress, e bike, ebike, escalator, everything, flat,
garage, garden, grass, grill, hair, hedge, her hair, his hair, hob, home, hostel, hotel, house, jacket, kitchen, lift,
lorry, market, mattress, motorbike, neighbour*, next door, oven, pan, platform, pub, restaurant, roof, room, rubbish,
scaffolding, school, scooter, shed, shop, socket, sofa, stall, station, store, stove, street, taxi, tent, train, tree,
truck, tube, upstairs, van, warehouse, window`,
  fires: `blaze, fire, inferno, on fire`,
  onFire: `on fire, onfire`,
  spreads: `
a real, actual, big fire, black smoke, brigade, broke out, broken out, cant see for, choking on, coming out,
everywhere, filling, full of, getting bigger, growing, huge, in here, in there, loads of, lots of, massive, pouring,
put out, real fire, smell of, smells of, someone set, spreading, there is a, theres a, thick, trapped`,
  gas: `carbon monoxide, chemical, chlorine, fumes, gas, petrol`,
  smells: `
breathed, breathing, dizzy, escaping, everywhere, hissing, leak*, leek, making me, making us, pipe, reek*, smel,
smell*, stink*, strong`,
  booms: `
bang, blast, bomb, boom, detonat*, explod*, explosion*, explosive*, grenade, gun fire, gun shot, gunfire, gunshot*,
riot, shooter, shooting, shot, stampede, ticking`,
  heard: `
big, big loud, dead, evacuat*, everyone, glass, going off, gone off, happened, has, hear, here, huge, hurt,
in the street, injured, just, loads of, loud, massive, near us, nearby, outside, people, police, run, screaming,
somebody, someone, suspicious, there, there has been, there is, there was, was, went off, were`,
  running: `crowd, everybody, everyone, hundreds, loads of people, people, thousands`,
  flees: `
crush, ducking, fleeing, panic, panicking, pushing, running, scattering, screaming, shouting run, stampede, surge,
trampled, trampling`,
  electric: `
cable, electric, electricity, fence, lamp post is, lamp posts, lamppost is, lampposts, live rail, plug, power cable,
power line, pylon, socket, third rail, wire`,
  shocks: `
arcing, bare, burned, burnt, buzzed, buzzing, came down, come down, crackling, electrocut*, exposed, fizzing,
hanging down, humming, live, shock, sparking, sparks, tingl*, zap`,
  leftBag: `abandoned, dodgy, strange, suspect, suspicious, ticking, unattended, wires`,
  bag: `backpack, bag, bags, box, device, holdall, luggage, package, parcel, rucksack, suitcase`,
} as const;
