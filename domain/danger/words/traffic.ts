/** Roads and rails. */
export const traffic = {
  vehicle: `
barge, bicycle, bike, biker, bin lorry, black cab, bmw, boat, buggy, bus, cab, canoe, car, cars, cement mixer, coach,
cyclist, deliveroo, delivery rider, dinghy, driver, dumper, e-bike, e-scooter, ebike, electric bike, electric scooter,
escooter, fire engine, forklift, hgv, horse, jogger, kayak, lime bike, lime scooter, limebike, lorry, milk float,
minibus, mobility scooter, moped, motor, motorbike, motorcycle, narrowboat, paddleboard, pedalo, police car, pram,
pushchair, quad, range rover, rickshaw, rowing boat, scooter, segway, skateboard, skateboarder, skater, stroller,
taxi, tractor, train, tram, trolley, truck, tube, uber, van, vehicle, wheelchair, wheelie bin`,
  crashes: `
accident, backed into, bumped into, came flying, came off, capsized, clipped, collided, collision, crash, crushed,
doored, dragged, drives into, driving at, driving into, drove at, drove into, fall off, fallen off, fell off,
flattened, flipped, flipped over, hit, hit by, hits, in a ditch, into a, into the, into the back of, into us, knocked,
knocked down, knocked off, knocked over, knocks, mounted, mounted the kerb, mounted the pavement, mowed, mowed down,
mown, nearly hit, on a kid, on its roof, on its side, on top of, out of control, overturned, pinned, plough*, plowed,
rammed, ran into, ran me over, ran over, reversed into, reversing into, rolled, rolled over, run down, run over,
runover, skidded, skidded into, slammed, smack into, smash, smashed into, squashed, struck, stuck under, swerved,
t boned, thrown off, tipped, tipped over, trapped, under a, under the, upside down, went into, went over, wiped out,
wrapped around, written off`,
  railway: `
in front of a bus, in front of a train, in front of the train, level crossing, live rail, platform, rail line, rails,
railway line, railway tracks, the lines, third rail, track, train line, train tracks, tram line, under a bus,
under a train, under the train`,
  onRail: `
boy on, caught, down, fallen, fell, fell on, fell onto, hit, jump, kid on, kids on, man on, on, onto, person on,
playing on, pushed, running on, somebody, someone, standing on, stuck, touched, trapped, under, walking on, walks on`,
} as const;
