/** Water, and who is in it. */
export const water = {
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
  inTheWater: `
in canal, in river, in the canal, in the lake, in the lock, in the pond, in the river, in the thames, in the water,
off the bridge, on the ice, on the lines, on the track, over the railings, over the side, under the ice`,
  flood: `
burst main, burst pipe, flash flood, flooded, floodin, flooding, floods, rising, trapped by, up to my, up to our,
water coming in, water is coming, water pouring, water rushing`,
} as const;
