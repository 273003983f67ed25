/** Heights, what falls, and where people are stuck. */
export const falls = {
  falls: `
a fall, ate pavement, bad fall, came a cropper, came off a, came off her, came off his, came off my, collapsed to the,
come off her, come off his, come off my, dropped to the, face planted, faceplanted, fall down, fall from, fall in,
fall off, fall on, fall over, falled, fallen, falling, falls on, feel down, fel down, fell, gone down hard,
gone flying, gone over on, had a fall, had a tumble, keeled, landed badly, landed funny, landed on her, landed on his,
landed on my, missed a step, nasty fall, plummeted, plunged, slid, slid down, sliped, slippd, slipped, stacked it,
stumbled, taken a fall, taken a tumble, took a fall, took a spill, took a tumble, toppled, triped, tripped, tumbled,
went down hard, went down like, went flying, went over on`,
  height: `
against, and banged, and broke, and cant, and cut, and hit, and hurt, and smashed, asleep and hit, backwards, bad,
badly, balcony, bike, bridge, building, canal, car park, chair, cliff, climbing frame, cobbles, crane, curb,
down some, down the, edge, escalator, face first, fence, flat on, floor, forwards, from, ground, hard, head first,
heights, hole, ice, in front of, into, kerb, kurb, ladder, leaves, ledge, off, off a, off the, on her, on his, on my,
onto, out of, over, over and, over on, pavement, platform, railing*, roof, scaffold*, scooter, stairs, stairwell,
step, through, tree, wall, wet, wheelchair, window`,
  leaps: `climbed, climbing, dangling, dropped, hanging, jump, leaped, leapt, pushed, threw, thrown`,
  drop: `
balcony, bridge, car park, cliff, crane, fence, ledge, lock gates, off the ledge, platform, railings, roof, scaffold*,
stairs, top floor, tracks, window`,
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
  lies: `
asleep on, collapsed, crashed out, crumpled, curled up, face down, flat out, is lying, laid, laid out, lay, layin,
lieing, lies, lyin, lying, motionless, on the ground, out cold, passed out, rolling around, slumped, slumpt, sprawled,
unconscious`,
  ground: `
alley, bench, bus stop, bush, cobbles, concrete, curb, doorway, entrance, floor, flor, flour, gound, grass, ground,
gutter, in blood, in the alley, in the middle, kerb, path, pavement, pavment, platform, puddle, road, roadside,
stairs, steps, street, toilet, towpath, tracks`,
  toFloor: `
hit the deck, hit the floor, hit the ground, on floor, on the deck, on the floor, on the ground, on the pavement,
on the road, onto the floor, onto the ground, to the floor, to the ground`,
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
} as const;
