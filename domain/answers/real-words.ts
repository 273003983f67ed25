/**
 * Common English words of three to nine letters, without the plurals of other words in the list. A
 * player who types such a word instead of an answer meant it: 'houses' is no slip for 'horses'.
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
const list = `
aardvark aback abacus abandon abandoned abate abated abbey abbot abduct abet abhor abide ability abject ablaze able abler ablest
ably abnormal aboard abode abolish abolished abolition abort aborted aborting abortion abound about above abroad abrupt absence
absent absolute absorb absorbed absorbing abstract absurd abuse abused abuser abusing abusive abysmal abyss academic accede
accent accept accepted accepting access accessed accessing accident accompany accord accorded according accost account accounted
accrue accuracy accurate accuse accused accusing accustom ace aced ache ached aches achieve achieved achieving aching acid acing
acne acorn acoustic acquire acquired acquiring acquit acre acrid acronym across act acted acting action activate activated active
actively activity actor actual actually acumen acute acuter adage adapt adapted adapting adaptor add added addict addicted
addicting addictive adding addition address addressed adept adequate adhere adhered adhering adjacent adjective adjoin adjust
adjusted adjusting admirable admire admission admit admitted admitting ado adobe adopt adopted adopting adoption adore adored
adorn adrift adroit ads adult advance advanced advancing advantage advent adventure adverb adverse adversely advert advertise
advice advisable advise advised adviser advising advisory advocate advocated aeon aerial aesthetic afar affair affect affected
affecting affection affirm affix afford afield aflame afloat afoot afraid afresh after afternoon again against age aged ageing
agency agenda agent aghast agile aglow ago agony agree agreed agreeing agreement ahead ahoy aid aide aided aiding ail ailed
ailing aim aimed aiming air aircraft aired airier airing airport airy aisle ajar akin alarm alarmed alarming alas albeit albino
album alcohol alcoholic alcove ale alert alga algae algebra algebraic algorithm alias aliases alibi alibis alien alight align
aligned aligning alignment alike alive alkali all allay allege alleged allegedly alleging allergic alleviate alley alliance
allied allocate allocated allot allow allowable allowance allowed allowing alloy allude allure ally almond almost alms aloft
alone along alongside aloof aloud alpha alphabet already also altar alter altered altering alternate although alto always amass
amateur amaze amazed amazes amazing amazingly amber ambient ambiguity ambiguous ambitious amble ambled ambush amen amend amended
amending amendment amid amidst amiss amoeba amok among amongst amoral amount amp ampere ample ampler amplifier amply amulet amuse
amused amusement amusing anagram anal analogous analogue analogy analyse analysed analysing analysis analyst anarchy anatomy
ancestor anchor ancient and anecdote anew angel anger angle angled angler angry angst anguish animal ankle annals annex announce
announced annoy annoyance annoyed annoying annual annually annul anoint anomaly anon anonymous anorak another answer answered
answering ant anthem anthology antic antidote antique antler anus anuses anvil anxious any anybody anyhow anyone anyplace
anything anyway anywhere aorta apart apathetic apathy ape aped apex apiece aping aplomb apologise apology appal appalled
appalling apparatus apparent appeal appealed appealing appear appeared appearing append appended appending appendix applause
apple applicant applied apply applying appoint appointed appraisal approach approval approve approved approving apron apt apter
aptest aptly arable arbitrary arbour arc arcade arcane arced arch archaic arched archer archive archived archiving arcing ardent
ardour are area arena arguable arguably argue argued arguing argument aria arid arise arisen arising ark arm armed arming armour
armpit army aroma arose around arouse arrange arranged arranging array arrest arrested arresting arrival arrive arrived arriving
arrogance arrogant arrow arse arson art artery artful article artist artistic ascend ascended ascending ascent ash ashamed ashcan
ashed ashen ashing ashore aside ask asked askew asking asleep aspect aspen aspire ass assail assault assemble assembled assembler
assembly assent assert asserted asserting assertion assess assessed assessing asset assign assigned assigning assist assistant
assisted assisting associate assort assorted assorting assume assumed assuming assure assured assuring asterisk asthma astray
astronomy astute asylum ate atheism atheist atlas atom atomic atone atoned atrocity attach attached attaching attack attacked
attacking attain attempt attempted attend attendant attended attending attention attest attic attire attitude attorney attract
attracted attribute auburn audible audience audio audit august aunt aura aural authentic author authorise authority auto automate
automated automatic autumn avail available avenge avenue average averse avert avid avoid avoided avoiding avow avowal avowed
await awaited awaiting awake awaken award awarded awarding aware awareness away awe awed awful awfully awhile awing awkward
awning awoke awoken awry axe axed axes axing axiom axis axle aye azalea azure babble babe babied babier baboon baby back backbone
backed backer backing backlog backspace backward bacon bacteria bacterium bad badder bade badge badger badly baffle baffled
baffling bag bagel baggage bagged baggy bail bailed bait baited bake baked baker bakery baking balance balanced balancing bald
balded balder bale baled baling ball ballad balled ballet ballot balm balmy bamboo ban banal banana band banded bandit bandwagon
bandwidth bandy bang banged bani banish banjo bank banked banker bankrupt banned banner banning banter bar barb barbed barber
bard bare bared barely barer barest bargain barge barged baring bark barked barking barley barman barn baron baroque barred
barrel barren barrier barring barrister barter base based basement baser basest bash bashed bashing basic basically basil basin
basing basis bask basked basket bass bastard baste basted bat batch bath bathe bathed bathroom baton batted batter battery battle
baud baulk bawdy bawl bawled bay bayed baying bayou bayous bazaar beach beacon bead beaded beady beagle beak beaked beaker beam
beamed bean beaned bear beard bearded bearding bearer bearing beast beat beaten beater beating beautiful beauty beaver became
because beckon become becoming bed bedbug bedded bedder bedlam bedroom bee beech beef beefed beefy been beeper beer beet beetle
beeves befall befell befit before beg began beggar begged begin beginner beginning begun behalf behave behaved behaving behaviour
behead beheld behind behold beige being belch belfry belie belied belief belies believe believed believer believing bell belled
bellow belly belong belonged belonging beloved below belt belted bemoan bemuse bench bend bender bending beneath benefit benign
bent bereft beret berry berth beset beside best bested bestow bet beta betcha betray better betting bettor between beware beyond
bias biased biases biasing bib bible biblical bicker bicycle bid bidden bidding bide biding big bigamy bigger biggest bigot
bigoted bigotry bike biked biking bikini bile bill billed billfold billion billow bin binary bind binder binding bingo binned
biography biologist biology biped birch bird birded birth birthday biscuit bisect bishop bison bit bitch bite biting bitmap
bitten bitter bizarre blab black blackmail blade blame blamed blamer blaming blanch bland blank blanket blare blared blast
blasted blasting blatant blatantly blaze blazed blazer blazes bleach bleak bleary bleat bled bleed blend bless blessed blessing
blew blight blimp blind blindly blink blip bliss blithe blitz blob bloc block blocked blocking blog blond blonde blood bloody
bloom blot blotch blouse blow blowing blown blue blued bluer bluest bluff bluing blunt blur blurb blurt blush boa boar board
boast boat boated bob bobbed bobbin bobcat bode boded bodice bodily boding body bog bogged bogging boggle bogus boil boiled
boiler boiling bold bolder boldly bolt bolted bomb bombed bomber bombing bond bonded bone boned bonier boning bonnet bonus bony
boo booby booed booing book booked booking booklet bookshop bookstore boom boomed boon boor boost boot booted bootee booth booty
booze bop border bore bored boredom boring born borne borrow borrowed borrowing bosom boss bossed bossy botany botch both bother
bothered bothering bottle bottom bough bought bounce bound boundary bounty bout bovine bow bowed bowel bowing bowl bowled bowler
box boxcar boxed boxer boxing boy boyish bra brace braced bracket bracketed brag braid brain brainy braise brake braked bran
branch brand branded branding brandy brash brass brassy brat brave braved braver bravo brawl brawn brawny bray brayed brazen
breach bread break breakdown breakfast breaking breast breath breathe breathed breathing bred breed breeding breeze breezy
brethren brew brewed bribe bribed brick bridal bride bridge bridle brief briefly brigade bright brighter brightest brightly
brilliant brim brine bring bringing brink briny brisk broach broad broadcast broadly broil broke broken broker bronco bronze
brooch brood brook broom broth brother brought brow brown browse browsed browsing bruise brunch brunt brush brutal brute bubble
bubbly buck bucked bucket buckle bud budded buddy budge budged budget buff buffed buffer buffered buffering buffet bug bugged
bugger buggy bugle bugled bugler build building built bulb bulge bulged bulk bulked bulky bull bulled bullet bulletin bully bum
bummed bummer bump bumped bumper bumpy bun bunch bundle bung bungle bunion bunk bunked bunker bunny buoy buoyed burble burden
bureau burger burgle burial buried burlap burly burn burned burner burning burnt burp burped burr burred burro burrow bursar
burst bursting bury burying bus buses bush bushed bushel bushy busied busier busily business buss bussed bust busted bustle busy
but butler butt butte butted butter button buxom buy buyer buying buzz buzzed buzzer bye bygone bypass byte byway cab cabbage
cabbed cabin cabinet cable cabled cabling cacao cache cached caches cackle cacti cactus cad caddie cadet caffeine cage caged
cagey cagier caging cajole cake caked caking calculate calculus calendar calf calico call called caller calling callow callus
calm calmed calmer calmly calve cam came camel cameo camera camp campaign camped camper campus can canal canary cancel cancelled
cancer candid candidate candle candy cane caned canine caning canker canned cannon cannot canny canoe canoed canon canonical
canopy cant canter canvas canyon cap capable capacity cape caped caper capital capped captain captor capture captured capturing
car carat carbon card cardboard carded care cared career careful carefully careless caress cargo caring carnal carol carp carped
carpet carriage carried carrier carrot carry carrying cart carted cartel carton cartoon cartridge carve carved case cased cash
cashed cashew casing casino cask casket cassette cast caste caster casting castle casual cat catalogue catch catching catchy
category cater catered catering cathedral catholic catnap catnip cattle caucus caught caulk causal causality cause caused causing
caution cave caveat caved cavern caviar caving cavity cavort caw cawed cawing cease ceased ceasing cedar cede ceded ceding
ceiling celebrate celery cell cellar cello cellular cement censor censored censoring census cent central centrally centre centred
centring century cereal ceremony certain certainly certainty chafe chafed chaff chain chair chairman chalet chalk chalky
challenge chamber champ champagne champion chance change changed changing channel chant chaos chaotic chap chapel chapter char
character charge charged charging charity charm charmed charming chart charter chase chased chasing chasm chaste chat chatted
chatting chatty cheap cheaper cheapest cheaply cheat cheated cheating check checked checker checking cheek cheep cheer cheerful
cheery cheese chef chemical chemist chemistry cheque chequed chequer chequing cherry cherub chess chest chestnut chew chewed
chewing chewy chi chic chicer chick chicken chide chided chief child childhood childish chill chilli chilly chime chimed chimp
chin china chink chintz chip chirp chisel chocolate choice choir choke choked choose choosing choosy chop chopped chopping choppy
choral chord chore chorus chose chosen chow chowed chrome chubby chuck chucked chucking chug chum chummy chunk chunky church
churn chute cider cigar cigarette cinch cinder cinema cipher circa circle circuit circuitry circular circulate circus cite cited
citing citizen citric citrus city civic civil civilian civilise civilised clack clad claim claimed claiming clam clammy clamp
clan clang clank clap claret clarified clarify clarity clash clasp class classed classic classical classify classing classy
clause claw clawed clay clean cleaned cleaner cleanest cleaning cleanly clear clearance cleared clearer clearest clearing clearly
cleat cleave clef cleft clench clergy cleric clerk clever cleverer cleverest click client cliff climate climax climb climbed
climbing clime clinch cling clinic clinical clink clip clipped clipping clique cloak clock clod clog clone close closed closely
closer closest closet closing closure clot cloth clothe clothed clothing cloud cloudy clout clove cloven clover clown club cluck
clue clued cluing clump clumsy clung cluster clutch coach coal coaled coarse coast coat coated coax coaxed cob cobalt cobble
cobbler cobra cobweb cock cocked cocky cocoa cocoon cod codded code coded coding coerce coffee coffer coffin cog cogent cognac
coherent coil coiled coin coincide coined coining coke coked coking cold colder coldly colic collapse collapsed collar collate
collated collating colleague collect collected college collie colon colony colour coloured colouring colt column coma comb combat
combed combine combined combining come comedy comely comet comfort comic coming comma command commence comment commented commit
committed committee commodity common commonly communal communism communist community compact companion company compare compared
comparing compel compelled compete competed competent competing compile compiled compiler compiling complain complaint complete
completed complex comply component compose composed composer composing composite compound compress comprise comprised compute
computed computer computing con conceal concealed concede conceive conceived concept concern concerned concert concerto concise
conclude concluded concrete concur condemn condemned condense condensed condition condom condone condor conduct conducted
conductor cone confer confess confident configure confine confined confining confirm confirmed conflict conform confront confuse
confused confusing confusion congest congested connect connected connector conned conscious consensus consent consented consider
consist consisted console constant constrain construct consul consult consulted consume consumed consumer consuming contact
contacted contain contained container contempt contend content contest context continent continual continue continued continuum
contour contract contrary contrast contrive contrived control converse convert converted converter convex convey convict
convicted convince convinced convoy coo cooed cooing cook cooked cooker cookie cookies cooking cool cooled cooler cooling coolly
coop cooped cooper cooperate cop cope coped copied copier coping copped copper copy copying copyright coral cord corded cordon
core cored coring cork corked corn cornea corned corner cornet corny corporate corps corpse corpus corral correct corrected
correctly correlate corridor corrupt corrupted corset cortex cosier cosily cosmic cosmology cosmos cost costed costing costly
cosy cot cotton couch cougar cough could council counsel count counted counter counting countless country county coup couple
coupled coupling coupon courage courier course court courtesy cousin cove cover coverage covered covering covert covet cow coward
cowboy cowed cower cowing cox coy coyer coyest coyote crab crabby crack cracked cracking cradle craft crafty crag craggy cram
cramp cramped cramping crane craned crank cranky crap crash crashed crashing crass crate crated crater crave craved crawl crawled
crawling crayon craze crazed crazes crazy creak creaky cream creamy crease create created creating creation creative creator
creature credible credit creed creek creep creepy crepe crept crest cretin crew crewed crib cricket cried crime criminal cringe
crises crisis crisp crispy criteria criterion critic critical criticise criticism croak crock crocus crofts crony crook croon
crop cross crossed crossing crossroad crossword crotch crouch crow crowd crowded crowding crowed crown crucial crude cruder cruel
cruelty cruise cruised cruising crumb crummy crunch crunched crunching crush crushed crushing crust crusty crutch crux cry crying
crypt cryptic crystal cub cube cubed cubic cubing cuckoo cuddle cuddly cue cued cuff cuffed cuing cull culled culprit cult
cultural culture cumming cums cunning cup cupboard cupful cupped cur curb curbed curd curdle cure cured curfew curing curio
curiosity curious curiously curl curled curly currency current currently curry curse cursed cursor curt curtain curter curtsy
curve curved custard custom customary customer cut cute cuter cutest cutlet cutter cutting cycle cycled cyclic cycling cyclist
cylinder cymbal cynic cynical cyst dab dabbed dabble dad daddy daemon daft dagger daily dainty dairy dais daises daisy dally dam
damage damaged damaging dame dammed damn damnation damned damning damp damped dampen damper damsel dance danced dancer dancing
dandy danger dangerous dangle dank danker dapper dare dared daring dark darken darker darkly darkness darling darn darned dart
darted dash dashed dashing data database date dated dating datum daub daubed daughter daunt dawdle dawn dawned day daylight
daytime daze dazed dazes dazing dazzle deacon dead deaden deader deadline deadly deaf deafer deal dealer dealing dealt dean dear
dearer dearly dearth death deaves debase debatable debate debated debating debit debris debt debtor debug debugged debugger
debugging debunk debut decade decay deceit decent decide decided deciding decimal decision deck decked declare declared declaring
decline declined declining decode decoded decoding decoy decrease decreased decree decry dedicate dedicated deduce deduced
deducing deduct deduction deed deeded deem deemed deeming deep deepen deeper deepest deeply deer deface defame default defeat
defeated defeating defect defective defence defend defended defending defensive defer defied defile define defined defining
definite deform deft defter deftly defy degrade degraded degrading degree deify deign deity deject delay delayed delaying delete
deleted deleting deletion deli delicate delicious delight delighted delis deliver delivered delivery delta delude deluge delusion
deluxe delve delved demand demanded demanding demean demented demise democracy demolish demon demote demure den denial denied
denim denote dense denser density dent dental dented dentist deny denying depart departure depend dependant depended dependent
depending depict deport depose deposit depot depress depressed deprive deprived depriving depth deputy derail derange deranged
deranging deride derive derived deriving descend descended describe described desert deserted deserting deserve deserved
deserving design designate designed designer designing desirable desire desired desiring desist desk desktop despair desperate
despise despite despot destine destined destining destroy destroyed detach detached detaching detail detailed detailing detain
detect detected detecting detection detective detector deter determine deterrent detest detour detract devastate develop
developed developer deviation device devil devious devise devised devising devoid devote devoted devoting devour devout dew
diagnosis diagonal diagram dial dialect dialled dialling dialog dialogue diameter diaper diary dice diced dicing dictate dictator
did die died diesel diet dieted differ differed different differing difficult dig digest digging digit digital dignity diked
diking dilate dilemma dill dilute dim dime dimension dimer dimly dimmed dimmer dimple din dine dined diner dinghy dingy dining
dinned dinner dip dipped dire direct directed directing direction directive directly director directory direr direst dirge dirt
dirty disable disabled disabling disagree disagreed disappear disarm disaster disc discard discarded discharge disco discount
discover discovery discrete discus discuss discussed disease disguise disguised disgust disgusted dish dished dishonest disk
dislike disliked disliking dismal dismay dismiss dismissed disorder disown dispel display displayed disposal dispose disposed
disposing dispute disregard disrupt distance distant distil distinct distort distorted distract distress district disturb
disturbed disuse ditch dither ditto ditty dive dived diver diverse diversity divert diverted diverting divest divide divided
dividing divine diving division divorce dizzy docile dock docked doctor doctrine document dodge dodged dodo doe doer dog dogged
dogma doily doing dole doled doling doll dollar dolled dolly domain dome domed domestic dominant dominate dominated doming domino
don donate donated donating donation done donkey donor doodle doom doomed dooming door dope doped dopey dopier doping dorsal dos
dose dosed dosing dot dote doted doting dotted dotting double doubled doubling doubly doubt doubtful doubtless dough dour dourer
douse doused dove dowdy down downed downhill downright downwards downy dowry doze dozed dozen dozes dozing drab draft drafted
drafting drag dragged dragging dragon drain drained draining drama dramatic drank drape draped drastic draught draw drawback
drawer drawing drawl drawn dread dreaded dreadful dreading dream dreamed dreaming dreamt dreamy dreary dredge dregs drench dress
dressed dressing dressy drew dried drier driest drift drill drily drink drinking drip dripped dripping drive drivel driven driver
driving droll drone droned drool droop drop dropped dropping dross drove drown drowned drowning drowse drowsy drudge drug drum
drunk drunken dry dryer drying dual dub dubbed dubious duck ducked duct dud dude duded duding due duel duet duff dug dugout duke
dull dulled duller dully duly dumb dumber dummy dump dumped dumping dumpster dumpy dunce dune dung dunged dunk dunked dunno duo
dupe duped duping duplex duplicate duration duress during dusk dusky dust dustbin dusted dusty duty duvet dwarf dwell dwelt dye
dyed dyeing dying dynamic dynamo each eager eagerly eagle ear earl earlier earliest early earn earned earner earning earth earthy
ease eased easel easier easiest easily easing east eastern easy eat eaten eater eating eave ebb ebbed ebbing ebony eccentric echo
echoed echoes echoing ecology economic economy eczema eddied eddy edge edged edger edgier edging edgy edible edict edit edited
editing edition editor editorial educate educated educating education eel eerie eerier effect effective efficient effigy effort
egg egged egging ego egoism eight eighteen eighth eighty either eject eke eked eking elaborate elapse elbow elder elderly eldest
elect elected electing election electoral electric electron elegant elegy element elephant elevator eleven elf elicit eligible
eliminate elite elitist elk elm elope eloped else elsewhere elude eluded elves email embalm embark embarrass embed embedded
embedding ember emblem embody emboss embryo emerge emerged emergency emerging eminent eminently emir emit emotion emotional
emphasis emphasise empire empirical employ employed employee employer employing emptied empty emptying emulate emulation emulator
enable enabled enabling enact enamel encase enclose enclosed enclosing encode encoded encoding encore encounter encourage end
endear endeavour ended ending endive endless endlessly endow endure enema enemy energy enforce enforced enforcing engage engaged
engaging engine engineer engulf enhance enhanced enhancing enigma enjoy enjoyable enjoyed enjoying enjoyment enlarge enlarged
enlarging enlighten enlist enmity enormous enough enquire enquired enquiring enquiry enrage enrich enrol ensign ensue ensued
ensure ensured ensuring entail enter entered entering entertain entice entire entirely entirety entitle entitled entitling entity
entrance entrap entry envelope envied envisage envisaged envoy envy enzyme epic episode epoch equal equality equally equate
equation equine equip equipment equipped equipping equity era erase erased eraser erasing erect ergo erode eroded erotic err
errand errant erred erring erroneous error erupt escape escaped escaping escort esoteric essay essence essential establish estate
esteem estimate estimated etch etched eternal eternity ether ethic ethical ethnic ethos etymology eulogy eureka evade evaded
evaluate evaluated eve even evened evener evening evenly event eventual ever every everybody everyday everyone evict evidence
evident evidently evil evoke evoked evolution evolve evolved evolving ewe exact exactly exalt exam examine examined examiner
examining example exceed exceeded exceeding excel excellent except excepted excepting exception excess excessive exchange
exchanged excise excite excited exciting exclude excluded excluding exclusion exclusive excuse execute executed executing
execution executive exempt exercise exercised exert exhale exhaust exhausted exhibit exhort exhume exile exiled exist existed
existence existing exit exited exiting exodus exotic expand expanded expanding expansion expect expected expecting expel expend
expense expensive expert expertise expire expired expiring expiry explain explained explicit explode exploded exploding exploit
exploited explore explored exploring explosion explosive export expose exposed exposing exposure express expressed extant extend
extended extending extension extensive extent external extol extort extra extract extracted extreme extremely extremist exude
exuded exult eye eyed eyeing eyelid eyesight fable fabric facade face faced facet facial facile facility facing fact factor
factory factual factually faculty fad fade faded fading faeces faggot fail failed failing failure faint fainter faintest fair
fairer fairest fairly fairness fairy faith faithful fake faked faking falcon fall fallacy fallen falling false falser falter fame
famed familiar family famine famous fan fancy fang fanned fantastic fantasy far farce fare fared farewell faring farm farmed
farmer farther farthest fascinate fascist fashion fashioned fast fasted fasten faster fastest fat fatal fate fated father fathom
fating fatten fatter fatty fatuous faucet fault faulty fauna favour favoured favouring favourite fawn fawned faze fazed fazes
fazing fear feared fearing feasible feast feat feature featured featuring fed federal fee feeble feed feedback feeder feeding
feel feeler feeling feign feint feline fell felled feller fellow felon felony felt felted female feminist fen fence fenced fend
fended fender fern ferret ferry fester festival fetch feted fetid feting fetish fetter fetus feud feudal feuded fever few fewer
fewest fez fezzes fiasco fib fibbed fibber fibre fiche fickle fiction fictional fiddle fiddled fiddling fiddly fidget field fiend
fierce fiery fiesta fifteen fifth fifty fig fight fighter fighting figure figured figuring filch file filed filet filing fill
filled filler fillet filling filly film filmed filming filmy filter filtered filtering filth filthy fin final finale finalise
finalised finally finance financial finch find finding fine fined finely finer finest finger fining finish finished finishing
finite fir fire fired firework firing firm firmed firmer firmly first firstly fiscal fish fished fisher fishing fishy fist fit
fitful fitted fitter fitting five fiver fix fixed fixing fizz fizzed fizzle fizzy flabby flag flagged flagging flail flair flak
flake flaked flaky flame flamed flank flap flare flared flash flashed flashing flashy flask flat flatly flaunt flavour flaw
flawed flawing flea fleck fled flee fleece fleecy fleet flesh fleshy flew flex flexed flexible flick flied fliest flight flimsy
flinch fling flint flip flipped flipping flirt flit float floated floating flock flog flood flooded flooding floor flop floppy
flora floral florid floss flour flout flow flowed flower flowing flown flu flue fluent fluff fluffy fluid fluke flung flunk
flunky flurry flush flushed flushing flute fluted flux fluxed fly flyer flying foal foaled foam foamed foamy focal focus fodder
foe fog fogey fogged foggy foible foil foiled foist fold folded folder folding folk folksy follow followed follower following
folly foment fond fonder fondle fondly font food fool fooled fooling foolish foot football footed footnote for forage foray
forbade forbid forbidden force forced forcibly forcing ford forded fore forecast forego foreign foreigner forest forever forgave
forge forged forger forget forgive forgiven forgiving forgo forgot forgotten fork forked form formal formally format formation
formatted formed former formerly forming formula formulae fort forte forth fortnight fortunate fortune forty forum forward
forwarded fossil foster fought foul fouled fouler found founded founding fount fountain four fourteen fourth fowl fowled fox
foxed foxier foxing foxy foyer fracas fraction fragile fragment frail frame framed framework franc frank frankly frantic fraud
fray frayed freak free freed freedom freeing freely freer freest freeway freeze freezes freezing french frenzy frequency frequent
fresh fret friar friction fried friend friendly frieze fright frighten frigid frill frilly fringe frisk frisky frivolous frizzy
fro frock frog frolic from frond front frost frosty froth frothy frown frowned frowning froze frozen frugal fruit fruity
frustrate fry frying fudge fudged fuel fulfil fulfilled full fulled fuller fullest fully fumble fume fumed fuming fun function
fund funded funding funeral fungi fungus funnel funner funnier funniest funny fur furl furled furniture furore furred furrow
furry further furthest fury fuse fused fusing fusion fuss fussed fussy futile future fuzz fuzzed fuzzy gab gabbed gable gadget
gag gagged gaiety gaily gain gained gaining gait gal gala galactic galaxy gale gall galled galley gallon gallop galore gambit
gamble game gamed gamer gamest gaming gamma gamut gander gang ganged gap gape gaped gaping garage garb garbage garbed garble
garbled garbling garden gargle garish garlic garnet garret garter gas gases gash gashed gasket gasoline gasp gasped gassed gate
gated gateway gather gathered gathering gating gaudy gauge gauged gaunt gauze gave gavel gawk gawked gawky gay gayer gayest gaze
gazed gazes gazing gear geared gearing gee geed geeing gel geld gelded gem gender gene genera general generally generate
generated generator generic generous genetic genial genie genies genii genius genocide genre gent gentle gentleman gentlemen
gently gentry genuine genuinely genus geography geology geometry gerbil germ gesture get getting geyser ghastly ghetto ghost
ghoul giant gibber gibberish giddy gift gifted gig gigged giggle gild gilded gill gilt gimme gin ginger ginned girder girdle girl
girth gist give given giving glad glade gladly glance gland glare glared glass glassy glaze glazed glazes gleam glean gleaned
gleaning glee glen glib glibly glide glided glider glint gloat global globally globe gloom gloomy glorious glory gloss glossy
glove gloved glow glowed glower glowing glue glued gluing glum glut gnarl gnash gnat gnaw gnawed gnome gnu gnus goad goaded goal
goalie goat goatee gob gobbed gobble goblet goblin god godly goes goggle going gold golden goldfish golf golfed golfer gone goner
gong gonged gonna goo good goodbye goodness goody gooey goof goofed goofy gooier goon goose goosed gopher gore gored gorge gorged
gorgeous gorier goring gory gosh gospel gossip got gotten gouge gouged gourd gout govern governed governing governor gown gowned
grab grabbed grabbing grace graced grade graded grader gradual gradually graduate graduated graffiti graffito graft grain gram
grammar grand granny grant granted granting grape graph graphic graphical grasp grass grassy grate grated grateful grater grave
graved gravel graven graver gravity gravy graze grazed grazes grease greasy great greater greatest greatly greed greedy green
greet grew grey greyed greyer grid grief grieve grill grille grim grime grimed grimly grimy grin grind grinding grip gripe griped
grisly grit gritty groan grocer groggy groin groom groove groovy grope groped gross grossly grotto grouch ground group grouped
grouping grouse grove grovel grow grower growing growl grown growth groyne grub grubby grudge gruel gruff grumpy grunt guarantee
guard guarded guarding guess guessed guessing guest guffaw guidance guide guided guideline guiding guild guile guilt guilty
guinea guise guitar gulch gulf gull gulled gullet gullible gully gulp gulped gum gummed gummy gun gunman gunmen gunned gunner
guppy gurgle guru gurus gush gushed gusher gust gusted gusty gut gutted gutter guy guyed guying guzzle gybe gybed gybing gym
gyrate habit hack hacked hacker hacking had hag haggle hail hailed hair haircut hairdo haired hairy hale haled haler halest half
haling hall halo haloed halon halt halted halter halting halve halved ham hamlet hammed hammer hamper hand handbook handed
handful handicap handing handle handled handler handling handy hang hangar hanged hanger hanging hangover hanker happen happened
happening happier happiest happily happiness happy harass hard hardback harden hardened hardening harder hardest hardly hardship
hardware hardy hare hared harem haring hark harked harlot harm harmed harmful harmless harmony harp harped harrow harry harsh
hart has hash hashed hassle haste hasted hasten hasty hat hatch hate hated hating hatred hatted haul hauled haunt have haven
having havoc hawk hawked hay hayed haying hazard haze hazed hazel hazes hazier hazing hazy head headache headed header heading
headline heady heal healed healer health healthy heap heaped hear heard hearing hearse heart hearth heartily hearty heat heated
heater heath heating heave heaved heaven heavier heaviest heavily heavy heckle hectic hedge hedged heed heeded heel heeled hefty
heifer height heir held helium hell hello helm helmet help helped helper helpful helping helpless hem hemmed hemp hen hence her
herald herb herd herded here hereby herein heresy heritage hermit hernia hero heroes heroic heroin heron herpes herring herself
hes hesitate hew hewed hewing hey heyday hiatus hiccup hick hid hidden hide hided hideous hideously hiding hierarchy high higher
highest highlight highly highway hijack hike hiked hiker hiking hilarious hill hilly hilt him himself hind hinder hindsight hinge
hinged hint hinted hinting hip hipped hipper hippy hire hired hiring his hiss hissed historian historic history hit hitch hither
hitherto hitting hive hived hiving hoard hoarse hoax hoaxed hobbit hobble hobby hobnob hobo hock hocked hockey hoe hoed hoeing
hog hogged hoist hold holder holding holdup hole holed holiday holier holing holler hollow holly holy homage home homed homely
homey homier homing hone honed honest honestly honesty honey honing honk honked honorary honour honoured honouring hood hooded
hoof hoofed hook hooked hooking hoop hooped hooray hoot hooted hooter hooves hop hope hoped hopeful hopefully hopeless hoping
hopped hopper horde horded horizon horn horned hornet horny horrible horribly horrid horrific horrified horrify horror horse
horsed hose hosed hosing hospital host hosted hostel hostile hot hotbed hotel hotly hotter hound hour hourly house housed
household housing hove hovel hover how however howl howled hub hubbub huddle hue hued huff huffed huffy hug huge hugely huger
hugest hugged huh hulk hull hulled hum human humane humanity humble humbly humbug humid hummed humorous humour hump humped hunch
hundred hung hunger hungry hunk hunt hunted hunter hunting hurdle hurl hurled hurrah hurry hurt hurting hurtle husband hush
hushed husk husked husky hustle hut hutch hybrid hydrogen hyena hymn hymnal hymned hyphen hypocrisy hypocrite ice iced icicle
icier iciest icing icon icy idea ideal ideally identical identify identity ideology idiocy idiom idiot idiotic idle idled idler
idlest idling idly idol ifs igloo ignite ignorance ignorant ignore ignored ignoring iguana ilk ill illegal illegally illness
illogical illusion image imaged imaginary imagine imagined imagining imbalance immature immediate immense immensely imminent
immoral immortal immune imp impact impair impaired impairing impale impart impede impel impend impended impending imperfect
imperial impish implement implicit implied imply implying import important imported importing impose imposed imposing impress
impressed imprison improve improved improving impulse impure inability inane inaner inborn inbred incapable incentive incest inch
inched incidence incident incite incline inclined inclining include included including inclusion inclusive income incoming
incorrect increase increased increment incur incurred incurring indeed indent index indexed indexing indicate indicated indicator
indict indigo indirect indoor induce induced inducing induct induction indulge indulged indulging industry inept inert inertia
infamous infamy infant infantile infect infected infecting infection infer inference inferior infest infinite infinity infirm
infix inflation inflict influence influx info inform informal informed informing infuse ingenious ingest inhabit inhabited inhale
inherent inherit inherited inhibit inhibited initial initially initiate initiated inject injure injured injuring injury injustice
ink inked inkier inking inky inlaid inland inlay inlet inmate inn innate inner inning innocence innocent input inputted inputting
inquire inquired inquiring inquiry ins insane insect insecure insert inserted inserting insertion inside insidious insight insist
insisted insisting insofar inspect inspected inspire inspired inspiring install installed instance instant instantly instead
instep instil instinct institute instruct insult insulted insulting insurance insure intact intake integer integral integrate
integrity intellect intend intended intending intense intensely intensity intensive intent intention inter interact interest
interface interfere interim interior intern internal interpret interrupt interval intervene interview intimate into intrinsic
introduce intuitive invade invaded invading invalid invasion invent invented inventing invention inventor inverse invert inverted
inverting invest invisible invite invited inviting invoke invoked invoking involve involved involving inward iodine ion iota
irate ire iris irises irk irked irking iron ironed ironic irony irritate irritated island isle isolate isolated isolating
isolation issue issued issuing italic itch itched itchy item its itself ivory ivy jab jabbed jabber jack jackal jacked jacket
jade jaded jading jagged jaguar jail jailed jailer jalopy jam jamb jammed jamming jangle jar jargon jarred jaunt jaunty jaw jawed
jawing jay jazz jazzed jealous jeans jeer jeered jell jelled jelly jerk jerked jerky jersey jest jested jester jet jetted jetty
jewel jibe jibed jibing jiffy jig jigged jiggle jigsaw jilt jilted jingle jinx jinxed job jobbed jockey jog jogged jogger join
joined joining joint jointly joke joked joker joking jolly jolt jolted jostle jot jotted journal journey jovial joy joyed joyful
joying joyous judge judged judgement judging judo jug jugged juggle juice juiced juicy jumble jumbo jump jumped jumper jumping
jumpy junction jungle junior junk junked junket junkie junta juror jury just juster justice justified justify justly jut jute
jutted juvenile karat karate kayak keel keeled keen keened keener keenly keep keeper keeping keg kelp ken kennel kept kerb kerbed
kernel kettle key keyboard keyed keying keystroke keyword khaki khakis kick kicked kicking kid kidded kidding kidnap kidnapped
kidney kill killed killer killing kiln kilned kilo kilt kimono kin kind kinda kinder kindle kindly kindness king kingdom kink
kinked kinky kiosk kipper kiss kissed kit kitchen kite kited kiting kitten kitty kiwi kiwis knack knead knee kneed kneel knelt
knew knife knifed knight knit knob knock knocked knocking knoll knot knotty know knowing knowledge known koala kosher kowtow
kudos lab label labelled labelling labour lace laced lacier lacing lack lacked lacking lacy lad ladder lade laded laden lading
ladle ladled lady lag lager lagged lagoon laid lain lair lake lamb lambda lambed lame lamed lament lamer lamest laming lamp lance
lanced land landed lander landing landlord landscape lane language lanky lap lapel lapped lapse lapsed lard larded large largely
larger largest lark larked larva larvae larynx laser lash lashed lass last lasted lasting lastly latch late lately latent later
latest latex lath lathe lathed lather latter laud lauded laugh laughed laughing laughter launch launched launching laurel lava
lavatory lavish law lawful lawn lawyer lax laxer laxest laxity lay layer laying layman laymen layout lazied lazier laziness lazy
leach lead leaded leaden leader leading leaf leafed leaflet leafy league leak leaked leaky lean leaned leaner leaning leap leapt
learn learned learning learnt lease leased leash least leather leave leaved leaving lecture lectured lecturer lecturing led ledge
ledger lee leech leek leer leered leery leeway left lefter leg legacy legal legally legend legendary legged legible legion legume
leisure lemme lemon lend lending length lengthy lenient lens lenses lent lentil leper lesbian lesion less lessen lesser lesson
lest let lethal letter letting letup levee level lever levied levity levy lewd lewder liability liable liaison liar libel liberal
liberty librarian library lice licence license licensed licensing lichen lick licked lid lie lied lieu life lifestyle lifetime
lift lifted lifting light lighted lighter lightest lighting lightly lightning like liked likely liken liker likest likewise
liking lilac lilt lilted lily limb limber limbo lime limed liming limit limited limiting limp limped limper line linear lined
linen liner linger lingo lining link linkage linked linker linking lint lion lip liquid liquor lisp lisped list listed listen
listened listener listening listing lit litany literal literally literary literate lithe lither litre litter little live lived
lively liven liver livest livid living lizard llama load loaded loader loading loaf loafed loafer loam loan loaned loath loathe
lob lobbed lobby lobe local locale locally locate located locating location lock locked locker locket locking locust lodge lodged
lodger loft lofted lofty log logged logger logging logic logical logically logo loin loiter loll lolled lone lonely long longed
longer longest look looked looking loom loomed loon loonie loony loop looped loophole loose loosed loosely loosen looser loot
looted lop lope loped loping lopped lord lorded lore lorry lose loser losing loss lost lot lotion lotus loud louder loudest
loudly lounge louse lousy love loved lovely lover loving low lowed lower lowered lowering lowest lowing lowly loyal lucid luck
lucked luckily lucky ludicrous lug luggage lugged lull lulled lumber lump lumped lumpy lunacy lunar lunatic lunch lunchtime lung
lunge lunged lupin lupine lurch lure lured lurid luring lurk lurked lurking lush lusher lust lusted lustre lusty lute luxury lye
lying lymph lynch lyre lyric mace maced machine machinery macho macing mad madam madame madcap madden madder made madly madman
madmen madness magazine maggot magic magical magnet magnetic magnitude magnum magpie maid maiden mail mailbox mailed mailing maim
maimed main mainframe mainly maintain maize maizes major majority make maker makeup making malady male malice malicious malign
mall mallet malt malted mama mamma mammal man manage managed manager managing mandate mandatory mane mange manger mangle mangled
mangling mango mangy mania maniac manic manifesto mankind manly manned manner manning manor manpower mantel mantle manual
manually manure many map maple mapped mapper mapping mar marble march mare margin marginal maria marina marine marital mark
marked marker market marketed marketing marking maroon marred marriage married marrow marry marrying marsh marshy mart martin
martyr marvel mas mascot mash mashed mask masked mason mass massed massive massively mast master mat match matched matching mate
mated material mating matrices matrix matron matt matte matted matter mature maul mauled mauve maxim maxima maximise maximum may
maybe mayhem mayor maze mazes meadow meagre meal mealy mean meaner meaning meant meantime meanwhile measly measure measured
measuring meat mechanic mechanism medal meddle media median medical medicine medieval medium medley meek meeker meekly meet
meeting megabyte mellow melody melon melt melted member memo memoir memorable memory menace mend mended mending menial mental
mentality mentally mention mentioned mentor menu menus mercury mercy mere merely merest merge merged merger merging merit merry
mes mesh meshed mess message messed messing messy met metal metaphor mete meted meteor meter method meting metre metric metro
mettle mew mewed mewing miaow microwave midday middle midget midnight midst midway mien might mighty migrate migrated migrating
migration mike miked miking mild milder mildew mildly mile mileage military milk milked milker milky mill milled miller million
mime mimed mimic miming mince minced mind minded minding mindless mine mined miner mingle minimal minimise minimum mining minion
minister mink minnow minor minority mint minted minuet minus minute miracle mirage mire mired miring mirror mirth misdirect miser
miserable miserably misery misfit misguide misguided mishap mislay mislead misled misplace misplaced misprint misread miss missed
missile missing mission mist mistake mistaken mistaking misted mistook misty misuse mite mitt mitten mix mixed mixer mixing
mixture mnemonic moan moaned moaning moat mob mobbed mobile mock mocked mod modal mode model modelled modelling moderate modern
modest modified modify modifying module mohair moist molar mole molecular molecule molest molten moment momentum monarch money
monies monitor monitored monk monkey monopoly monster month monthly moo mood moody mooed mooing moon mooned moor moored moose
moot mooted mop mope moped moping mopped moral morale morality morally morass morbid more moreover morgue morn morning moron
morose morsel mortal mortality mortar mosaic mosque moss mossy most mostly motel moth mother motif motion motivate motivated
motive motley motor motorway motto mould mouldy moult mound mount mountain mounted mounting mourn mouse moused mousse mousy mouth
move moved movement mover movie movies moving mow mowed mower mowing much muck mucked mucking mucous mucus mud muddle muddled
muddling muddy muff muffed muffin muffle mug mugged mugger muggy mulch mule mull mulled multi multiple multiply mum mumble mummy
mumps munch mundane mural murder murdered murderer murdering murky murmur muscle muse mused museum mush mushed mushy music
musical musician musing musk musket muss mussed mussel must muster musty mutant mutate mute muted mutely muter mutest muting
mutiny mutt mutter muttered muttering mutton mutual mutually muzzle myopic myriad mys myself mystery mystic myth mythical
mythology nab nabbed nag nagged nail nailed nailing naive naiver naked name named nameless namely naming nap napalm nape napkin
napped nappy narrative narrow narrower narrowest nasal nastier nastiest nasty nation national native natty natural naturally
nature naughty nausea naval navel navy nay near nearby neared nearer nearest nearly neat neater neatly nebula necessary necessity
neck necked nectar need needed needing needle needless needy negate negative neglect neglected negotiate neigh neighbour neither
neon nephew nerve nerved nervous nest nested nesting nestle net nether netted nettle network networked neural neuron neuter
neutral never new newbie newcomer newer newest newly newspaper newsy newt newton next nibble nice nicely nicer nicest nicety
niche niches nick nicked nickel nicking nickname niece nifty nigh night nightmare nil nimble nimbly nine ninety ninny ninth nip
nipped nipple nippy nit nitwit noble nobler nobly nobody nod nodded node noes noise noised noisy nomad nominal nominally nominate
nominated non none nonsense noodle nook noon noose nor norm normal normality normally north northern nose nosed nosier nosing
nostalgia nosy not notable notably notation notch note noted nothing notice noticed noticing notified notify notifying noting
notion notorious nougat nought noun nova novel novelty novice now nowadays nowhere nozzle nuance nuclear nuclei nude nuder nudest
nudge nudged nudity nugget nuisance null numb numbed number numbered numbering numbest numeral numeric numerical numerous nun
nurse nursed nut nutmeg nutted nutty nuzzle nylon nymph oaf oak oar oared oaring oases oasis oath obese obey obeyed obeying
object objected objecting objection objective oblige obliged obliging oblong obnoxious oboe obscene obscure obscured obscuring
obscurity observe observed observer observing obsess obsessed obsessing obsession obsolete obstruct obtain obtained obtaining
obtuse obvious obviously occasion occupied occupy occupying occur occurred occurring ocean octal octave ocular odd odder oddest
oddity oddly ode odious odour off offed offence offend offended offender offending offensive offer offered offering offhand
office officer official offing offset offspring often ogle ogled ogling ogre ohm ohs oil oiled oilier oiling oily okay okayed
okra old olden older oldest olive omega omen omission omit omitted omitting once one oneself ongoing onion only onrush onset onto
onus onuses onward oodles ooze oozed oozes oozing opal opaque open opened opener opening openly opera operate operated operating
operation operator opinion opium opponent oppose opposed opposing opposite oppress oppressed opt opted optic optical optima
optimal optimise optimised optimum opting option optional opus opuses oracle oral orange orator orbit orbital orchestra orchid
ordain ordeal order ordered ordering ordinary ore organ organic organise organised organiser orgasm orgy orient oriental
orientate oriented orienting origin original originate ornate orphan orthodox other otherwise otter ouch ought ounce our
ourselves oust ousted ouster out outcome outcry outdated outdid outdo outed outer outfit outgoing outing outlaw outlay outlet
outline outlined outlining outlook output outrage outraged outraging outran outright outrun outset outside outweigh outwit ova
oval ovary oven over overall overcame overcome overdo overdraft overdue overflow overhead overlap overload overlong overlook
overly overnight overprice override overrode overseas overt overtime overtone overview overwhelm ovum owe owed owing owl own
owned owner ownership owning oxen oxide oxygen oyster ozone pace paced pacifier pacify pacing pack package packaged packaging
packed packer packet packing pact pad padded padding paddle paddy pagan page paged pager paging pagoda paid pail pain pained
painful painfully painless paint painted painting pair paired pal palace palate pale paled paler palest paling pall palled pallid
pallor palm palmed paltry pamper pan panda pander pane panel pang panic panned pansy pant panted pantie pantry pap papa papacy
papal papaya paper paperback papyri par parade paradise paradox paragraph parallel parameter paranoia paranoid parcel parch
pardon pare pared parent paring parish parity park parka parked parking parochial parody parole parred parrot parse parsec parsed
parser parsing parson part parted partial partially particle partition partly partner party pas pass passage passed passenger
passer passing passion passive passport password past pasta paste pasted pastel pastor pastry pasty pat patch patched patching
patchy pate patent path pathetic pathos patience patient patio patrol patron patronise patted patter pattern patty paunch pauper
pause paused pausing pave paved pavement paving paw pawed pawing pawn pawned pay payed payer paying payment payoff pea peace
peaceful peach peak peaked peal pealed peanut pear pearl peasant peat pebble pecan peck pecked peculiar pedal pedant pedantic
pedantry peddle pedlar peek peeked peel peeled peep peeped peer peered peeve peeved peg pegged pellet pelt pelted pelvic pelvis
pen penal penalty pence pencil pended pending pends penguin penis penned penny peon peony pep pepped pepper per perceive
perceived percent perch perfect perfectly perform performed perhaps peril period periodic perish perk perked perky permanent
permit permitted perpetual persecute persist person personal personnel persuade persuaded pert perter peruse perverse pesky pest
pester pet petal peter petite petrol petted petty pew pewter pharmacy phase phased phasing phenomena phlegm phobia phoenix phone
phoned phoney phoning photo photocopy photon phrase phrased phrasing physic physical physicist piano pick pickax picked picket
picking pickle pickup picky picnic picture piddle pie piece pieced pier pierce piety pig pigeon pigged pigpen pike piked piking
pile piled pilfer piling pill pillar pilled pillow pilot pimple pimply pin pinch pinched pinching pine pined pining pinion pink
pinked pinker pinned pint pious pipe piped pipeline piping pique piqued piracy pirate pis pistol piston pit pitch pitfall pithy
pitied pitted pity pivot pixie pixies pizza place placed placid placing plague plagued plaguing plaice plaid plain plainly plan
planar plane planed planet planetary plank planned planning plant planted planting plaque plasma plaster plastered plastic plate
plated platform plausible play played player playing plaza plea plead pleasant please pleased pleasing pleasure pleat pledge
plenty pliant plied pliers plight plod plop plot plotted plotter plotting plough ploy pluck plucky plug plugged plugging plum
plumb plume plumed plump plunge plural plus pluses plush ply plying poach pocket pod podded podium poem poet poetic poetry point
pointed pointer pointing pointless poise poised poison poisoned poisoning poke poked poker pokey pokier poking poky polar pole
poled police policeman policy poling polio polish polished polishing polite political politics polka poll polled pollen pollution
polo polyp pomp pompous poncho pond ponder pony poodle pool pooled poop pooped poor poorer poorest poorly pop pope poplar popped
popping poppy populace popular populate populated porch pore pored poring pork porous port portable portal ported porter porting
portion portly portray portrayed pose posed posing position positive possess possessed possible possibly possum post postage
postal postcard posted poster posting postpone postponed postulate posy pot potato potatoes potent potential potion potted potter
pouch pounce pound pour poured pouring pout pouted poverty powder power powered powerful powering powwow practical practice
practise practised pragmatic praise pram prance prank prawn pray prayed prayer praying preach preached preaching precede preceded
precedent preceding precious precise precisely precision predict predicted preen prefab preface prefer preferred prefix prefixed
prefixing pregnancy pregnant prejudice premature premise premium prepare prepared preparing prepay prescribe presence present
presented presently preserve preserved president press pressed pressing pressure presto presume presumed presuming pretend
pretended pretty prevail prevalent prevent prevented preview previewer previous prey preyed price priced pricing prick pride
prided pried priest prim primal primarily primary prime primed primer primitive primly primp prince principal principle print
printed printer printing printout prior priority prise prised prism prison prisoner privacy private privately privilege privy
prize prizes pro probable probably probe probed problem procedure proceed proceeded process processed processor proclaim prod
produce produced producer producing product professor profile profit profound program programme progress prohibit project
projected prolong prolonged prom prominent promise promised promising promote promoted promoting promotion prompt prompted
prompting promptly prone prong pronoun pronounce proof prop propel proper properly property prophet proposal propose proposed
proposing prose prosecute prospect protect protected protein protest protocol proton prototype proud prove proved proven provide
provided providing proving provision provoke provoked provoking prow prowl proximity proxy prude prune pruned pry prying psalm
pseudo psych psyche pub public publicise publicity publicly publish published publisher puck pucker pudding puddle pudgy pueblo
puff puffed puffer puffy puke puked puking pull pulled pulley pulling pulp pulped pulpit pulse pulsed puma pumice pummel pump
pumped pumping pun punch punched punching puncture pundit punier punish punished punishing punk punker punned punt punted punter
puny pup pupil pupped puppet puppy purchase purchased pure puree pureed purely purer purest purge purged purify purity purple
purpose purr purred purse pursed pursue pursued pursuing pursuit pus push pushed pusher pushing pushy puss pussy put putrid putt
putted putter putting putty puzzle puzzled puzzling pyre python qua quack quail quaint quake quaked qualified qualifier qualify
quality qualm quantity quantum quark quarry quart quarter quartz quash quaver quay queasy queen queer quell quench query quest
question queue queued queuing quibble quiche quick quicker quickest quickly quiet quieter quietest quietly quill quilt quip quirk
quirky quit quite quitting quiver quiz quorum quota quotation quote quoted quoting rabbi rabbis rabbit rabble rabid rabies race
raced racer racial racier racing racism racist rack racked racket racy radar radial radiation radical radically radii radio
radish radium radius raffle raft rafted rafter rag rage raged ragged raging raid raided raider rail railed railroad railway rain
rainbow rained raining rainy raise raised raisin raising rake raked raking rally ram ramble rammed ramp rampant ramrod ran ranch
rancid random randomly rang range ranged ranger ranging rank ranked ranker rankle ransom rant ranted ranting rap rape raped rapid
rapidly raping rapist rapped rapt rare rared rarely rarer rarest raring rarity rascal rash rasher rashly rasp rasped raster rat
rate rated rather ratify rating ratio ration rational rationale ratted rattle rattled rattling ratty ravage rave raved ravel
raven ravine raving ravish raw rawer rawest ray rayon raze razed razes razing razor reach reached reaching react reacted reacting
reaction reactor read readable reader readily reading ready real realer realise realised realising realistic reality really realm
realty ream reamed reap reaped reaper rear reared rearrange reason reasoned reasoning reassure reassured rebate rebel rebind
reborn rebuff rebuild rebuilt rebuke rebut recall recalled recalling recant recap recede receipt receive received receiver
receiving recent recently reception recess recipe recipient recite reckless reckon reckoned reckoning reclaim recognise recoil
recommend reconcile record recorded recorder recording recoup recover recovered recovery recruit recruited rectal rectangle
rectified rectify rector rectum recur recursion recursive recycle recycled recycling red redden redder redeem redefine redefined
redid redirect redo redoes redone redraw reduce reduced reducing reduction redundant reed reef reefed reek reeked reel reeled
refer reference referred referring refill refine refined refining reflect reflected reflex reform reformat reformed reforming
refrain refresh refreshed refuel refuge refund refusal refuse refused refusing refute regain regal regale regard regarded
regarding regent regime region regional register regret regretted regular regularly rehash reign rein reined reinstate reiterate
reject rejected rejecting rejection rejoin relaid relate related relating relation relative relax relaxed relaxing relay release
released releasing relent relevance relevant reliable reliably relic relied relief relieve relieved relieving religion religious
relish relive reload reluctant rely relying remade remain remainder remained remaining remake remark remarked remarking remedy
remember remind reminded reminder reminding remiss remit remote remotely removal remove removed removing rename renamed renaming
rend render rendered rendering rending rendition renege renew renewed renewing renown rent rental rented reopen repaid repair
repaired repairing repay repeal repeat repeated repeating repel repent rephrase replace replaced replacing replay replied reply
replying report reported reporter reporting repose represent reproduce repulsive repute request requested require required
requiring requisite reread rereading resale rescue research resemble resembled resent reserve reserved reserving reset resetting
reside residence resident resign resigned resigning resin resist resolve resolved resolving resort resorted resorting resource
respect respected respond responded response rest restart restarted rested resting restore restored restoring restrain restrict
result resulted resulting resume resumed resuming retail retain retained retaining retard retch retina retire retired retiring
retort retract retrieval retrieve retrieved retry return returned returning retype reuse reused rev revamp reveal revealed
revealing revel revenge revenue revere reverse reversed reversing revert review reviewed reviewing revile revise revised revising
revision revive revoke revolt revolted revolting revue revved reward rewind rework rewrite rewriting rewritten rewrote rhino
rhyme rhymed rhythm rib ribbed ribbon rice riced rich richer richest richly ricing rid ridden ridding riddle ride rider ridge
ridged riding rife rifer rifest rifle rifled rift rifted rig rigged right rightly rigid rigorous rigour rile riled riling rim
rimmed rind ring ringed ringing rink rinse rinsed riot rioted rioter rip ripe ripen riper ripest ripped ripping ripple rise risen
riser rising risk risked risking risky rite ritual rival river rivet roach road roam roamed roar roared roast rob robbed robber
robe robed robin robing robot robust rock rocked rocker rocket rocky rod rode rodent rodeo roe rogue role roll rolled roller
rolling roman romance romantic romp romped roof roofed rook rooked rookie room roomed roomy roost root rooted rooter rope roped
roping rosary rose rosier roster rosy rot rotary rotate rotated rotating rotation rote rotor rotted rotten rotund rouge rouged
rough roughly round rounded rounding rouse roused rout route routed router routine routinely routing row rowdy rowed rowing royal
royalties rub rubbed rubber rubbish rubble rubier rubric ruby ruckus rudder ruddy rude rudely ruder rudest rue rued rueful ruff
ruffed ruffle rug rugby rugged ruin ruined ruing ruining rule ruled ruler ruling rum rumble rummer rummy rumour rumoured
rumouring rump rumple run rune rung runner running runny runt runway rural ruse rush rushed rushing rust rusted rustic rustle
rusty rut rutted rye sabotage sabre sac sack sacked sacking sacred sacrifice sad sadden saddened saddening sadder saddle sades
sadism sadist sadly safari safe safeguard safely safer safest safety sag saga sage sager sagest sagged said sail sailed sailing
sailor saint sake saki salad salami salary sale salesman saliva sallow sally salmon salon saloon salt salted salter salty salute
salvation salve salved same sample sampled sampling sand sandal sanded sandwich sandy sane saner sanest sang sanity sank sap
sapped sarcasm sarcastic sari saris sash sassy sat satellite satin satire satisfied satisfy sauce sauced saucer saucy sauna
savage save saved saver saving savour savvy saw sawed sawing say saying scab scalar scald scale scaled scaling scalp scaly scan
scandal scanned scanner scanning scant scanty scar scarce scarcely scare scared scarf scaring scarlet scary scatter scattered
scenario scene scenery scenic scent sceptical schedule scheduled scheduler scheme scholar school science scientist scoff scold
scoop scoot scope scoped scorch score scored scorer scoring scorn scotch scour scout scowl scram scrap scrape scrapped scrapping
scratch scratched scrawl scream screamed screaming screen screw screwed screwing screwy scribe script scroll scrolled scrolling
scrub scruff scuff scum scurry scythe sea seal sealed sealing seam seaman seamed seamen sear search searched searching seared
season seat seated secede second secondary seconded seconding secondly secret secretary secretly sect section sector secular
secure security sedan sedate seduce see seed seeded seedy seeing seek seeking seem seemed seeming seemingly seen seep seeped seer
seesaw seethe segment seize seized seizes seldom select selected selecting selection selective self selfish sell seller selling
selves semantic semen seminar senate send sender sending senile senior sensation sense sensed sensible sensibly sensitive sensor
sent sentence sentenced sentient sentiment sentry separate separated separator sequel sequence sequin serene serial series
serious seriously sermon serum servant serve served server service serving session set setter setting settle settled settling
seven seventh sever several severe severely severity sew sewage sewed sewer sewing sewn sex sexed sexing sexism sexist sexual
sexuality sexually sexy shabby shack shade shaded shadow shady shaft shaggy shake shaken shaking shaky shall shallow sham shame
shamed shanty shape shaped shaping share shared sharing shark sharp sharply shave shaved shaven shaver shawl she sheaf shear
sheath sheave shed shedding sheen sheep sheer sheet sheikh shelf shell shelter shelve sherry shes shied shield shift shifted
shifting shifty shin shine shined shining shiny ship shipped shipping shire shirk shirt shiver shoal shock shocked shocking shod
shoddy shoe shone shoo shooed shook shoot shooting shop shopped shopping shore shored short shortage shorten shortened shorter
shortest shorthand shortly shot should shoulder shout shouted shouting shove shoved shovel show showed shower showing shown showy
shrank shred shrew shrewd shriek shrill shrimp shrine shrink shroud shrub shrug shrunk shuck shun shunt shut shutdown shutting
shy shyer shyest shying sic sick sicked sicken sickened sickening sicker sickle sickly side sided sideways siding sidle sidled
siege sierra siesta sieve sieved sift sifted sigh sighed sight sighted sighting sigma sign signal signalled signature signed
signer signing silence silent silicon silk silken sill sillier silliest silly silo silt silted silver similar similarly simile
simmer simple simpler simplest simplify simply simulate simulated sin since sincere sincerely sine sinew sinewy sinful sing singe
singed singer singing single singly singular sinister sink sinking sinned sinner sinus sip siphon sipped sir sire sired siren
siring sissy sister sit site sited siting sitter sitting situate situated situating situation six sixteen sixth sixty size sized
sizer sizes sizing sizzle skate skated skater skein skeleton sketch skew skewed skewer ski skid skied skiing skill skilled skim
skimp skimpy skin skinny skip skipped skipping skirt skis skit skulk skull skunk sky skying slab slack slag slain slake slaked
slam slang slant slap slash slat slate slated slave slaved slay sleazy sled sleek sleep sleeping sleepy sleet sleeve sleigh slept
slew slewed slice sliced slicing slick slid slide sliding slight slighter slightest slightly slim slime slimy sling slink slip
slipped slippery slipping slit sliver slob slog slogan slop slope sloped sloppy slosh slot sloth slouch slow slowed slower
slowest slowing slowly sludge slug sluice slum slump slung slunk slur slush slut sly slyer slyest slyly smack small smaller
smallest smallish smart smash smashed smashing smear smell smelly smelt smile smiled smiling smirk smite smith smock smog smoke
smoked smoker smoking smoky smooth smoothly smote smudge smug smugly smut snack snag snail snake snaked snap snappy snare snared
snarl snatch sneak sneaked sneaking sneaky sneer sneeze snide snider sniff snip snipe sniped sniper snitch snob snobbery snoop
snooty snooze snore snored snort snot snout snow snowed snowy snub snuff snug snugly soak soaked soap soaped soapy soar soared
sob sobbed sober soccer social socialism socialist socially society sock socked socket sod soda sodded sodden sodium sodomy sofa
soft soften softer softly software soggy soil soiled solace solar sold solder soldier sole soled solely solemn solicitor solid
soling solo soloed solution solve solved solving sombre some somebody somehow someone someplace something sometime somewhat
somewhere son sonata song sonic sonnet soon sooner soonest soot soothe sooty sop sopped sordid sore sorely sorer sorest sorrow
sorry sort sorta sorted sorting sought soul sound sounded sounding soup souped sour source soured sourer south southern sow sowed
sowing sown spa space spaced spacing spade spaded span spank spar spare spared sparer spark sparse spasm spat spate spatial spawn
spay spayed speak speaker speaking spear special specially species specific specified specify specimen speck spectrum speculate
sped speech speed speeding speedy spell spelled spelling spelt spend spending spent sperm spew spewed sphere sphinx spice spiced
spicy spider spied spigot spike spiked spill spilt spin spinal spine spiral spire spirit spiritual spit spite spited spitted
spitting splash splat spleen splendid splice splint split splitting spoil spoiled spoiling spoilt spoke spoken spokesman sponge
spongy sponsor sponsored spoof spook spooky spool spoon spore sport spot spotted spotting spotty spouse spout sprain sprang
sprawl spray spread spreading spree spreed sprier sprig spring springing sprint sprout spruce sprung spry spud spun spunk spur
spurious spurn spurt spy spying squad squall square squared squaring squash squashed squashing squat squawk squeak squeal squeeze
squeezed squeezes squeezing squid squint squire squirm squirt stab stability stable stack staff stag stage staged stagger
staggered staid stain stair staircase stake staked stale staled staler stalk stall stamp stamped stamping stance stanch stand
standard standing stank stanza staple star starch stare stared staring stark starred starring starry start started starter
starting startle startled startling starve starved starving state stated statement stater static stating station statistic statue
status stave staved stay stayed staying steadily steady steak steal stealing steam steamy steel steep steer steered steering stem
stench step stepped stepping stereo sterile sterling stern stew stewed stick sticking sticky stiff stifle stigma still stimulate
sting stingy stink stint stir stirred stirring stitch stock stocky stodgy stoke stoked stole stolen stolid stomach stomp stone
stoned stony stood stool stoop stop stopped stopping storage store stored storey storing stork storm stormy story stout stove
stow stowed straight strain strait strand strange strangely stranger strangest strap strata strategic strategy straw stray streak
stream street strength stress stressed stressing stretch stretched strew strewn strict strictly stride strife strike striking
string stringent strip stripe stripped stripping strive strode stroke stroll strong stronger strongest strongly strove struck
structure struggle struggled strum strung strut stub stubby stuck stud student studied studio study studying stuff stuffed
stuffing stuffy stumble stumbled stumbling stump stun stung stunk stunned stunning stunt stupid stupidity stupor sturdy style
styled stylus suave suaver sub subbed subdue subject subjected sublet submit submitted subscribe subset subsidise substance
subtle subtlety subtly suburb subway succeed succeeded success successor such suck sucked sucker suckle sudden suddenly suds sue
sued suede suffer suffered sufferer suffering suffice suffix sugar sugary suggest suggested suicidal suicide suing suit suitable
suitably suite suited suiting suitor sulk sulked sulky sullen sultan sultry sum summarise summary summed summer summing summit
summon sun sundae sundry sung sunk sunken sunlight sunlit sunned sunny sunrise sunset sunshine suntan sunup sup super superb
superior supervise supper supple supplied supplier supply supplying support supported supporter suppose supposed supposing
suppress supreme sure surely surer surest surf surface surfed surge surged surgery surly surname surplus surprise surprised
surround survey survival survive survived surviving suspect suspected suspend suspended suspicion sustain sustained swab swallow
swallowed swam swamp swamped swamping swampy swan swap swapped swapping swarm swat swathe sway swayed swear swearing sweat
sweating sweaty sweep sweeping sweet swell swept swerve swift swig swill swim swimming swine swing swipe swiped swirl swish
switch switched switching swivel swoon swoop sword swore sworn swum swung symbol symbolic symmetric symmetry sympathy symphony
symptom syndicate syndrome synonym syntactic syntax synthesis syrup system tab tabbed tabby table tabled tablet taboo tacit tack
tacked tacking tackle tackled tackling tacky taco tact tactic tactical tactless tag tagged tail tailed tailor tailored tailoring
taint take taken taker taking talc tale talent talented talk talked talker talking tall taller tallow tally talon tame tamed
tamely tamer tamest taming tamper tan tandem tang tangent tangle tango tank tanked tanker tanned tanner tap tape taped taper
taping tapped tar tardy target tariff tarred tarry tart tartan tartar tarter task tasked tassel taste tasted tasteless tasting
tasty tattle tattoo tatty taught taunt taut tauter tavern tawdry tawny tax taxation taxed taxi taxied taxing taxis taxpayer tea
teach teacher teaching teacup teak team teamed teapot tear teared tearing tease teased teat technical technique tedious tedium
tee teed teeing teem teemed teen teenage teenager teeter teethe telephone telescope tell teller telling temper temple tempo
temporary tempt tempted tempting ten tenant tend tended tendency tender tending tendon tenet tennis tenor tense tensed tenser
tension tent tentative tented tenth tenure tepee tepid term termed terminal terminate terming termly terrible terribly terrified
terrify territory terror terrorism terrorist terse terser test tested tester testes testing testis tether text textbook textual
than thank thanked thankful thanking that thatch thaw thawed the theatre thee theft their theist them theme then thence theology
theorem theory therapy there thereby therefore therein thereof these thesis theta they thick thickness thief thieve thigh thin
thing think thinking thinly third thirst thirty this thong thorn thorny thorough those thou though thought thous thousand thrash
thread threat threaten three thresh threshold threw thrice thrift thrill thrive throat throb throne throng through throw throwing
thrown thrust thrusting thud thug thumb thump thus thwart thy thyme tiara tick ticked ticket tickle tidal tide tided tidied
tidier tiding tidy tidying tie tied tier tiff tiffed tiger tight tightly tilde tile tiled tiling till tilled tilt tilted timber
time timed timely timer timescale timetable timid timing tin tinder ting tinge tinged tingle tinier tinker tinkle tinned tinny
tinsel tint tinted tiny tip tipped tipsy tiptoe tirade tire tired tiresome tiring tissue tit titbit title titled titter toad
toast tobacco today toddle toe toed toeing toffee toga together toggle toil toiled toilet token told tolerance tolerant tolerate
tolerated toll tolled tomato tomatoes tomb tombed tomboy tomcat tome tomorrow ton tonal tone toned tong tongue tonic tonight
toning tonne tonsil too took tool tooled toot tooted tooth top topaz topic topical topped topple torch tore torn torque torrid
torso torture toss tossed tot total totally tote toted totem toting totted totter toucan touch touched touching touchy tough
toupee tour toured tourist tousle tout touted tow toward towed towel tower towing town toxic toxin toy toyed toying trace traced
tracing track tracked tracking tract trade traded trader trading tradition traffic tragedy tragic trail trailed trailing train
trained training trait tramp trance transfer transform transient transit translate transmit transport trap trapped trapping trash
trashcan trashy trauma travel travelled trawl tray tread treasure treat treated treating treatment treaty treble tree treed trek
tremor trench trend trendy trial triangle tribal tribe trick tricky tried trifle trigger triggered trill trilogy trim trinity
trio trip tripe triple tripod tripos trite triter triumph trivia trivial trivially trod troll trolley troop trophy trot trouble
trough troupe trouser trout trowel truant truce truck trudge true trued truer truest truing truism truly trump trumpet truncate
truncated trunk trust trusted trusting trusty truth try trying tryout tsar tub tuba tube tubed tubing tuck tucked tuft tufted tug
tugged tulip tumble tummy tumour tumult tuna tundra tune tuned tuner tunic tuning tunnel turban tureen turf turfed turgid turkey
turn turned turner turning turnip turntable turret turtle tusk tussle tutor tutorial tuxedo twang tweak twee tweed tweet twelve
twentieth twenty twice twig twin twine twined twinge twirl twist twisted twisting twitch two tycoon tying type typed typeset
typhus typical typically typify typing typist tyrant tyre udder ugh uglier ugly ulcer ultimate ultra umbrella umpire unable
unaware unbiased unborn uncertain unchanged uncle unclear uncommon uncut undefined under undergo undergoes undergone underlain
underlay underlie underlies underline undertake undertook underwent undid undo undoes undoing undone undue unduly uneasy uneven
unfair unfit unfold unfounded unfurl unhappy unhealthy unhelpful unhook unified uniform uniformly unify unifying union unique
uniquely unison unit unite united uniting unity universal universe unjust unkind unknown unless unlike unlikely unlimited unload
unlock unlocked unlocking unlucky unman unmask unnatural unpack unpaid unpick unpopular unread unreal unrelated unrest unruly
unsafe unsaid unsay unseat unseen unset unsound unstable unsung unsure untidy untie untied unties until unto untold untrue
unusable unused unusual unusually unveil unwanted unwary unwelcome unwell unwilling unwind unwise unwrap upbeat update updated
updating upend upgrade upgraded upgrading upheld uphill uphold upkeep uplift upload upon upped upper upping upright uproar uproot
ups upset upsetting upshot upside upstairs uptake uptown upturn upward urban urbane urchin urge urged urgency urgent urgently
urging urine urn usable usage use used useful usefully useless user usher using usual usually usurp uteri uterus utility utmost
utter utterly vacancy vacant vacate vacation vacuum vagary vagina vague vaguely vaguer vain vainer valet valid validity valise
valley valour valuable value valued valuing valve valved van vandal vandalism vane vanish vanished vanishing vanity vanned vapour
variable variance variant variation varied variety various vary varying vase vast vaster vastly vat vatted vault veal vector veer
veered vegetable vehicle veil veiled vein veined velocity velour velvet vend vended vending vendor veneer venom vent vented
venture venue verb verbal verbally verbatim verbose verdict verge verged verier verified verify verifying vermin versatile verse
versed version versus vertical verve very vessel vest vested vet veto vetoed vetoes vetted vex vexed vexing via viable vial vicar
vice viced vicing vicinity vicious victim victor victory video vie vied view viewed viewer viewing viewpoint vigil vigour vile
viler vilest vilify villa village vine vintage vinyl viola violate violation violence violent violently violet violin viper viral
virgin virile virtual virtually virtue virus viruses visa visaed vise vised visible vising vision visit visited visiting visitor
visor vista visual visually vital vivid vocal vodka vogue voice voiced void voided volley volt voltage volume voluntary volunteer
vomit voodoo vortex vote voted voter voting vouch vow vowed vowel vowing voyage vulgar vying wad wadded waddle wade waded wading
wafer waffle waft wafted wag wage waged wager wagged waging wagon waif wail wailed waist wait waited waiter waiting waive waived
waiver wake waked waken waking walk walked walker walking wall walled wallet wallop wallow walnut walrus waltz wan wand wander
wandered wandering wane waned waning wanna wanner want wanted wanting wanton war warble ward warded warden warehouse warier warm
warmed warmer warming warmly warmth warn warned warning warp warped warping warrant warranty warred warren wart wartime wary was
wash washed washer washing wasp waste wasted wasteful wasting watch watched watching water watery watt wave waved waver wavier
waving wavy wax waxed waxier waxing waxy way waylay weak weaken weaker weakly weakness wealth wealthy wean weaned weapon wear
wearing weary weasel weather weave weaved weaver web webbed wed wedded wedder wedding wedge wedged wee weed weeded weedy weeing
week weekday weekend weekly weep weer weest weigh weight weird weirdo welcome welcomed welcoming weld welded welder welfare well
welled welt welted welter went wept were west western wet wetter wetting whack whale whaled whaler wharf what whatever wheat
wheel wheeze when whence whenever where whereas whereby whereupon wherever whet whether whew which whichever whiff while whiled
whilst whim whine whined whinny whip whirl whirr whisk whisky whistle white whiten whiter whizz who whoa whoever whole wholly
whom whoop whore whose why wick wicked wicker wicket wide widely widen wider widest widow width wield wife wig wigged wiggle
wigwam wild wilder wildly wilful wilier will willed willing willingly willow wilt wilted wily win wince winced winch wind winded
winding window windowing windy wine wined wing winged wining wink winked winner winning winter wintry wipe wiped wiper wiping
wire wired wirier wiring wiry wisdom wise wisely wiser wisest wish wished wishing wisp wispy wist wit witch with withdraw
withdrawn withdrew wither within without witness witnessed witty wive wiz wizard wobble wobbly woe wok woke woken wolf wolfed
woman womb wombat won wonder wondered wonderful wondering wondrous wont woo wood wooded wooden woody wooed woof woofed wooing
wool woolly word worded wording wordy wore work workable worked worker working workload workshop world worldwide worm wormed worn
worried worry worrying worse worsen worship worst worth worthless worthy wot would wound wove woven wow wowed wowing wrap wrapped
wrapper wrapping wrath wreak wreath wreck wrecked wrecker wrecking wren wrench wrest wretch wretched wright wring wrist writ
write writer writhe writing written wrong wrongly wrote wrung wry wryer wryest yacht yak yakked yam yank yanked yap yapped yard
yarn yawn yawned year yearly yearn yeast yell yelled yellow yelp yelped yen yes yeses yessed yesterday yet yeti yew yield yodel
yoga yogurt yoke yoked yokel yoking yolk yonder you young younger youngest your yourself yous youth yowl yowled yuck zanier zany
zeal zebra zenith zero zeroed zest zeta zigzag zinc zip zipped zipper zodiac zombie zone zoned zoning zoo zoom zoomed
`;

let words: ReadonlySet<string> | undefined;

/** Whether a word, in lower case, is in the list. */
export function isRealWord(word: string): boolean {
  words ??= new Set(list.split(/\s+/));
  return words.has(word);
}
