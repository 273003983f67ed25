/** Water, and who is in it. */
export const water = {
  water: `
basin, canal, dock, drain, fountain, hole, ice, in the drink, lake, lock, manhole, marina, moat, mud, pit, pond, pool,
quicksand, regents canal, river, sea, sewer, shaft, swimming pool, thames, water, weir, wharf`,
  inWater: `
body in, boy in, boy in the, cant swim, child in, cycled into, dog in, drifting, dropped, dropping, drove into,
drown*, face down, fall, fall in, fallen, fallen in, fell, fell in, floating, girl in, girl in the, goes in,
goes under, going in, going under, gone in, gone into, hes in, in difficulty, jump, kid in, kid in the, man in,
man in the, people in the, person in, person in the, poured, pulled in, pulled into, pushed, pushed in, rode into,
rolled in, rolled into, sinking, slid in, slipped, somebody in, someone in, someone in the, splashing, struggling,
swept, threw, thrown, tripped into, under, under the, went in, went into, went under, woman in, woman in the`,
  inTheWater: `
in a canal, in canal, in river, in the basin, in the canal, in the dock, in the drink, in the lake, in the lock,
in the pond, in the river, in the sea, in the thames, in the water, in the weir, off the bridge, on the ice,
on the lines, on the track, over the railings, over the side, under the barge, under the boat, under the ice,
under the water, under water, underwater`,
  flood: `
burst main, burst pipe, flash flood, flooded, flooding, floods, rising, trapped by, up to my, water coming in,
water is coming, water pouring, water rushing`,
} as const;
