/**
 * Common English words of three to nine letters that name no thing: without plurals, and
 * without '-ed' and '-ing' of verbs in the list. A player who types such a word instead of an answer
 * meant it: 'houses' is no slip for 'horses'.
 *
 * The words are from the sizes 10 and 20 of SCOWL, and those up to six letters from size 35 too,
 * http://wordlist.aspell.net: Copyright 2000-2016 by Kevin Atkinson. Permission to use, copy,
 * modify, distribute and sell these word lists, the associated scripts, the output created from the
 * scripts, and its documentation for any purpose is hereby granted without fee, provided that the
 * above copyright notice appears in all copies and that both that copyright notice and this
 * permission notice appear in supporting documentation. Kevin Atkinson makes no representations
 * about the suitability of this array for any purpose. It is provided "as is" without express or
 * implied warranty.
 */
export const englishWords: readonly string[] = `
aback abandon abate abbot abduct abet abhor abide ability abject ablaze able abler ablest ably abnormal aboard abode abolish
abolition abort abortion abound about above abroad abrupt absence absent absolute absorb abstract absurd abuse abuser abusive
abysmal academic accede accent accept access accident accompany accord accost account accrue accuracy accurate accuse accustom
ace ache aches achieve acid acne acoustic acquire acquit acre acrid acronym across act action activate active actively activity
actual actually acumen acute acuter adage adapt adaptor add addict addictive addition address adept adequate adhere adjacent
adjective adjoin adjust admirable admire admission admit ado adobe adopt adoption adore adorn adrift adroit ads advance
advantage advent adventure adverb adverse adversely advert advertise advice advisable advise adviser advisory advocate aeon
aesthetic afar affair affect affection affirm affix afford afield aflame afloat afoot afraid afresh after afternoon again
against age agency agenda agent aghast agile aglow ago agony agree agreement ahead ahoy aid aide ail aim aircraft aired airier
airing airy aisle ajar akin alarm alas albeit albino alcohol alcoholic ale alert alga algebra algebraic algorithm alias aliases
alibi alibis alight align alignment alike alive alkali all allay allege allegedly allergic alleviate alliance allocate allot
allow allowable allowance alloy allude allure ally almost alms aloft alone along alongside aloof aloud alpha already also altar
alter alternate although alto always amass amateur amaze amazes amazingly ambient ambiguity ambiguous ambitious amble ambush
amen amend amendment amid amidst amiss amoeba amok among amongst amoral amount amp ampere ample ampler amply amulet amuse
amusement anagram anal analogous analogue analogy analyse analysis analyst anatomy ancestor and anecdote anew anger angle angler
angst anguish animal annals annex announce annoy annoyance annual annually annul anoint anomaly anon anonymous another answer
anthem anthology antic antidote antique anus anuses anxious any anybody anyhow anyone anyplace anything anyway anywhere aorta
apart apathetic apathy aped apex apiece aping aplomb apologise apology appal apparatus apparent appeal appear append appendix
applause applicant apply appoint appraisal approach approval approve apt apter aptest aptly arable arbitrary arbour arcade
arcane arced archaic arched archive arcing ardent ardour are arguable arguably argue argument aria arid arise arisen arming army
aroma arose around arouse arrange array arrest arrival arrive arrogance arrogant arse arson artery artful article artistic
ascend ascent ashamed ashcan ashed ashen ashing ashore aside ask askew asleep aspect aspen aspire ass assail assault assemble
assembler assembly assent assert assertion assess asset assign assist assistant associate assort assume assure asterisk asthma
astray astronomy astute ate atheism atheist atom atomic atone atrocity attach attack attain attempt attend attendant attention
attest attire attitude attorney attract attribute auburn audible audience audio audit august aura aural authentic authorise
authority auto automate automatic autumn avail available avenge avenue average averse avert avid avoid avow avowal await awake
awaken award aware awareness away awe awful awfully awhile awkward awning awoke awoken awry axed axes axing axiom axis aye
azalea babble babied babier back backbone backer backlog backspace backward bacteria bacterium bad badder bade badly baffle
baggage bagged baggy bail bait bake balance balded balder bale ballad balled balm balmy ban banal band bandwagon bandwidth bandy
bang bani banish banked bankrupt banter barb bard bare barely barer barest bargain barge barked barking barman baroque barred
barren barrier barring barter base baser basest bash basic basically basis bask bastard baste batch bathe bathroom batted batter
battery battle baud baulk bawdy bawl bayed baying bayou bayous bazaar beaded beady beagle beaked beamed beaned bearding bearer
bearing beast beat beaten beater beautiful became because beckon become bedbug bedded bedder bedlam bedroom beef beefy been
beeper beer beeves befall befell befit before beg began begin beginner begun behalf behave behaviour behead beheld behind behold
being belch belie belief belies believe believer belled bellow belong beloved below belted bemoan bemuse bend bender beneath
benefit benign bent bereft berth beset beside best bestow bet beta betcha betray better bettor between beware beyond bias biases
bib bible biblical bicker bid bidden bide bigamy bigger biggest bigot bigotry biked biking bile bill billfold billion billow
binary bind binder binned biography biologist biology biped birded birth birthday bisect bit bitch bite bitmap bitten bitter
bizarre blab blackmail blame blamer blanch bland blank blare blast blatant blatantly blaze blazes bleach bleak bleary bleat bled
bleed blend bless blew blight blimp blindly blink blip bliss blithe blitz blob bloc blocked blocking blog blond blonde bloody
bloom blot blotch blow blown blued bluer bluest bluff bluing blunt blurb blurt blush board boast boated bob bobcat bode bodice
bodily body bogged bogging boggle bogus boil boiler bold bolder boldly bolted bombed bomber bombing bond boned bonier boning
bonus bony boo booby booked booking booklet bookshop bookstore boom boon boor boost booted bootee booth booty booze bop border
bore boredom born borne borrow bosom bossed bossy botany botch both bother bottom bough bought bounce bound boundary bounty bout
bovine bowed bowel bowing bowled boxcar boxed boxing boyish bra brace bracket brag braid brainy braise brake bran brand brandy
brash brassy brat brave braver bravo brawl brawn brawny bray brazen breach break breakdown breakfast breast breath breathe bred
breed breezy brethren brew bribe bridal bridle brief briefly brigade brighter brightest brightly brilliant brim brine bring
brink briny brisk broach broad broadcast broadly broil broke broker bronco brood broth brought browse bruise brunch brunt brutal
brute bubbly buck budded budge budget buff buffer buffet bug bugger bugled bugler build built bulge bulk bulky bulled bulletin
bully bum bummer bump bumper bumpy bunch bundle bung bungle bunion bunk buoyed burble burden bureau burgle burial burlap burly
burn burner burnt burp burr burro burrow bursar burst bury buses bushed bushel bushy busier busily business buss bust bustle
busy but butt butte buxom buy buyer buzzed buzzer bye bygone bypass byte byway cabbed cabled cabling cacao cache caches cackle
cacti cad caddie cadet caffeine caged cagey cagier caging cajole caked caking calculate calculus calico call caller callow
callus calm calmer calmly calve cam came cameo camp campaign camper campus can cancel cancer candid candidate candy canine
canker cannot canny canoed canon canonical canopy cant canter capable capacity caped caper capital capped captor capture carat
carded care career careful carefully careless caress cargo carnal carol carped carriage carrier carry carted cartel carton
cartridge carve case cashed cashew casino cask casket cast caste caster casual catalogue catch catchy category cater catholic
catnap catnip caucus caught caulk causal causality cause caution caveat caved caving cavity cavort caw cease cede celebrate cell
cellular censor census cent centrally centre century ceremony certain certainly certainty chafe chaff chairman chalky challenge
chamber champion chance change channel chant chaos chaotic chapter char character charge charm chart charter chase chasm chaste
chat chatty cheap cheaper cheapest cheaply cheat check checker cheep cheer cheerful cheery chemical chemistry cheque chequer
cherub chew chewy chi chic chicer chick chide chief childhood childish chill chilly chime chink chintz chirp choice choir choke
choose choosy chop choppy choral chord chore chorus chose chosen chow chuck chug chum chummy chunk chunky churn chute cinch
cinder cipher circa circuit circuitry circular circulate cite citizen citric citrus civic civil civilian civilise clack clad
claim clammy clamp clan clang clank clap claret clarify clarity clasp classed classic classical classify classing classy clause
clawed cleaned cleaner cleanest cleaning cleanly clear clearance clearer clearest clearly cleat cleave clef cleft clench clergy
clerk clever cleverer cleverest click client climax climb clime clinch cling clinic clinical clink clip clique clod clone close
closely closer closest closet closure clot clothe cloudy clout cloven club cluck clue clump clumsy clung cluster clutch coach
coaled coarse coated coax cob cobble cock cocky cocoon codded code coerce coffee coffer cogent cognac coherent coiled coincide
coined coining coked coking cold colder coldly colic collapse collate colleague collect college collie colon colony colour colt
column coma combat combed combine come comedy comely comfort comic comma command commence comment commit committee commodity
common commonly communal communism communist community compact companion company compare compel compete competent compile
compiler complain complaint complete complex comply component compose composite compound compress comprise compute con conceal
concede conceive concept concern concert concerto concise conclude concur condemn condense condition condom condone conduct
confer confess confident configure confine confirm conflict conform confront confuse confusion congest connect connector
conscious consensus consent consider consist console constant constrain construct consul consult consume consumer contact
contain container contempt contend content contest context continual continue continuum contour contract contrary contrast
contrive control converse convert converter convex convey convict convince convoy coo cooked cooker cookies cooking cool cooler
coolly coop cooper cooperate cop cope copier copy copyright cord cordon core corked cornea corned cornet corny corporate corps
corpse corpus corral correct correctly correlate corridor corrupt cortex cosier cosily cosmic cosmology cost costly cosy cough
could council counsel count counter countless country county coup coupled coupling coupon courage courier course court courtesy
cove cover coverage covert covet coward cowed cower cowing cox coy coyer coyest crabby crack craft crafty crag craggy cram cramp
craned crank cranky crap crash crass crated crave crawl craze crazes crazy creak creaky creamy crease create creation creative
creator credible credit creed creep creepy crepe crept crest cretin crew crib crime criminal cringe crises crisis crispy
criteria criterion critic critical criticise criticism croak crock crofts crony crook croon crop crossed crossroad crotch crouch
crowded crowding crowed crucial crude cruder cruel cruelty cruise crumb crummy crunch crush crust crusty crux cry cryptic cubed
cubic cubing cuddle cuddly cue cuff cull culprit cult cultural culture cumming cums cunning cup cupful cur curb curd curdle cure
curfew curio curiosity curious curiously curl curly currency current currently curse cursor curt curter curtsy curved custom
customary customer cut cuter cutest cutlet cutter cycle cyclic cynic cynical cyst dab dabble daemon daft daily dainty dairy dais
daises dally dam damage dame damn damnation damp dampen damper damsel dance dandy danger dangerous dangle dank danker dapper
dare darken darker darkly darkness darn darted dash data database date datum daub daunt dawdle dawn day daylight daytime daze
dazes dazzle deacon deaden deader deadline deadly deaf deafer deal dealer dealt dean dear dearer dearly dearth deaves debase
debatable debate debit debris debt debtor debug debugger debunk debut decade decay deceit decent decide decimal decision decked
declare decline decode decoy decrease decree decry dedicate deduce deduct deduction deed deem deepen deeper deepest deeply
deface defame default defeat defect defective defence defend defensive defer defile define definite deform deft defter deftly
defy degrade degree deify deign deity deject delay delete deletion deli delicate delicious delight delis deliver delivery delta
delude deluge delusion deluxe delve demand demean demented demise democracy demolish demon demote demure denial denote dense
denser density dent dental deny depart departure depend dependant dependent depict deport depose deposit depress deprive depth
deputy derail derange deride derive descend describe deserted deserting deserve design designate designer desirable desire
desist desktop despair desperate despise despite despot destine destroy detach detail detain detect detection detector deter
determine deterrent detest detour detract devastate develop developer deviation device devious devise devoid devote devour
devout diagnosis diagonal diagram dial dialect dialog dialogue diameter diaper diced dicing dictate dictator did die diesel diet
differ different difficult dig digest digit digital dignity diked diking dilate dilemma dill dilute dim dime dimension dimer
dimly dimmer dimple din dine diner dingy dinner dip dire direct direction directive directly director directory direr direst
dirge dirt disable disagree disappear disarm discard discharge disco discount discover discovery discrete discus discuss disease
disguise disgust dished dishonest disk dislike dismal dismay dismiss disorder disown dispel display disposal dispose dispute
disregard disrupt distance distant distil distinct distort distract distress disturb disuse ditch dither ditto ditty dive
diverse diversity divert divest divide divine division divorce dizzy docile docked doctor doctrine document dodge doe doer
dogged dogma doily dole dollar dolled domain domed domestic dominant dominate doming don donate donation done donor doodle doom
doped dopey dopier doping dorsal dos dose dote dotted dotting doubled doubling doubly doubt doubtful doubtless dour dourer douse
dowdy down downhill downright downwards downy dowry doze dozen dozes drab draft drag drained draining drama dramatic drank drape
drastic draught draw drawback drawl drawn dread dreadful dreamed dreaming dreamt dreamy dreary dredge dregs drench dressed
dressing dressy drew drier driest drift drily drink drip drive drivel driven droll drone drool droop drop dross drove drown
drowse drowsy drudge drug drunk drunken dry dryer dual dub dubious ducked duct dud dude due duel duet duff dug dugout dull
duller dully duly dumb dumber dump dumpster dumpy dunce dung dunk dunno duo dupe duplex duplicate duration duress during dusk
dusky dusted dusty duty dwell dwelt dye dynamic dynamo each eager eagerly earlier earliest early earn earner earthy ease easier
easiest easily east eastern easy eat eaten eater eave ebb eccentric echo echoes ecology economic economy eczema eddy edge edger
edgier edgy edible edict edit edition editor editorial educate education eerie eerier effect effective efficient effort egged
egging ego egoism eighteen eighth eighty either eject eke elaborate elapse elderly eldest elect election electoral electron
elegant elegy element elevator eleven elicit eligible eliminate elite elitist elope else elsewhere elude elves email embalm
embark embarrass embed emblem embody emboss embryo emerge emergency eminent eminently emir emit emotion emotional emphasis
emphasise empire empirical employ employee employer empty emulate emulation emulator enable enact encase enclose encode encore
encounter encourage end endear endeavour endive endless endlessly endow endure enema enemy energy enforce engage engulf enhance
enigma enjoy enjoyable enjoyment enlarge enlighten enlist enmity enormous enough enquire enquiry enrage enrich enrol ensign
ensue ensure entail enter entertain entice entire entirely entirety entitle entity entrap entry envisage envoy envy enzyme epic
episode epoch equal equally equate equation equine equip equipment equity era erase erect ergo erode erotic err errand errant
erroneous error erupt escape escort esoteric essay essence essential establish estate esteem estimate etch eternal eternity
ether ethic ethical ethnic ethos etymology eulogy eureka evade evaluate eve even evener evenly event eventual ever every
everybody everyday everyone evict evidence evident evidently evoke evolution evolve ewe exact exactly exalt exam examine
examiner example exceed excel excellent except exception excess excessive exchange excise excite exclude exclusion exclusive
excuse execute execution executive exempt exercise exert exhale exhaust exhibit exhort exhume exile exist existence exited
exiting exodus exotic expand expansion expect expel expend expense expensive expert expertise expire expiry explain explicit
explode exploit explore explosion explosive export expose exposure express extant extend extension extensive extent external
extol extort extra extract extreme extremely extremist exude exult eyed eyeing eyesight fable facade faced facet facial facile
facility facing fact factor factual factually faculty fad fade faeces faggot fail failure faint fainter faintest fair fairer
fairest fairly fairness faith faithful fake fall fallacy fallen false falser falter famed familiar fancy fang fanned fantastic
fantasy far farce fare farewell farmed farther farthest fascinate fascist fashion fast fasten faster fastest fatal fate fathom
fatten fatter fatty fatuous faucet fault faulty fauna favour favourite fawn faze fazes fear feasible feast feat feature fed
federal fee feeble feedback feeder feeding feel feeler feign feint feline fell feller fellow felon felony felt female feminist
fen fenced fend fender fester festival fetch feted fetid feting fetish fetter fetus feud feudal fever few fewer fewest fez
fezzes fiasco fib fibber fibre fiche fickle fiction fictional fiddled fiddling fiddly fidget fiend fierce fiery fiesta fifteen
fifth fifty fight fighter figure filch file filet fill filler fillet filly filmed filming filmy filter filth filthy final finale
finalise finally finance financial find fine finely finer finest finish finite fired firing firm firmer firmly firstly fiscal
fished fisher fishing fishy fit fitful fitter fiver fix fizz fizzle fizzy flabby flagged flagging flail flair flak flake flaky
flamed flank flap flare flash flashy flatly flaunt flavour flaw fleck fled flee fleecy fleet flesh fleshy flew flex flexible
flick flied fliest flight flimsy flinch fling flip flirt flit float flock flog flooded flooding flop floppy flora floral florid
floss flout flow flown flu flue fluent fluff fluffy fluid fluke flung flunk flunky flurry flush fluted flux flyer foaled foam
foamy focal focus fodder foe fogey fogged foggy foible foiled foist fold folder folk folksy follow follower folly foment fond
fonder fondle fondly font food fool foolish football footed footnote for forage foray forbade forbid forbidden force forcibly
ford fore forecast forego foreign foreigner forever forgave forged forger forget forgive forgiven forgo forgot forgotten forked
form formal formally format formation former formerly formula formulae forte forth fortnight fortunate fortune forty forum
forward fossil foster fought foul fouler found fount fourteen fourth fowled foxed foxier foxing foxy foyer fracas fraction
fragile fragment frail framed framework franc frankly frantic fraud fray freak free freely freer freest freeway freeze freezes
frenzy frequency frequent fret friar friction friendly frieze fright frighten frigid frill frilly fringe frisk frisky frivolous
frizzy fro frock frolic from frond front frosty froth frothy frown froze frugal fruity frustrate fry fudged fuel fulfil full
fuller fullest fully fumble fume fun function fund funeral fungi funner funnier funniest funny furl furniture furore furred
furrow furry further furthest fury fuse fusion fuss fussy futile future fuzz fuzzy gab gadget gag gaiety gaily gain gait gal
gala galactic gale gall galley gallon gallop galore gambit gamble gamed gamer gamest gaming gamma gamut gander ganged gap gape
garb garbage garble gargle garish garnet gases gash gasket gasoline gasp gassed gated gather gating gaudy gauge gaunt gauze gave
gavel gawk gawky gay gayer gayest gaze gazes geared gearing gee gel geld gender gene genera general generally generate generator
generic generous genetic genial genies genii genocide genre gentle gentleman gentlemen gently gentry genuine genuinely genus
geography geology geometry germ gesture get ghastly ghetto gibber gibberish giddy gift gig giggle gild gill gilt gimme ginned
girder girdle girth gist give given glad glade gladly glance gland glare glassy glaze glazes gleam glean glee glen glib glibly
glide glider glint gloat global globally gloom gloomy glorious gloss glossy gloved glow glower glued gluing glum glut gnarl
gnash gnaw gnu gnus goad goal goalie goatee gob gobble godly goes goggle going golf golfer gone goner gonged gonna goo good
goodbye goodness goody gooey goof goofy gooier goon goosed gopher gore gorged gorgeous gorier gory gosh gospel gossip got gotten
gouge gourd gout govern gowned grab graced grade grader gradual gradually graduate graffito graft grain gram grammar grand grant
graphic graphical grasp grassy grate grateful grater graved graven graver graze grazes grease greasy greater greatest greatly
greedy greet grew greyed greyer grid grief grieve grill grille grim grimly grimy grin grind grip gripe grisly grit gritty groan
groggy groin groove groovy grope gross grossly grouch ground grouped grouping grove grovel grow grower growl grown growth groyne
grub grubby grudge gruel gruff grumpy grunt guarantee guard guess guffaw guidance guided guideline guiding guild guile guilt
guilty guinea guise gulch gulf gulled gullet gullible gully gulp gummy gunman gunmen gunned gunner gurgle guru gurus gush gusher
gust gusty gut gutter guyed guying guzzle gybe gyrate habit hack hacker had hag haggle hailed haircut hairdo haired hairy hale
haler halest hall halo halon halt halter halve hammed hamper handbook handed handful handicap handing handled handler handling
handy hang hangover hanker happen happier happiest happily harass hard hardback harden harder hardest hardly hardship hardware
hardy hared harem hark harlot harm harmful harmless harped harrow harry harsh hart has hash hassle haste hasten hasty hatch hate
hatted haul haunt have haven havoc hawked hayed haying hazard haze hazes hazier hazy headache headed header heading headline
heady heal healer health healthy heap hear heard hearse heartily hearty heated heater heath heating heave heavier heaviest
heavily heavy heckle hectic hedged heed heeled hefty heifer height heir held hello helm help helper helpful helpless hem hemp
hence her herald herd here hereby herein heresy heritage hernia heroes heroic heroin herpes herself hes hesitate hew hey heyday
hiatus hiccup hick hid hide hideous hideously hierarchy higher highest highlight highly highway hijack hike hiker hilarious
hilly hilt him himself hind hinder hindsight hinged hint hipped hipper hire his hiss historian historic hit hitch hither
hitherto hive hoard hoarse hoax hobble hobby hobnob hobo hock hockey hoe hogged hoist hold holder holdup hole holiday holier
holler hollow homage homed homely homey homier homing hone honest honestly honesty honk honorary honour hood hoofed hooked
hooking hooped hooray hoot hooter hooves hoped hopeful hopefully hopeless hoping hopped hopper horde horned horny horrible
horribly horrid horrific horrify horror horsed hosed hosing host hostel hostile hot hotbed hotly hotter hour hourly housed
household housing hove hovel hover how however howl hub hubbub huddle hue huff huffy hug hugely huger hugest huh hull hum human
humane humanity humble humbly humid humorous humour hump hunch hundred hung hunger hungry hunk hunt hurdle hurl hurrah hurry
hurt hurtle hush husk hustle hutch hybrid hymn hymnal hyphen hypocrisy hypocrite iced icier iciest icon icy idea ideal ideally
identical identify identity ideology idiocy idiom idiotic idle idler idlest idly idol ifs ignite ignorance ignorant ignore ilk
ill illegal illegally illness illogical illusion image imaginary imagine imbalance immature immediate immense immensely imminent
immoral immortal immune imp impact impair impale impart impede impel impend imperfect imperial impish implement implicit imply
import important impose impress imprison improve impulse impure inability inane inaner inborn inbred incapable incentive incest
inch incidence incident incite incline include inclusion inclusive income incorrect increase increment incur indeed indent index
indicate indicator indict indirect indoor induce induct induction indulge industry inept inert inertia infamous infamy infant
infantile infect infection infer inference inferior infest infinite infinity infirm infix inflation inflict influence influx
info inform informal infuse ingenious ingest inhabit inhale inherent inherit inhibit initial initially initiate inject injure
injury injustice inked inkier inking inky inlaid inland inlay inlet inmate inn innate inner innocence innocent input inquire
inquiry ins insane insecure insert insertion inside insidious insight insist insofar inspect inspire install instance instant
instantly instead instep instil instinct institute instruct insult insurance insure intact intake integer integral integrate
integrity intellect intend intense intensely intensity intensive intent intention inter interact interest interface interfere
interim interior intern internal interpret interrupt interval intervene interview intimate into intrinsic introduce intuitive
invade invalid invasion invent invention inverse invert invest invite invoke involve inward iodine ion iota irate ire irises irk
ironed ironic irony irritate isle isolate isolation issue italic itch itchy item its itself jab jabber jack jade jagged jailed
jailer jalopy jamb jammed jamming jangle jargon jarred jaunt jaunty jawed jawing jay jazzed jealous jeer jell jerk jerky jersey
jest jet jibe jiffy jig jiggle jilt jingle jinx job jog jogger join joint jointly joke jolly jolt jostle jot journal journey
jovial joy joyful joyous judged judgement judging judo jugged juggle juiced juicy jumble jumbo jump jumpy junction junior junk
junket junkie junta juror jury just juster justify justly jut jute juvenile karat keel keen keener keenly keep keg ken kept kerb
kernel keyed keying keystroke keyword khakis kick kidded kidding kidnap kill killer kilned kilo kin kind kinda kinder kindle
kindly kingdom kink kinky kiss kit kitty kiwis knack knead kneed kneel knelt knew knifed knit knob knock knoll knotty know
knowledge known kosher kowtow kudos lab label labour laced lacier lacing lack lacy lade laden ladled lag lager laid lain lair
lambda lambed lame lament lamer lamest lance land lander landscape language lanky lap lapel lapse lard large largely larger
largest larked larva larvae larynx laser lash lass last lastly late lately latent later latest latex lath lathe lather latter
laud laugh laughter launch lavatory lavish law lawful lawn lax laxer laxest laxity lay layer layman laymen layout lazier
laziness lazy leach lead leaden leader leafed leafy league leak leaky lean leaner leap leapt learn learnt lease leash least
leave lecture lecturer led ledge ledger lee leer leery leeway left lefter legacy legal legally legendary legged legible legion
legume leisure lemme lend length lengthy lenient lenses lent leper lesbian lesion less lessen lesser lesson lest let lethal
letup levee level levity levy lewd lewder liability liable liaison liar libel liberal lice licence license lichen lick lie lieu
life lifestyle lifetime lifted lifting lighted lightest lighting lightly like likely liken liker likest likewise lilt limber
limbo limed liming limit limp limper linear lined linen liner linger lingo lining link linkage linker lint liquid liquor lisp
list listen listener lit litany literal literally literary literate lithe lither litre live lively liven livest livid load
loader loafed loam loan loath loathe lob lobby lobe local locale locally locate location locked locker locking lodge lodger
lofted lofty log logger logic logical logically logo loin loiter loll lone longed longer longest look loomed loon loonie loony
loop loophole loose loosely loosen looser looted lop lope lorded lore lorry lose loser loss lost lot lotion loud louder loudest
loudly lounge louse lousy loved lovely loving low lower lowest lowly loyal lucid lucked luckily ludicrous lug lull lumber lump
lumpy lunacy lunar lunatic lunch lunchtime lunge lupine lurch lure lurid lurk lush lusher lust lustre lusty luxury lye lymph
lynch mace machinery macho madame madcap madden madder made madly madman madmen magazine magical magnetic magnitude magnum
maiden mail mailbox maim main mainframe mainly maintain maizes major majority make maker makeup malady male malice malicious
malign mall malt mama mamma manage mandate mandatory mange manger mangle mangy mania maniac manic manifesto mankind manly manned
manner manning manpower mantel mantle manual manually manure many mapped mapper mapping mar march margin marginal maria marina
marine marital mark marker marketed marketing marriage marrow marry marshy mart martin martyr marvel mas mascot mash mason mass
massively master matched matching mated material mating matrices matrix matron matt matte matter mature maul maxim maxima
maximise maximum may maybe mayhem mazes meagre mealy mean meaner meant meantime meanwhile measly measure mechanism meddle media
median medical medicine medieval medium medley meek meeker meekly meet megabyte mellow melody melt memo memoir memorable memory
menace mend menial mental mentality mentally mention mentor menu menus mere merely merest merge merger merit merry mes mesh mess
message messy met metaphor mete method metre metric mettle mew miaow midday middle midget midnight midst midway mien might
mighty migrate migration mike mild milder mildew mildly mile mileage military milked milker milky milled million mime mimic
mince mind mindless mine mingle minimal minimise minimum minion mink minor minority minted minuet minus minute miracle mirage
mire mirth misdirect miser miserable miserably misery misfit misguide mishap mislay mislead misled misplace misprint misread
miss mission mistake mistaken misted mistook misty misuse mite mitt mix mixer mixture mnemonic moan moat mob mock modal mode
model moderate modest modify module mohair moist molar molecular molecule molest molten moment momentum monarch monies monitor
monopoly month monthly moo mood moody mooned moor moot mope mopped moral morale morality morally morass morbid more moreover
morgue morn moron morose morsel mortal mortality mortar mossy most mostly motel motif motion motivate motive motley motorway
motto mouldy moult mound mount mourn moused mousse mousy move movement mover movie movies mow mower much muck mucous mucus
muddle muddy muff muffle mugged mugger muggy mulch mull multi multiple multiply mumble mumps munch mundane murder murderer murky
murmur muse mush mushy musical musk muss must muster musty mutant mutate mute mutely muter mutest mutiny mutt mutter mutton
mutual mutually muzzle myopic myriad mys myself mystic myth mythical nab nag nailed nailing naive naiver named nameless namely
naming nap napalm nape napkin nappy narrative narrow narrower narrowest nasal nastier nastiest nasty nation national native
natty natural naturally naughty nausea naval nay near nearby nearer nearest nearly neat neater neatly necessary necessity necked
nectar need needless needy negate negative neglect negotiate neigh neighbour neither nerved nervous nested nesting nether netted
network neural neuron neuter neutral never newbie newcomer newer newest newly newsy next nibble nice nicely nicer nicest nicety
niche niches nick nickname nifty nigh nil nimble nimbly ninety ninny ninth nip nipple nippy nit nitwit noble nobler nobly nobody
nod node noes noise noisy nominal nominally nominate non none nonsense nook noon nor norm normal normality normally north nosed
nosier nosing nosy not notable notably notation notch note nothing notice notify notion notorious nought noun nova novel novelty
novice now nowadays nowhere nozzle nuance nuclei nude nuder nudest nudge nudity nugget nuisance null numb number numbest numeral
numeric numerical numerous nursed nutted nutty nuzzle oaf oared oaring oases oath obese obeyed obeying object objection
objective oblige oblong obnoxious obscene obscure obscurity observe observer obsess obsession obsolete obstruct obtain obtuse
obvious obviously occasion occupy occur octal octave ocular odd odder oddest oddity oddly ode odious odour off offence offend
offender offensive offer offhand official offset offspring often ogle ohm ohs oiled oilier oiling oily okay okra olden older
oldest omega omen omission omit once one oneself ongoing only onrush onset onto onus onuses onward oodles ooze oozes opaque open
opener openly operate operation operator opinion opium opponent oppose opposite oppress opt optic optical optima optimal
optimise optimum option optional opus opuses oral orator orbit orbital orchestra ordain ordeal order ordinary organic organise
organiser orgasm orgy orient oriental orientate origin original originate ornate orthodox other otherwise ouch ought ounce our
ourselves oust ouster out outcome outcry outdated outdid outdo outer outfit outgoing outlaw outlay outlet outline outlook output
outrage outran outright outrun outset outside outweigh outwit ova ovary over overall overcame overcome overdo overdraft overdue
overflow overhead overlap overload overlong overlook overly overnight overprice override overrode overseas overt overtime
overtone overview overwhelm ovum owe own owner ownership oxide ozone pace pacifier pacify pack package packer packet pact pad
paddy pagan page pager paid pail pain painful painfully painless pal palate pale paler palest pall pallid pallor palmed paltry
pamper pander pane pang panic panned pant pantie pantry pap papa papacy papal paperback papyri par parade paradox paragraph
parallel parameter paranoia paranoid parch pardon pare parish parity parked parking parochial parody parole parse parsec parser
parson part partial partially particle partition partly party pas pass passage passenger passer passive password past paste
pastel pastor pat patch patchy pate patent pathetic pathos patience patient patrol patron patronise patter pattern patty paunch
pauper pause pave pawed pawing pawn pay payer payment payoff peaceful peaked peal peat pecan peck peculiar pedal pedant pedantic
pedantry peddle pedlar peek peel peep peer peeve pegged pellet pelt pelvic penal penalty pence pended pending pends penis penned
penny peon pep per perceive percent perfect perfectly perform perhaps peril period periodic perish perk perky permanent permit
perpetual persecute persist person personal personnel persuade pert perter peruse perverse pesky pest pester pet peter petite
petty pharmacy phase phenomena phobia phoned phoney phoning photocopy photon phrase physic physical physicist pick pickax picket
pickup picky picnic piddle piece pierce piety pigged pigpen piked piking pile pilfer pilled pimple pimply pinch pined pining
pinion pinked pinker pinned pint pious piped pipeline piping pique piracy pis pit pitch pitfall pithy pity pivot pixies place
placid plagued plaguing plaid plain plainly plan planar plane planetary planted planting plaque plasma plaster plated plausible
played player playing plaza plea plead pleasant please pleasure pleat pledge plenty pliant pliers plight plod plop plot plotter
ploy pluck plucky plugged plugging plumb plume plump plunge plural plus pluses plush ply poach pod podium poetic poetry pointed
pointer pointing pointless poise poison poke poker pokey pokier poky polar poled policy poling polio polish polite political
politics polka poll pollution polyp pomp pompous ponder pooled poop poor poorer poorest poorly pop populace popular populate
porch pore porous portable portal ported porting portion portly portray pose position positive possess possible possibly post
postage postal postpone postulate posy potatoes potent potential potion potted pouch pounce pound pour pout poverty powder
powered powerful powering powwow practical practice practise pragmatic praise prance prank pray prayer preach precede precedent
precious precise precisely precision predict preen prefab preface prefer prefix pregnancy pregnant prejudice premature premise
premium prepare prepay prescribe presence present presently preserve press pressure presto presume pretend prevail prevalent
prevent preview previewer previous prey price prick prided prim primal primarily primary prime primer primitive primly primp
principal principle print printer printout prior priority prise privacy private privately privilege privy prize prizes pro
probable probably probe problem procedure proceed process processor proclaim prod produce producer product profile profit
profound program programme progress prohibit project prolong prom prominent promise promote promotion prompt promptly prone
prong pronoun pronounce proof prop propel proper properly property proposal propose prose prosecute prospect protect protein
protest protocol proton prototype proud prove proven provide provision provoke prow prowl proximity proxy prude pruned pry psalm
pseudo psych psyche public publicise publicity publicly publish publisher puck pucker pudgy pueblo puff puffer puffy puke pull
pulp pulse pumice pummel pumped pumping pun punched punching puncture pundit punier punish punker punt punter puny pupped
purchase pure puree purely purer purest purge purify purity purpose purr pursed pursue pursuit pus push pusher pushy puss pussy
put putrid putt putter putty puzzled puzzling pyre qua quack quaint quake qualifier qualify quality qualm quantity quantum quark
quart quarter quash quaver queasy queer quell quench query quest question queue quibble quiche quick quicker quickest quickly
quiet quieter quietest quietly quip quirk quirky quit quite quiver quiz quorum quota quotation quote rabbis rabble rabid rabies
race racer racial racier racism racist rack racy radial radiation radical radically radii radium radius raffle rafted rafter rag
rage raid raider railed railroad rained raining rainy raise raked raking rally ramble rammed rampant ramrod ran ranch rancid
random randomly rang range rank ranker rankle ransom rant rap rape rapid rapidly rapist rapt rare rarely rarer rarest rarity
rascal rash rasher rashly rasp raster rate rather ratify ratio ration rational rationale ratted rattle ratty ravage rave ravel
ravish raw rawer rawest ray rayon raze razes reach react reaction reactor read readable reader readily ready realer realise
realistic reality really realm realty ream reap reaper rear rearrange reason reassure rebate rebind reborn rebuff rebuild
rebuilt rebuke rebut recall recant recap recede receipt receive receiver recent recently reception recess recipe recipient
recite reckless reckon reclaim recognise recoil recommend reconcile recorded recording recoup recover recovery recruit rectal
rectify rector rectum recur recursion recursive recycle redden redder redeem redefine redid redirect redo redoes redone redraw
reduce reduction redundant reefed reek reel refer reference refill refine reflect reflex reform reformat refrain refresh refuel
refuge refund refusal refuse refute regain regal regale regard regent regime region regional register regret regular regularly
rehash reign rein reinstate reiterate reject rejection rejoin relaid relate relation relative relax relay release relent
relevance relevant reliable reliably relic relief relieve religious relish relive reload reluctant rely remade remain remainder
remake remark remedy remember remind reminder remiss remit remote remotely removal remove rename rend render rendition renege
renew renown rent rental reopen repaid repair repay repeal repeat repel repent rephrase replace replay reply report reporter
repose represent reproduce repulsive repute request require requisite reread resale rescue research resemble resent reserve
reset reside residence resident resign resist resolve resort resource respect respond response rest restart restore restrain
restrict result resume retail retain retard retch retina retire retort retract retrieval retrieve retry return retype reuse rev
revamp reveal revel revenge revenue revere reverse revert review revile revise revision revive revoke revolt revue reward rewind
rework rewrite rewritten rewrote rhyme rhythm ribbed riced rich richer richest richly ricing rid ridden ride rider ridge rife
rifer rifest rifled rift rig right rightly rigid rigorous rigour rile rim rind ringed ringing rink rinse riot rioter rip ripe
ripen riper ripest ripple rise risen riser risk risky rite ritual rival rivet roam roar roast rob robust rocked rocky rod rode
rodeo roe rogue role roller romantic romp roofed rooked rookie roomed roomy roost rooted rooter roped roping rosier roster rosy
rot rotary rotate rotation rote rotor rotten rotund rouge rough roughly round rouse rout route router routine routinely row
rowdy royalties rub rubbish rubble rubier rubric ruckus ruddy rude rudely ruder rudest rue rueful ruff ruffle rugby rugged
ruined ruining rule rumble rummer rummy rumour rump rumple run rune rung runner runny runt runway rural ruse rush rusted rustic
rustle rut sabotage sabre sac sack sacred sacrifice sadden sadder sades sadism sadist sadly safari safeguard safely safer safest
safety sag saga sager sagest said sailed sake saki salary sale salesman saliva sallow sally salon saloon salted salter salty
salute salvation salve same sample sanded sandy sane saner sanest sang sanity sank sap sarcasm sarcastic saris sassy sat
satellite satin satire satisfy sauced saucy sauna savage save saver savour savvy sawed sawing say scab scalar scald scale scaly
scan scandal scanner scant scanty scar scarce scarcely scare scatter scenario scene scenery scenic scent sceptical schedule
scheduler scheme scholar scoff scold scoop scoot scope scorch score scorer scorn scotch scour scout scowl scram scrap scrape
scratch scrawl scream screwed screwing screwy scribe script scrolled scrolling scrub scruff scuff scum scurry sealed sealing
seam seamen sear search season seated secede secondary seconded seconding secondly secretary secretly sect section sector
secular secure security sedan sedate seduce see seeded seedy seek seem seemingly seen seep seer seethe segment seize seizes
seldom select selection selective self selfish sell seller selves semantic semen seminar senate send sender senile senior
sensation sense sensible sensibly sensitive sensor sent sentence sentient sentiment separate separator sequel sequence sequin
serene serial series serious seriously sermon serum servant serve server service session set setter settle seventh sever several
severe severely severity sew sewage sewer sewn sex sexism sexist sexual sexuality sexually sexy shabby shaded shady shaft shaggy
shake shaken shaky shall shallow sham shame shanty shape share sharp sharply shave shaven shaver she sheaf shear sheath sheave
shedding sheen sheer sheet sheikh shelter shelve shes shift shifty shine shipped shipping shire shirk shiver shock shod shoddy
shone shoo shook shoot shopped shopping shored shortage shorten shorter shortest shorthand shortly shot should shout shove show
shown showy shrank shred shrewd shriek shrill shrink shroud shrug shrunk shuck shun shunt shut shutdown shy shyer shyest sic
sick sicken sicker sickly side sideways sidle siege sierra siesta sieved sift sigh sight sigma signal signature signed signer
signing silent silicon silken sill sillier silliest silly silo silt similar similarly simile simmer simple simpler simplest
simplify simply simulate sin since sincere sincerely sine sinew sinewy sinful sing singe singly singular sinister sinking sinner
sinus sip siphon sir sire sissy sit site sitter situate situation sixteen sixth sixty size sizer sizes sizzle skated skein
sketch skew skid skied skiing skill skim skimp skimpy skip skit skulk skying slab slack slag slain slake slam slang slant slap
slash slat slave slay sleazy sled sleek sleep sleepy sleet sleigh slept slew slice slick slid slight slighter slightest slightly
slim slime slimy slink slip slippery slit sliver slob slog slogan slop slope sloppy slosh slouch slow slower slowest slowly
sludge slum slump slung slunk slur slush slut sly slyer slyest slyly smack smaller smallest smallish smart smash smear smell
smelly smelt smile smirk smite smith smock smog smoked smoker smoky smooth smoothly smote smudge smug smugly smut snag snaked
snap snappy snare snarl snatch sneak sneaky sneer sneeze snide snider sniff snip snipe sniper snitch snob snobbery snooty snooze
snore snort snot snowed snowy snub snuff snug snugly soak soaped soapy soar sob sober soccer social socialism socialist socially
society socked socket sod soda sodden sodium sodomy soft soften softer softly software soggy soiled solace solar sold solder
soled solely solemn solid soling solo solution solve sombre some somebody somehow someone someplace something sometime somewhat
somewhere sonata sonic sonnet soon sooner soonest soot soothe sooty sop sordid sore sorely sorer sorest sorrow sorry sort sorta
sought sound souped sour source sourer south southern sow sown spa spaced spacing spaded span spank spar spare sparer sparse
spasm spat spate spatial spawn spay speak special specially species specific specify specimen speck spectrum speculate sped
speech speed speedy spell spelt spend spent sperm spew spiced spicy spied spigot spike spill spilt spin spinal spirit spiritual
spit spite splash splat spleen splendid splice splint split spoil spoilt spoke spoken spokesman spongy sponsor spoof spook
spooky spore sport spot spouse spout sprain sprang sprawl spread spree sprier sprig springing sprint sprung spry spud spun spunk
spur spurious spurn spurt spying squad squall squared squaring squash squat squawk squeak squeal squeeze squeezes squint squirm
squirt stab stability stack stage stagger staid stain staircase stake stale staler stalk stall stamped stamping stance stanch
stand standard stank stanza starch stare stark starred starring starry start starter startle starve state statement stater
static statistic status stave stay steadily steady steal steamy steep steer stench stepped stepping sterile sterling stern
stewed stick sticky stiff stifle stigma still stimulate sting stingy stink stint stir stitch stock stocky stodgy stoke stole
stolen stolid stomp stoned stony stood stoop stop storage store storey story stout stow straight strain strait strand strange
strangely strangest strap strata strategic strategy stray streak strength stress stretch strew strewn strict strictly stride
strife strike stringent strip strive strode stroke stroll stronger strongest strongly strove struck structure struggle strum
strung strut stub stubby stuck stud study stuff stuffy stumble stump stun stung stunk stunt stupid stupidity stupor sturdy style
suave suaver sub subdue subject sublet submit subscribe subset subsidise substance subtle subtlety subtly suburb subway succeed
success successor such suck sucker suckle sudden suddenly suds sue suede suffer sufferer suffice suffix sugar sugary suggest
suicidal suicide suitable suitably suite suitor sulk sulky sullen sultry sum summarise summary summer summit summon sundae
sundry sung sunk sunken sunlit sunned sunny suntan sunup sup super superb superior supervise supper supple supplier supply
support supporter suppose suppress supreme sure surely surer surest surf surface surge surgery surly surname surplus surprise
surround survey survival survive suspect suspend suspicion sustain swab swallowed swam swamped swamping swampy swap swarm swat
swathe sway swear sweat sweaty sweep sweet swell swept swerve swift swig swill swim swine swing swipe swish switch swivel swoon
swoop swore sworn swum swung symbol symbolic symmetric symmetry sympathy symphony symptom syndicate syndrome synonym syntactic
syntax synthesis system tab tabby tabled taboo tacit tack tackle tacky tact tactic tactical tactless tag tailed tailored
tailoring taint take taken taker talc tale talent talk talker taller tallow tally talon tame tamely tamer tamest tamper tan
tandem tang tangent tangle tango tanked tanker taped taper taping tapped tardy tariff tarred tarry tart tartar tarter task taste
tasteless tasty tattle tatty taught taunt taut tauter tawdry tawny tax taxation taxied taxis taxpayer tea teach teak teamed tear
tease teat technical technique tedious tedium tee teem teen teenage teenager teeter teethe telephone tell teller temper tempo
temporary tempt tenant tend tendency tender tendon tenet tennis tenor tense tenser tension tentative tented tenth tenure tepee
tepid term terminal terminate termly terrible terribly terrify territory terrorism terrorist terse terser test tester testes
testis tether text textbook textual than thank thankful that thatch thaw the thee theft their theist them theme then thence
theology theorem theory therapy there thereby therefore therein thereof these thesis theta they thick thickness thieve think
thinly thirst thirty this thong thorny thorough those thou though thought thous thousand thrash threat threaten thresh threshold
threw thrice thrift thrill thrive throb throng through throw thrown thrust thud thug thump thus thwart thy tick ticket tickle
tidal tided tidier tiding tidy tied tier tiff tight tightly tilde tiled tiling till tilt time timely timer timescale timetable
timid tinder ting tinge tingle tinier tinker tinkle tinned tinny tint tip tipsy tiptoe tirade tire tiresome tissue tit titbit
title titter tobacco today toddle toed toeing together toggle toil token told tolerance tolerant tolerate toll tomatoes tomb
tomboy tomcat tome tomorrow ton tonal tone tong tonic tonight tonne too took tooled toot topic topical topple tore torn torque
torrid torture toss tot total totally tote totter touch touchy tough toupee tour tousle tout tow toward toxic toxin toyed toying
trace track tract trade trader tradition tragedy tragic trail trained training trait tramp trance transfer transform transient
transit translate transmit transport trapped trapping trash trashcan trashy trauma travel trawl tread treated treating treatment
treaty treble treed trek tremor trench trend trendy trial tribal tribe trick tricky trigger trill trilogy trim trinity trio
tripe tripos trite triter triumph trivia trivial trivially trod troop trot trouble trough troupe trouser truant truce truck
trudge true truer truest truism truly truncate trust trusty try tryout tubed tubing tuck tuft tug tumble tummy tumour tumult
tune tuner tunic tureen turf turgid turn tussle tutor tutorial twang tweak twee tweet twelve twentieth twenty twice twine twinge
twirl twist twitch tycoon tying type typeset typhus typical typically typify typist tyrant udder ugh uglier ulcer ultimate ultra
umpire unable unaware unbiased unborn uncertain unchanged unclear uncommon uncut undefined under undergo undergoes undergone
underlain underlay underlie underlies underline undertake undertook underwent undid undo undoes undone undue unduly uneasy
uneven unfair unfit unfold unfounded unfurl unhappy unhealthy unhelpful unhook uniformly unify union unique uniquely unison unit
unite universal universe unjust unkind unknown unless unlike unlikely unlimited unload unlock unlucky unman unmask unnatural
unpack unpaid unpick unpopular unread unreal unrelated unrest unruly unsafe unsaid unsay unseat unseen unset unsound unstable
unsung unsure untidy untie unties until unto untold untrue unusable unused unusual unusually unveil unwanted unwary unwelcome
unwell unwilling unwind unwise unwrap upbeat update upend upgrade upheld uphill uphold upkeep uplift upload upon upped upper
upping upright uproar uproot ups upset upshot upside upstairs uptake uptown upturn upward urban urbane urchin urge urgency
urgent urgently urine usable usage use useful usefully useless user usual usually usurp uteri uterus utility utmost utter
utterly vacancy vacant vacate vacation vagary vagina vague vaguely vaguer vain vainer valet valid validity valise valour
valuable value valved van vandalism vane vanish vanity vapour variable variance variant variation variety various vary vast
vaster vastly vat vector veer vehicle veiled veined velocity velour vend vendor veneer venom vent venture venue verb verbal
verbally verbatim verbose verdict verge verier verify vermin versatile verse version versus vertical verve very vessel vested
veto vetoes vetted vex via viable vial vice vicinity vicious victim victor video vie view viewer viewpoint vigil vigour vile
viler vilest vilify vintage viola violate violation violent violently viral virgin virile virtual virtually virus viruses visa
vise visible vision visit visitor visor vista visual visually vital vivid vocal vogue voiced void volley volt voltage volume
voluntary volunteer vomit voodoo vortex vote voter vouch vow vowel voyage vulgar vying wad waddle wade wafer waft wag wage wager
waif wail wait waiter waive waiver wake waken walk walker wall wallop wallow waltz wan wander wane wanna wanner want wanton
warble ward warden warier warm warmer warmly warmth warn warp warrant warranty warred warren wart wartime wary was wash washer
waste wasteful watched watching watery watt waved waver wavier waving wavy waxed waxier waxing waxy way waylay weak weaken
weaker weakly weakness wealthy wean wear weary weather weave webbed wed wedder wedged wee weeded weedy week weekday weekend
weekly weep weer weest weigh weight weird weirdo welcome weld welfare well welt welter went wept were west western wet wetter
whack whaled whaler what whatever wheeze when whence whenever where whereas whereby whereupon wherever whet whether whew which
whichever whiff while whilst whim whine whinny whirl whirr whiten whiter whizz who whoa whoever whole wholly whom whore whose
why wicked wicker wicket wide widely widen wider widest width wield wigged wiggle wilder wildly wilful wilier will willingly
wilt wily win wince winch winded winding windowing windy wink winner winter wintry wipe wiper wired wirier wiring wiry wisdom
wise wisely wiser wisest wish wisp wispy wist wit with withdraw withdrawn withdrew wither within without witness witty wive wiz
wobble wobbly woe woke woken wolfed womb won wonder wonderful wondrous wont woo wooded woody woof woolly word wordy wore work
workable worker workload worldwide wormed worn worry worse worsen worship worst worth worthless worthy wot would wound wove
woven wow wrap wrapper wreak wreath wreck wrecker wrest wretch wright wring writ write writer writhe written wrong wrongly wrote
wrung wry wryer wryest yakked yam yank yap yard yarn yawn year yearly yearn yell yelp yen yes yeses yesterday yet yield yodel
yoga yoke yokel yonder you younger youngest your yourself yous yowl yuck zanier zany zeal zenith zero zest zeta zipped zipper
zodiac zone zoom
`
  .trim()
  .split(/\s+/);
