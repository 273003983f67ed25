/** Fire, water, traffic, heights, and what falls, breaks or goes off. */
export const hazards = {
  burns: `
ablaze, aflame, burnin, burning, caught alight, caught fire, fire, flames, going up in, in flames, inferno, is alight,
on fire, onfire, set alight, set fire, smoke, smoulder*, sparking, sparks, up in smoke`,
  burnt: `
apartment, bar, basement, battery, bike, bin, bins, boat, building, building opposite, building's, buildng, bus, cafe,
car, cars, charger, clothes, cooker, curtains, dress, e bike, ebike, escalator, everything, flat, garage, garden,
hair, her hair, his hair, home, hostel, hotel, house, jacket, kitchen, lift, lorry, market, motorbike, neighbour*,
next door, platform, pub, restaurant, roof, room, rubbish, school, scooter, shed, shop, socket, stall, station, store,
street, taxi, tent, train, tree, truck, tube, upstairs, van, warehouse, window`,
  spreads: `
a real, actual, big fire, black smoke, brigade, broke out, broken out, cant see for, choking on, coming out,
everywhere, filling, full of, getting bigger, growing, huge, in here, in there, loads of, lots of, massive, pouring,
put out, real fire, smell of, smells of, someone set, spreading, there is a, theres a, thick, trapped`,
  gas: `carbon monoxide, chemical, chlorine, fumes, gas, petrol`,
  smells: `
breathed, breathing, dizzy, escaping, everywhere, hissing, leak*, leek, making me, making us, pipe, reek*, smel,
smell*, stink*, strong`,
  water: `
basin, canal, canel, cannal, dock, drain, fountain, hole, ice, in the drink, lake, lock, manhole, marina, moat, mud,
pit, pond, pool, quicksand, regents canal, river, sea, sewer, shaft, swimming pool, thames, water, weir, wharf`,
  inWater: `
body in, boy in, boy in the, cant swim, child in, cycled into, dog in, drifting, dropped, dropping, drove into,
drown*, face down, fall, fallen, fel, fell, floating, girl in, girl in the, goes in, going in, going under, gone in,
gone into, he is in, hes in, jump, kid in, kid in the, man in, man in the, people in the, person in, person in the,
pulled in, pulled into, pushed, pushed in, rode into, rolled in, rolled into, she is in, shes in, slipped,
somebody in, someone in, someone in the, splashing, struggling, swept, threw, thrown, tripped into, under the,
went in, went into, woman in, woman in the`,
  rises: `
burst main, burst pipe, flash flood, flooded, floodin, flooding, floods, rising, trapped by, up to my, up to our,
water coming in, water is coming, water pouring, water rushing`,
  railway: `
in front of a bus, in front of a train, in front of the train, level crossing, live rail, platform, rail line, rails,
railway line, railway tracks, the lines, third rail, track, train line, train lines, train tracks, tram line,
under a bus, under a train, under the train`,
  onRail: `
boy on, caught, down, fallen, fell, fell on, fell onto, hit, jump, kid on, kids on, man on, on, onto, person on,
playing on, pushed, running on, somebody, someone, standing on, stuck, touched, trapped, under, walking on, walks on`,
  vehicle: `
barge, bicycle, bike, biker, bin lorry, black cab, bmw, boat, buggy, bus, cab, car, cars, cement mixer, coach,
cyclist, deliveroo, delivery rider, driver, dumper, e bike, e scooter, e-bike, e-scooter, ebike, electric bike,
electric scooter, escooter, fire engine, hgv, horse, jogger, lime bike, lime scooter, limebike, lorry,
mobility scooter, moped, motor, motorbike, motorcycle, police car, pram, pushchair, range rover, rickshaw, scooter,
skateboard, skateboarder, skater, stroller, taxi, tractor, train, tram, truck, tube, uber, van, vehicle, wheelchair,
wheelie bin`,
  crashes: `
accident, backed into, bumped into, came flying, came off, capsized, clipped, collided, collision, crash, crushed,
doored, dragged, drives into, driving at, driving into, drove at, drove into, fall off, fallen off, fell off,
flattened, flipped, flipped over, hit, hit by, hits, into a, into the, into us, knocked, knocked down, knocked off,
knocked over, knocks, knoked, mounted, mowed, mowed down, mown, out of control, overturned, plough*, plowed, rammed,
ran into, ran me over, ran over, reversed into, reversing into, rolled, rolled over, run down, run over, runned over,
runover, skidded, skidded into, slammed, smack into, smacked into, smash, smashed into, squashed, struck, stuck under,
swerved, t boned, thrown off, tipped, tipped over, trapped, under a, under the, upside down, went into, went over,
wiped out, written off`,
  thing: `
answer, app, bar, battery, bench, bin, block, board, building, bus, cafe, camera, cap, car, clock, clue, door, game,
gate, glasses, google, hat, head of the, heel of, hint, house, internet, it, it's, its, lamp, letter, light, link,
map, maps, mark, message, money, mural, page, paint, paste up, phone, place, plaque, plaster, points, poster, price,
pub, queue, road, sat nav, screen, shoe, shop, shutter, sign, signal, site, statue, sticker, street, sunglasses, text,
this, tile, time, timer, traffic, tube, umbrella, van, wall, weather, website, wheel, wifi, window`,
  game: `
an answer, answer is, answer to, app, app's, battery, clue, game, guess, hint, hunt, instructions, leaderboard, link,
log in, login, maths, my answer, our answer, page, point, puzzle, question, riddle, right answer, score, spelling,
the answer, the answers, thinking, this answer, vote, website, wifi, wrong answer, your answer`,
  overhead: `
balcony, barrier, beam, bench, board, branch, brick*, building, ceiling, cladding, concrete, crane, floor, gate,
glass, hoarding, ladder, lamp post, lamppost, lights, masonry, metal, piano, plank, pole, railing*, roof, scaffold*,
scafold*, shelf, shelter, sign, slate, speaker, stage, stairs, statue, steps, tile, tree, tv, wall, wardrobe, window`,
  comesDown: `
blew over onto, came down, cave, caved in, collapse, come down, come down on, coming down, crashing down, crush*,
dropped on, dropped onto, fallen on, fallen onto, falling down on, falling on, falling onto, fell on, fell onto,
fell through, gave way, given way, giving way, has fallen, landed on, on a boy, on a child, on a girl, on a kid,
on a lady, on a man, on a woman, on her, on her head, on him, on his head, on me, on my, on my head, on people,
on somebody, on someone, on the kids, on top of, on us, onto a, onto my, onto people, onto someone, raining down,
smashed on, tipped over, toppled, went through`,
  height: `
against, and banged, and broke, and cant, and cut, and hit, and hurt, and smashed, asleep and hit, backwards, bad,
badly, balcony, bike, bridge, building, canal, car park, chair, cliff, climbing frame, cobbles, crane, curb,
down some, down the, edge, escalator, face first, fence, flat on, floor, forwards, from, ground, hard, head first,
heights, hole, ice, in front of, into, kerb, kurb, ladder, leaves, ledge, off, off a, off the, on her, on his, on my,
onto, out of, over, over and, over on, pavement, platform, railing*, roof, scaffold*, scooter, stairs, stairwell,
step, through, tree, wall, wet, wheelchair, window`,
  falls: `
a fall, ate pavement, bad fall, came a cropper, came off a, came off her, came off his, came off my, collapsed to the,
come off her, come off his, come off my, dropped to the, face planted, faceplanted, fall down, fall from, fall in,
fall off, fall on, fall over, falled, fallen, falling, falls on, feel down, fel down, fell, gone down hard,
gone flying, gone over on, had a fall, had a tumble, keeled, landed badly, landed funny, landed on her, landed on his,
landed on my, missed a step, nasty fall, plummeted, plunged, slid, slid down, sliped, slippd, slipped, stacked it,
stumbled, taken a fall, taken a tumble, took a fall, took a spill, took a tumble, toppled, triped, tripped, tumbled,
went down hard, went down like, went flying, went over on`,
  stuck: `
boxed in, cannot get out, cant escape, cant get down, cant get off, cant get out, cant open, confined, imprisoned,
jammed, locked, pinned, shut in, stranded, stuck, stuk, trap, wedged`,
  confined: `
alley, attic, bars, basement, bathroom, between, bog, bogs, boot of, building, bus, by, by a, by the tide, cafe, car,
car park, cell, cellar, cemetery, churchyard, courtyard, crowd, crypt, cubicle, cupboard, disabled toilet, doors,
elevator, escalator, fence, fire, flat, gap, garage, garden, gate, grate, hole, in a room, in here, in the room,
in there, inside, island, ladies, lav, ledge, lift, loo, loos, mud, park, platform, portaloo, pub, public toilet,
railing*, revolving door, roof, room, shaft, shed, shop, smoke, stairwell, station, taxi, toilet, train, tree, tube,
tunnel, turnstile, uber, under, under a, underground, underneath, up here, up there, van, vault, warehouse, wire,
with him`,
  electric: `
cable, electric, electricity, fence, lamp post is, lamp posts, lamppost is, lampposts, live rail, plug, power cable,
power line, pylon, socket, third rail, wire`,
  shocks: `
bare, burned, burnt, buzzed, came down, come down, electrocut*, exposed, hanging down, live, shock, sparking, sparks,
tingl*, zap`,
  booms: `
bang, blast, bomb, boom, detonat*, explod*, explosion*, explosive*, grenade, gun fire, gun shot, gunfire, gunshot*,
riot, shooter, shooting, shot, stampede, ticking`,
  heard: `
big, big loud, dead, evacuat*, everyone, glass, going off, gone off, happened, has, hear, here, huge, hurt,
in the street, injured, just, loads of, loud, massive, near us, nearby, outside, people, police, run, screaming,
somebody, someone, suspicious, there, there has been, there is, there was, was, went off, were`,
  lies: `
asleep on, collapsed, crashed out, crumpled, curled up, face down, flat out, is lying, laid, laid out, lay, layin,
lieing, lies, lyin, lying, motionless, on the ground, out cold, passed out, rolling around, slumped, slumpt, sprawled,
unconscious`,
  ground: `
alley, bench, bus stop, bush, cobbles, concrete, curb, doorway, entrance, floor, flor, flour, gound, grass, ground,
gutter, in blood, in the alley, in the middle, kerb, path, pavement, pavment, platform, puddle, road, roadside,
stairs, steps, street, toilet, towpath, tracks`,
  running: `crowd, everybody, everyone, hundreds, loads of people, people, thousands`,
  flees: `
crush, ducking, fleeing, panic, panicking, pushing, running, scattering, screaming, shouting run, stampede, surge,
trampled, trampling`,
  treads: `
cut by, cut on, jabbed by, knelt on, picked up, pricked, sat on, scratched by, stabbed by, stepped on, stood on,
trod on`,
  sharp: `broken glass, glass, knife, metal, nail, needle, razor, rusty, syringe`,
  onFire: `on fire, onfire`,
  /** Who is on fire when all goes well. */
  onARoll: `
are, boys, boys are, girls, girls are, guys, im, lads, soul, team, us, we, were, weve, you, youre`,
  inTheWater: `
in canal, in river, in the canal, in the lake, in the lock, in the pond, in the river, in the thames, in the water,
off the bridge, on the ice, on the lines, on the track, over the railings, over the side, under the ice`,
  toFloor: `
hit the deck, hit the floor, hit the ground, on floor, on the deck, on the floor, on the ground, on the pavement,
on the road, onto the floor, onto the ground, to the floor, to the ground`,
  leaps: `climbed, climbing, dangling, dropped, hanging, jump, leaped, leapt, pushed, threw, thrown`,
  drop: `
balcony, bridge, car park, cliff, crane, fence, ledge, lock gates, off the ledge, platform, railings, roof, scaffold*,
stairs, top floor, tracks, window`,
  leftBag: `abandoned, dodgy, strange, suspect, suspicious, ticking, unattended, wires`,
  bag: `backpack, bag, bags, box, device, holdall, luggage, package, parcel, rucksack, suitcase`,
  fires: `blaze, fire, inferno, on fire`,
} as const;
