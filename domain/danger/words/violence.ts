/** What people do to people. */
export const violence = {
  harm: `
abduct*, abuse, ambush*, asault*, assault*, atack*, attack*, attaked, barged, bash, batter, beat him, beat me,
beat my, beat the shit, beat up, beaten, beating, belted, bite, bitten, bludgeon*, bottled, brawl*, bullying, burned,
chase, chibbed, chinned, choke, clattered, clobber*, clouted, decked, done over, drag, drugged, elbowed, fighting,
glassed, glassing, got hold of, grabbed hold of, groom, groped, gropes, groping, hammered into, harm, has hold of,
hassled, headbutt*, hit, hits, hurt, jabbed, jumped on, jumping on, kayoed, kick, kickin, kicking in, knocked him,
knocked me, knocked my, knocked someone, laid into, laid out, lamped, laying into, leathered, leathering, lumped,
lunged, lunging, manhandled, mauled, molest*, mug, nick me, nutted, pelted, pinned, pinning, pins, poisoned, pummel*,
punch, punchin, push, pushin, rag me, ragging, ran over, raped, raping, rob, roughed, roughed up, roughing up,
rugby tackled, run over, scrap, set upon, shanked, shoot, shot, shove, slap, slash, smack, sparked, sparking out,
spat, spat at, spit at, spits, spitting, stab, stamped, stamping, started on, stomp*, strangl*, sucker punched,
suffocated, swung for, tackled, thrash*, throttl*, thump, tortur*, trampled, tried to stab, twatted, walloped,
went for, whack`,
  /** What may be harmless between friends. */
  handles: `
barged, bit, broke, broke my, brushed, bumped, caress*, chucked, chucking, coming for, cut, filmed, filming, fondl*,
force, frighten, goes for, grab, grabbin, grap, grope, has gone for, holding, jumped, kiss, licked, locked, locks,
lunge, poison, poked, pressed, pull, push past, ripped, rubbed, rubbing, rush, scared, scares, scaring, scratched,
shook, smash, spiked, spray, squeez*, squirted, strok*, swing, swung, threw, throw, thrown, tie, tied, toched, touch,
toutch*, trapped, trip, trying to get, trying to make, undress*, went for`,
  passive: `
about to get, been, been getting, bein, being, gets, getting, gonna get, got, have been, is being, was, were`,
  /** What somebody says they will do. */
  violence: `
attack, bang me, bash, batter, beat, burn, cut, do me, do me in, drown, fight, fight me, finish me, get me, gut, hang,
harm, hit, hurt, kill, killin, merk, murder, punch, push me, rape, shank, shoot, slap, slit, smash, stab, strangle,
throw me`,
  intent: `
about to, goin, gunna, he ll, hell, might, ready to, said he, said he d, said he ll, said hell, saying he,
saying theyre, says he, says hell, says theyll, theyll, threat*, tried to, try to, want to, will`,
  /** What is a danger in a man even without a verb. */
  threatens: `
abus*, armed, assault*, attack*, beating up, brandishing, chasing, dragging, exposing, fighting, flashing, follow*,
harass*, mugging, punching, robbing, stabbing, stalk*, swinging, threat*, waving`,
  screams: `
crying for, crying out, howling, hysterical, scream, screamin, screeming, shrieking, wailing, yelling for`,
} as const;
