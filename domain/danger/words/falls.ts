/** Heights, what falls, and where people are stuck. */
export const falls = {
  falls: `
a fall, ate pavement, bad fall, came a cropper, came off a, came off his, came off my, collapsed to the, come off his,
come off my, dropped to the, face planted, faceplanted, fall down, fall from, fall in, fall off, fall on, fall over,
falled, fallen, falling, feel down, fel down, fell, gone down hard, gone flying, gone over on, had a fall,
had a tumble, keeled, landed badly, landed funny, landed on his, landed on my, missed a step, nasty fall, plummeted,
plunged, slid, slid down, sliped, slipped, stacked it, stumbled, taken a fall, taken a tumble, took a fall,
took a spill, took a tumble, toppled, triped, tripped, tumbled, went down hard, went down like, went flying,
went over on`,
  height: `
against, and banged, and broke, and cant, and cut, and hit, and hurt, and smashed, and the train, asleep and hit,
backwards, bad, badly, balcony, between, bike, bridge, building, canal, car park, chair, cliff, climbing frame,
cobbles, crane, curb, down some, down the, edge, escalator, face first, fence, flat on, floor, forwards, from, ground,
hard, head first, heights, hole, ice, in front of, into, kerb, kurb, ladder, leaves, ledge, off, off a, off the,
on his, on my, onto, out of, over, over and, over on, pavement, platform, railing*, roof, scaffold*, scooter, stairs,
stairwell, step, through, tree, wall, wet, wheelchair, window`,
  leaps: `climbed, climbing, dangling, dropped, hanging, jump, leaped, leapt, pushed, threw, thrown`,
  drop: `
balcony, bridge, car park, cliff, crane, fence, ledge, lock gates, off the ledge, platform, railings, roof, scaffold*,
stairs, top floor, tracks, window`,
  overhead: `
balcony, barrier, beam, bench, board, branch, brick*, bridge, building, ceiling, cladding, concrete, crane, escalator,
floor, gate, glass, grandstand, hoarding, ladder, lamp post, lamppost, lights, lorry, masonry, metal, piano, plank,
platform, pole, pontoon, railing*, roof, scaffold*, scafold*, shelf, shelter, sign, slate, speaker, stage, stairs,
statue, steps, terrace, the whole, tile, tree, tv, wall, wardrobe, window`,
  comesDown: `
about to come down, about to fall, about to go, blew over onto, bowing, buckling, bulging, came down, came off, cave,
caved in, collapse, come down, come down on, cracking, crashing down, creaking, crush*, dropped on, dropped onto,
dropped something on, fallen on, fallen onto, fallen., falling down on, falling on, falling onto, fell on, fell onto,
fell out, fell through, gave way, given way, giving way, has come down, has come off, has dropped, has fallen,
hit a man, hit a woman, is fallen, is falling, landed on, lurching, on a bloke, on a boy, on a child, on a girl,
on a guy, on a kid, on a lady, on a man, on a woman, on him, on his head, on me, on my, on my head, on people,
on somebody, on someone, on the kids, on top, on top of, on two, onto a, onto my, onto people, onto someone,
raining down, rocking, sagging, shaking, shifting, smashed on, swaying, tipped over, toppled, underneath,
went through, wobbling`,
  lies: `
asleep on, collapsed, crashed out, crumpled, curled up, face down, flat out, is lying, laid, laid out, lay, layin,
lieing, lies, lyin, lying, motionless, on the ground, out cold, passed out, rolling around, slumped, slumpt, sprawled,
unconscious`,
  ground: `
alley, bench, bus stop, bush, cobbles, concrete, curb, doorway, entrance, floor, flor, flour, grass, ground, gutter,
in blood, in the alley, in the middle, kerb, path, pavement, platform, puddle, road, roadside, stairs, steps, street,
toilet, towpath, tracks`,
  toFloor: `
hit the deck, hit the floor, hit the ground, on floor, on the deck, on the floor, on the ground, on the pavement,
on the road, onto the floor, onto the ground, to the floor, to the ground`,
  stuck: `
boxed in, can not get back out, cant escape, cant get down, cant get off, cant get out, cant open, confined,
door has locked, door locked, door shut, door wont open, gates are locked, gates have shut, gates locked, imprisoned,
jammed, locked, locked in, locked us, not get out, not let us out, pinned, shut in, shut us in, stick in, stranded,
stuck, stuk, trap, wedged, wont let us out`,
  confined: `
alley, attic, bars, basement, bathroom, between the, bin store, bog, bogs, boot of, building, bus, by, by a,
by the tide, cafe, car, car park, cell, cellar, cemetery, changing room, churchyard, courtyard, crowd, crypt, cubicle,
cupboard, disabled toilet, doors, elevator, escalator, fence, fire, flat, gap, garage, garden, gate, grate, hole,
in a room, in here, in the room, in there, inside, island, ladies, lav, ledge, lift, loo, loos, mud, museum, park,
platform, playground, portaloo, pub, public toilet, railing*, revolving door, roof, room, shaft, shed, shop, smoke,
stairwell, station, storeroom, taxi, the gates, the shutters, theatre, toilet, train, tree, tube, tunnel, turnstile,
uber, under, under a, underground, underneath, up here, up there, van, vault, warehouse, wire, with him, yard`,
  /** Who is shut in. */
  shutIn: `
and i am inside, and we are inside, can not get out, he is inside, i am in it, i am still in, i am stuck, inside .,
no way out, not get out, still inside, with him inside, with me in it, with me inside`,
  /** What shuts them in. */
  shuts: `closed, closed up, door, gate, jammed, lift, locked, park, seized, shut, shutter, toilet`,
  /** What people are stuck in. */
  cage: `cable car, elevator, lift, revolving door, turnstile`,
} as const;
