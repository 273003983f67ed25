/** Parts of the body, what hurts in them, and what breaks them. */
export const body = {
  body: `
abdomen, anckle, ancle, ankle*, arm, armpit, arms, back hurts, back is, balls, belly, bellybutton, body, bone,
breast*, breathing, bum, buttock*, calf, cheek, cheekbone, chest, chin, collar bone, collarbone, ear, ears, elbow*,
eye, eyeball, eyebrow, eyelid, eyes, face, finger*, fingernail*, foot, forehead, genitals, groin, gum, gums, gut,
guts, hamstring, hand, head, heel, her back, her side, hip, hips, his back, his side, jaw, kidney*, knee, knee cap,
kneecap, knuckle*, lap, leg, ligament, limb, lip, lips, lower back, lung, mouth, muscle*, my back, my side, nail,
neck, noggin, nose, nostril, palm, pelvis, penis, rib, ribs, scalp, shin, shoulder*, side of her, side of his,
side of my, skin, skull, spine, stomach, stomache, stomoch, teeth, temple, tendon, testicle*, thigh, throat, throath,
thumb, toe, toes, tongue, tonsil*, tooth, tum, tummy, vagina, waist, whole body, womb, wrist`,
  /** Parts whose discomfort is no walker’s. */
  innerParts: `
abdomen, arm, balls, belly, chest, ear, eye, eyes, groin, gut, guts, head, heart, jaw, kidney*, left arm, left side,
lung, neck, one side, right arm, right side, side, stomach*, teeth, testicle*, throat, tooth, tummy, womb`,
  /** What every walk tires. */
  tiredParts: `feet, knees, legs`,
  /** Parts that nobody mentions as their own without a reason. */
  ownParts: `
abdomen, ankle*, ankles, arm, armpit, back, belly, blood, body, bone, breast, bum, calf, cheek, chest, chin,
collarbone, cut, ear, ears, elbow*, eye, eyeball, eyes, eyesight, face, finger, fingers, foot, forehead, groin, gums,
guts, hamstring, hand, hand is, hands are numb, hands are tingling, head, head is bleeding, head is cut,
head is pounding, head is spinning, head is split, head is throbbing, hearing, heart, heel, hip, insides, jaw,
kidney*, knee, knees, knuckles, leg, leg is, legs are going, legs dont, legs gave, legs have, legs went, legs wont,
lip, lips, lung, mouth, muscle*, nail, neck, nose, pelvis, private parts, privates, pulse, rib, ribs, scalp, shin,
shoulder, skin, skull, speech, spine, stitches, stomach, teeth, temple, tendon, thigh, throat, thumb, toe, toes,
tongue, tooth, tummy, vision, wound, wrist`,
  facePart: `cheek, eye, eyelid, face, lip, mouth, smile`,
  droops: `
droop*, dropped, dropping, fallen, gone numb, half, lopsided, on one side, one side, only half, sagging, twisted,
wonky`,
  pain: `
agonising, agonizing, agony, are blue, ballooned, black and blue, blister*, buckled, burning, came off, came out,
closed up, closing up, clutching, come off, come out, coming off, cramp*, crushing, dangling, discomfort, done her,
done his, done my, droop*, excruciating, feel funny, feel numb, feel tight, feel weird, feels funny, feels heavy,
feels hot, feels numb, feels odd, feels strange, feels tight, feels weird, feels wrong, funny angle, gave in,
gave out, gave way, give way, given out, given way, giving way, going blue, gone black, gone blue, gone dead,
gone funny, gone numb, gone purple, gone weird, hanging by, hanging off, hert, hurt, hurtin, hurtz, in bits, infected,
is blue, itching, itchy, jerking, locked up, lopsided, nearly off, numb, numbness, oozing, out of its socket,
out of place, pain, painful*, paralysed, paralyzed, payn, pian, poking out, popped, popped out, pounding, puffed up,
puffing up, puffy, rash, seized, severe, sharp, size of, spasm*, stabbing, sticking out, sting, swelld, swelled,
swelling up, swelling*, swole, swolen, swollen, throbbing, tightening, tingles, tingling, tingly, turned blue,
turning blue, twice the size, twinge, twitching, unbearable, weird angle, weird shape, went blue, wrong angle,
wrong way, yellow pus`,
  discomfort: `
ache, beating fast, beating really fast, closing, clutches, clutching, fluttering, going really fast, gripping,
heaviness, heavy, huge, killing, limp, massive, numbness, palpitations, pounding, pressure, racing, really sore,
sat on, sitting on, so sore, spinning, squeezing, stiff, swelled up, tender, thumping, tight, tightness, too sore,
very sore, weak, weakness`,
  injury: `
amputat*, bang, bashed, bashed up, battered, bent, bit, bite, bitten, bleading, bled, bleed*, blood, bloodied,
blow to, boiling, boiling water, brake, break, brocken, brok, broke, broken, brokn, bruise*, bruising, buggered, bump,
burn, burnt, burst, busted, caught, chopped, clobbered, clonked, crack, crush*, cut, cuts, cutt, deep, degloved,
dislocat*, displaced, dog bite, done in, elbowed, embedded, exposed, fell on, fractur*, fucked, gaping, gash*, glass,
gone, gouged, graze, hanging off, has gone, hit, hits, hole in, hot coffee, hot fat, hot oil, hot soup, hot tea,
hot water, hurt, impaled, injur*, jammed, kicked, knackered, knocked, lacerat*, lodged, lump, mangled, mashed, nail,
nail in, needle, open wound, pierc*, pinched, pissing, popped, poured, pouring, pulled, pulped, punch*, punctur*,
ripped, ripped off, rolled, scald*, scrape*, scratched, severed, shard*, shattered, shut in, slash*, slice*, smack*,
smash*, snagged, snap, splinter, split, split open, sprain*, squash*, stabbed, stamped, steam, stepped on, stings,
stitches, stood on, stuck, stung, swollen up, tear, thorn, tore, torn, torn off, trap, trod on, twist, twsted,
whacked, wound, wrecked, wrenched`,
  blood: `blood, blud, claret`,
  muchBlood: `
a lot, all over, alot, bad, badly, coming, cough*, covered, dripping, everywhere, fresh, from, gushing, heavily,
in her pee, in his pee, in my pee, in my poo, in my urine, in my wee, in the toilet, leaking, lips, loads, losing,
loss, lost, lots, mouth, nose, not stopping, passing, peeing, pissing, pooing, pool, pouring, pours, puddle, puk*,
running, so much, soaked, spat, spit, spitting up, spraying, spurting, streaming, there is, theres, threw up,
throwing up, trail, vomit*, weeing, wont stop`,
  cannotFeel: `
cannot feel, cannot lift, cannot move, cant bend, cant feel, cant lift, cant move, cant put any weight on,
cant put pressure on, cant put weight on, cant raise, cant see out of, cant stand on, cant straighten, cant use,
cant walk on, cnt feel, lost all feeling in, lost feeling in, lost sight in, lost the feeling in, no feeling in,
no movement in, unable to move`,
  treads: `
cut by, cut on, got stuck with, jabbed by, jabbed with, knelt on, picked up, pricked, pricked by, pricked with,
sat on, scratched by, stabbed by, stepped on, stood on, stuck with, trod on`,
  sharp: `broken glass, glass, knife, metal, nail, needle, razor, rusty, syringe`,
  /** What is a danger only where the text tells something. */
  whenTold: `
dead bloke, dead boy, dead girl, dead guy, dead lady, dead man, dead person, dead woman, in both eyes, in her arm,
in her chest, in her eye, in her eyes, in her finger, in her foot, in her hand and, in her leg, in her stomach,
in her throat, in his arm, in his chest, in his ear, in his eye, in his eyes, in his finger, in his foot, in his leg,
in his stomach, in his throat, in my arm, in my chest, in my ear, in my eye, in my eyes, in my finger, in my foot,
in my hand, in my head and, in my leg, in my neck, in my side, in my stomach, in my throat, in one eye,
in the back with, in the eye, in their eyes, into her eye, into his eye, into my eye`,
} as const;
