/** Parts of the body, what hurts in them, and what breaks them. */
export const body = {
  body: `
abdomen, airway, ankle*, arm, armpit, arms, back hurts, back is, balls, belly, bellybutton, body, bone, breast*,
breathing, bum, buttock*, calf, cheek, cheekbone, chest, chin, collar bone, collarbone, ear, ears, elbow*, eye,
eyeball, eyebrow, eyelid, eyes, face, finger*, foot, forehead, genitals, groin, gum, gums, gut, guts, hair, hamstring,
hand, head, heel, hip, hips, his back, his side, jaw, kidney*, knee cap, kneecap, knuckle*, lap, leg, ligament, limb,
lip, lips, lower back, lung, mouth, muscle*, my back, my side, nail, neck, noggin, nose, nostril, palm, pelvis, penis,
rib, ribs, scalp, shin, shoulder*, side of him, side of his, side of my, skin, skull, spine, stomach, stomache, teeth,
temple, tendon, testicle*, thigh, throat, thumb, toe, toes, tongue, tonsil*, tooth, tum, tummy, vagina, waist,
whole body, windpipe, womb, wrist`,
  /** Parts whose discomfort is no walker’s. */
  innerParts: `
abdomen, arm, balls, belly, chest, ear, eye, eyes, groin, gut, guts, head, heart, jaw, kidney*, left arm, left side,
lung, neck, one side, right arm, right side, side, stomach*, teeth, testicle*, throat, tooth, tummy, womb`,
  /** What every walk tires. */
  tiredParts: `feet, knee, legs`,
  /** Parts that nobody mentions as their own without a reason. */
  ownParts: `
arm is, arms are, chest, chest is, eyesight, hands are numb, hands are tingling, head is bleeding, head is cut,
head is pounding, head is spinning, head is split, head is throbbing, heart is, heart stopped, insides,
legs are going, legs dont, legs gave, legs have, legs went, legs wont, private parts, privates, pulse, speech, throat,
vision, wound`,
  facePart: `cheek, eye, eyelid, face, lip, mouth, smile`,
  droops: `
crooked, droop*, dropped, dropping, fallen, gone numb, half, lopsided, melted, melting, not move, on one side,
one side, only half, sagging, skewed, sliding, slipped, twisted, uneven, wonky`,
  pain: `
agonizing, agony, ballooned, black and blue, blister*, buckled, burning, came off, came out, closed up, closing up,
clutching, come off, come out, cramp*, crushing, dangling, discomfort, done his, done my, droop*, excruciating,
feel funny, feel numb, feel tight, feel weird, feels heavy, feels hot, feels odd, feels strange, feels wrong,
funny angle, gave in, gave out, gave way, give way, given out, given way, going blue, gone black, gone blue,
gone dead, gone funny, gone numb, gone purple, gone weird, hanging by, hanging off, hurt, hurtin, hurtz, in bits,
infected, is blue, itching, itchy, jerking, locked up, lopsided, nearly off, numb, numbness, oozing,
out of its socket, out of place, pain, painful*, paralysed, paralyzed, payn, pian, poking out, popped, popped out,
pounding, puffed up, puffing up, puffy, rash, seized, severe, sharp, size of, spasm*, stabbing, sticking out, sting,
swelld, swelled, swelling up, swelling*, swollen, throbbing, tightening, tingles, tingling, tingly, turned blue,
turning blue, twice the size, twinge, twitching, unbearable, weird angle, weird shape, went blue, wrong angle,
wrong way, yellow pus`,
  discomfort: `
ache, beating fast, beating really fast, closing, clutches, clutching, fluttering, going like, going mad,
going really fast, gripping, heaviness, heavy, huge, killing, like the clappers, limp, massive, not slow down,
numbness, palpitations, pounding, pressure, racing, really sore, sat on, sitting on, skipping beats, so sore,
spinning, squeezing, stiff, swelled up, tender, thumping, tight, tightness, too sore, very sore, weak, weakness`,
  injury: `
amputat*, bang, bashed, bashed up, battered, bent, bit, bite, bitten, bleading, bled, bleed*, blood, bloodied,
blow to, boiling, boiling water, brake, break, brok, broken, bruise*, buggered, bump, burn, burnt, burst, busted,
caught, chopped, clobbered, clonked, crack, crush*, cut, cuts, cutt, deep, degloved, dislocat*, displaced, dog bite,
done in, elbowed, embedded, exposed, fell on, fractur*, fucked, gaping, gash*, glass, gone, gouged, graze,
hanging off, has gone, hit, hits, hole in, hot coffee, hot fat, hot oil, hot soup, hot tea, hot water, hurt, impaled,
injur*, jammed, kicked, knackered, knocked, lacerat*, leaking, lodged, lump, mangled, mashed, mashed up, nail,
nail in, needle, open wound, pierc*, pinched, pissing, popped, poured, pouring, pulled, pulped, punch*, punctur*,
ripped, ripped off, rolled, scald*, scrape*, scratched, severed, shard*, shattered, shut in, slash*, slice*, smack*,
smash*, snagged, snap, splinter, split, split open, sprain*, squash*, stabbed, stamped, steam, stepped on, stings,
stitches, stood on, stuck, stung, swollen up, tear, thorn, tore, torn, torn off, trap, trod on, twist, twsted,
whacked, wound, wrecked, wrenched`,
  blood: `blood, claret`,
  muchBlood: `
a lot, all over, alot, bad, badly, coming, cough*, covered, dripping, everywhere, fresh, from, gushing, heavily,
in his pee, in my pee, in my poo, in my urine, in my wee, in the toilet, leaking, lips, loads, losing, loss, lost,
lots, mouth, nose, not stopping, passing, peeing, pissing, pooing, pool, pouring, pours, puddle, puk*, running,
so much, soaked, spat, spit, spitting up, spraying, spurting, streaming, theres, threw up, throwing up, trail, vomit*,
weeing, wont stop`,
  cannotFeel: `
can not put, cannot lift, cannot move, cant bend, cant feel, cant put any weight on, cant put pressure on,
cant put weight on, cant raise, cant see out of, cant stand on, cant straighten, cant use, cant walk on,
lost all feeling in, lost feeling in, lost sight in, lost the feeling in, no feeling in, no movement in, not put,
unable to move`,
  treads: `
cut by, cut on, got stuck with, jabbed by, jabbed with, knelt on, picked up, pricked, pricked by, pricked with,
sat on, scratched by, stabbed by, stepped on, stood on, stuck with, trod on`,
  sharp: `broken glass, glass, knife, metal, nail, needle, razor, rusty, syringe`,
  /** What is a danger only where the text tells something. */
  whenTold: `
dead bloke, dead boy, dead girl, dead guy, dead lady, dead man, dead person, dead woman, in both eyes,
in her hand and, in his arm, in his chest, in his ear, in his eye, in his eyes, in his finger, in his foot,
in his leg, in his stomach, in his throat, in my arm, in my chest, in my ear, in my eye, in my eyes, in my finger,
in my foot, in my hand, in my head and, in my leg, in my neck, in my side, in my stomach, in my throat, in one eye,
in the back with, in the eye, into his eye, into my eye`,
  /** What a part of the body does that fails. */
  fails: `
at an angle, backwards, dead weight, facing backwards, facing the wrong, gone dead, gone floppy, gone heavy,
gone limp, gone stiff, inside out, not bend, not go up, not move, not slow, not slow down, not stop, not work,
on backwards, out of joint, sideways, stopped working, useless`,
  /** What goes into a body. */
  pierces: `
gone into, gone right through, gone straight through, gone through, in one side, nail through, poking through,
right through, stabbed through, straight through, through, went in, went into, went right through,
went straight through, went through`,
  /** How somebody holds what hurts. */
  clutches: `clutched, clutches, clutching, grabbed, grabbing, gripping, holding, holding his, holds, rubbing`,
  /** What somebody holds who is ill. */
  clutched: `arm, chest, heart, left arm, stomach, throat`,
  /** What burns skin. */
  scalding: `
acid, bleach, boiling, boiling coffee, boiling tea, boiling water, caustic, hot coffee, hot fat, hot oil, hot soup,
hot tea, hot water, paint stripper, scalding, tea`,
  /** Where on a body something scalding goes. */
  spilt: `
all over him, all over me, all over my, all over the baby, down him, down his, down my, in his eye, in his eyes,
in his face, in my eye, in my eyes, in my face, on her leg, on his arm, on his face, on his legs, on my arm,
on my face, on my hand, on my legs, over my, over the baby`,
} as const;
