/** What people do to people. */
export const violence = {
  harm: `
abduct*, abuse, ambush*, asault*, assault*, assulted, atack*, attack*, attakced, attaked, barged, bash, batter,
beat her, beat him, beat me, beat my, beat the shit, beat up, beaten, beating, beats her, beats him, beats me, belted,
bite, bitten, bottled, brawl*, bullying, burned, chase, chinned, choke, clattered, clobber*, clouted, decked, drag,
drugged, elbowed, fighting, glassed, got hold of, grabbed hold of, groom, groped, gropes, groping, harm, has hold of,
hassled, headbutt*, hit, hits, hurt, jabbed, jumped on, jumping on, kayoed, kick, kickin, knocked her, knocked him,
knocked me, knocked my, knocked someone, knocked us, laid into, laid out, lamped, lunged, lunging, manhandled, mauled,
molest*, mug, nutted, pinned, pinning, pins, poisoned, pummel*, punch, punchin, push, pushin, ran over, raped, raping,
rob, roughed, roughed up, roughing up, rugby tackled, run over, scrap, set upon, shanked, shoot, shot, shove, slap,
slash, smack, sparked, sparking out, spat, spat at, spit at, spits, spitting, stab, stamped, stamping, stomp*,
strangl*, sucker punched, suffocated, tackled, thrash*, throttl*, thump, tortur*, trampled, twatted, walloped, whack`,
  /** What may be harmless between friends. */
  handles: `
barged, bit, brushed, bumped, caress*, chucked, chucking, coming for, cut, filmed, filming, fondl*, force, frighten,
go for, goes for, going for, grab, grabbin, grap, grope, has gone for, holding, jumped, kiss, licked, locked, locks,
lunge, poison, poked, pressed, pull, push past, rubbed, rubbing, rush, scared, scares, scaring, scratched, shook,
smash, spiked, spray, squeez*, squirted, strok*, swing, swung, threw, throw, thrown, tie, tied, toched, toching,
touch, toutch*, trapped, trip, trying to get, trying to make, tuching, undress*, went for`,
  passive: `
about to get, are being, been, been getting, bein, being, gets, gettin, getting, going to get, gonna get, got,
have been, is being, was, were`,
  /** What somebody says they will do. */
  violence: `
attack, bang me, bang us, bash, batter, beat, burn, cut, do me, do me in, do us, drown, fight, fight me, fight us,
finish me, get me, get us, gut, hang, harm, hit, hurt, kill, killin, merk, murder, punch, push me, push us, rape,
shank, shoot, slap, slit, smash, stab, strangle, throw me`,
  intent: `
about to, goin, going to, gona, gonna, gunna, he ll, hell, might, ready to, said he, said he d, said he ll, said hell,
saying he, saying theyre, says he, says hell, says theyll, they ll, theyll, threat*, tried to, try to, trying to,
wanna, want to, wanted to, wants to, will, would`,
  /** What is a danger in a man even without a verb. */
  threatens: `
abus*, armed, assault*, attack*, beating up, brandishing, chasing, dragging, exposing, fighting, flashing, follow*,
harass*, mugging, punching, robbing, stabbing, stalk*, swinging, threat*, waving`,
  screams: `
crying for, crying out, howling, hysterical, scream, screamin, screeming, shrieking, wailing, yelling for`,
} as const;
