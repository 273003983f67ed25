/**
 * Common English words of five to nine letters. One of them that is typed instead of an answer is meant, not mistyped: 'houses' is
 * no slip for 'horses'.
 *
 * From the sizes 10 and 20 of SCOWL, http://wordlist.aspell.net: Copyright 2000-2016 by Kevin Atkinson. Permission to use, copy,
 * modify, distribute and sell these word lists, the associated scripts, the output created from the scripts, and its documentation
 * for any purpose is hereby granted without fee, provided that the above copyright notice appears in all copies and that both that
 * copyright notice and this permission notice appear in supporting documentation. Kevin Atkinson makes no representations about
 * the suitability of this array for any purpose. It is provided "as is" without express or implied warranty.
 */
const list = `
aardvark abandon abandoned abide ability abnormal abolish abolished abolition abort aborted aborting abortion about above
abroad absence absent absolute absorb absorbed absorbing abstract absurd abuse abused abusing abusive abysmal academic accent
accept accepted accepting access accessed accessing accident accompany accord accorded according account accounted accuracy
accurate accuse accused accusing accustom achieve achieved achieving acorn acoustic acquire acquired acquiring acronym across
acted acting action activate activated active actively activity actor actual actually acute adapt adapted adapting adaptor
added addict addicted addicting addictive adding addition address addressed adequate adhere adhered adhering adjacent
adjective adjust adjusted adjusting admirable admire admission admit admitted admitting adopt adopted adopting adoption adult
advance advanced advancing advantage advent adventure adverse adversely advert advertise advice advisable advise advised
adviser advising advisory advocate advocated aerial aesthetic affair affect affected affecting affection afford afraid after
afternoon again against ageing agency agenda agent agony agree agreed agreeing agreement ahead aided aiding aimed aiming
aircraft airport alarm alarmed alarming albeit album alcohol alcoholic alert algebra algebraic algorithm alias aliases alien
align aligned aligning alignment alike alive allege alleged allegedly alleging allergic alleviate alliance allies allocate
allocated allow allowable allowance allowed allowing almost alone along alongside aloud alpha alphabet already alter altered
altering alternate although always amateur amaze amazed amazes amazing amazingly amber ambient ambiguity ambiguous ambitious
amend amended amending amendment among amongst amount ample amplifier amuse amused amusement amusing anagram analogous
analogue analogy analyse analysed analysing analysis analyst anarchy anatomy ancestor ancient anecdote angel anger angle angry
anguish animal announce announced annoy annoyance annoyed annoying annual annually anomaly anonymous anorak another answer
answered answering anthology antidote antique anxious anybody anyhow anyone anyplace anything anyway anywhere apart apathetic
apathy apologise apology appal appalled appalling apparatus apparent appeal appealed appealing appear appeared appearing
append appended appending appendix applause apple applicant applied apply applying appoint appointed appraisal approach
approval approve approved approving arbitrary arcade arcane archaic archive archived archiving areas arena arguable arguably
argue argued arguing argument arise arisen arising armed arming arose around arrange arranged arranging array arrest arrested
arresting arrival arrive arrived arriving arrogance arrogant arrow article artist artistic ascend ascended ascending ashamed
ashcan ashes aside asked asking asleep aspect assault assemble assembled assembler assembly assert asserted asserting
assertion assess assessed assessing asset assign assigned assigning assist assistant assisted assisting associate assort
assorted assorting assume assumed assuming assure assured assuring asterisk astronomy atheism atheist atlas atomic atoms
atrocity attach attached attaching attack attacked attacking attain attempt attempted attend attendant attended attending
attention attitude attorney attract attracted attribute audible audience audio authentic author authorise authority automate
automated automatic autumn available average avoid avoided avoiding await awaited awaiting awake award awarded awarding aware
awareness awful awfully awkward axiom babies backbone backed backing backlog backs backspace backward bacteria bacterium badge
badly baffle baffled baffling baggage baked bakes baking balance balanced balancing ballet ballot balls banal banana bands
bandwagon bandwidth bankrupt banks banned banner banning barely bargain barked barking barks baroque barred barrel barrier
barring barrister based basement bases bashed bashes bashing basic basically basing basis basket basses bastard batch bathroom
baths battery battle beach beans beard bearded bearding bearing bears beast beaten beating beats beautiful beauty became
because become becoming bedroom beers before began begin beginner beginning begun behalf behave behaved behaving behaviour
behind being belief believe believed believer believing bells belong belonged belonging beloved below bench bending bends
beneath benefit beside better betting between beware beyond biased biases biasing bible biblical bicycle bidding bigger
biggest bigot bigoted bigotry billfold billion bills binary binding binds biography biologist biology birds birth birthday
biscuit bishop bites biting bitmap bitten bitter bizarre black blackmail blade blame blamed blaming blank blanket blast
blasted blasting blatant blatantly bless blessed blessing blind blindly blink bliss block blocked blocking blood bloody
blowing blown blows blues blurb board boats bodies bogged bogging boggle bogus boiled boiling boils bombed bombing bombs bones
bonus booked booking booklet books bookshop bookstore boost boots border bored boredom bores boring borne borrow borrowed
borrowing bother bothered bothering bottle bottom bought bounce bound boundary boxes bracket bracketed brain brake branch
brand branded branding brass brave breach bread break breakdown breakfast breaking breath breathe breathed breathing breed
breeding breeze brethren brick bridge brief briefly brigade bright brighter brightest brightly brilliant bring bringing broad
broadcast broadly broke broken brother brought brown browse browsed browsing brush brutal bubble bucket bucks budget buffer
buffered buffering bugger build building built bulbs bullet bulletin bunch bundle burden buried buries burned burning burns
burnt burst bursting burying buses business busses butter button buyer buying bypass bytes cabbage cabinet cable cabled
cabling caffeine cakes calculate calculus calendar called caller calling calls camera campaign camps campus cancel cancelled
cancer candidate cannot canonical capable capacity capital captain capture captured capturing carbon cardboard cards cared
career careful carefully careless cares caring carpet carriage carried carrier carrot carry carrying cartoon cartridge cased
cases casing cassette casting castle casts casual catalogue catch catching category cater catered catering cathedral catholic
cattle caught causal causality cause caused causing caution caveat cease ceased ceasing ceiling celebrate cells cellular
censor censored censoring central centrally centre centred centring century ceremony certain certainly certainty chain chair
chairman chalk challenge chamber champagne champion chance change changed changing channel chaos chaotic chapel chaps chapter
character charge charged charging charity charm charmed charming chars chart charter chase chased chasing chats chatted
chatting cheap cheaper cheapest cheaply cheat cheated cheating check checked checker checking cheek cheer cheerful cheese
chemical chemist chemistry cheque chequed chequer chequing chess chest chestnut chewed chewing chews chicken chief child
childhood childish children chips chocolate choice choir choose choosing chopped chopping chops choral chord chorus chose
chosen chuck chucked chucking chunk church cider cigarette cinema circa circle circuit circuitry circular circulate cited
cites cities citing citizen civil civilian civilise civilised claim claimed claiming clarified clarify clarity clash class
classed classic classical classify classing clause clean cleaned cleaner cleanest cleaning cleanly clear clearance cleared
clearer clearest clearing clearly clever cleverer cleverest click client cliff climate climb climbed climbing clinic clinical
clipped clipping clips clique clock clone close closed closely closer closest closet closing closure cloth clothe clothed
clothing cloud clubs clues clumsy cluster coach coarse coast coats cobbler coded codes coding coffee coherent coincide coined
coining coins collapse collapsed collar collate collated collating colleague collect collected college colon colony colour
coloured colouring column combat combine combined combining comedy comes comfort comic coming comma command commence comment
commented commit committed committee commodity common commonly communal communism communist community compact companion
company compare compared comparing compel compelled compete competed competent competing compile compiled compiler compiling
complain complaint complete completed complex comply component compose composed composer composing composite compound compress
comprise comprised compute computed computer computing conceal concealed concede conceive conceived concept concern concerned
concert concerto concise conclude concluded concrete concur condemn condemned condense condensed condition condom condone
conduct conducted conductor confess confident configure confine confined confining confirm confirmed conflict conform confront
confuse confused confusing confusion congest congested connect connected connector conscious consensus consent consented
consider consist consisted console constant constrain construct consult consulted consume consumed consumer consuming contact
contacted contain contained container contempt contend content contest context continent continual continue continued
continuum contour contract contrary contrast contrive contrived control converse convert converted converter convey convict
convicted convince convinced cooked cookie cookies cooking cooks cooled cooling cools cooperate coped copes copied copies
coping copper copying copyright corner corporate corpse correct corrected correctly correlate corridor corrupt corrupted
cosmic cosmology costed costing costly costs cotton cough could council counsel count counted counter counting countless
country county couple coupled coupling courage courier course court courtesy cousin cover coverage covered covering crack
cracked cracking craft cramp cramped cramping crash crashed crashing crass crawl crawled crawling crazy cream create created
creating creation creative creator creature credible credit creed creep cricket cried cries crime criminal crisis crisp
criteria criterion critic critical criticise criticism crops cross crossed crossing crossroad crossword crowd crowded crowding
crown crucial crude cruel cruelty cruise cruised cruising crunch crunched crunching crush crushed crushing crying cryptic
crystal cubic cuckoo cuddly culprit cultural culture cumming cunning cupboard cured cures curing curiosity curious curiously
curly currency current currently curry curse cursor curtain curve custard custom customary customer cutting cycle cycled
cycling cyclist cylinder cynic cynical daily damage damaged damaging damnation damned damning damns dance danced dancing
danger dangerous dared dares daring darkness darling dashed dashes dashing database dated dates dating datum daughter daylight
daytime deadline deadly dealer dealing deals dealt death debatable debate debated debating debug debugged debugger debugging
decade decay decent decide decided deciding decimal decision declare declared declaring decline declined declining decode
decoded decoding decrease decreased dedicate dedicated deduce deduced deducing deduction deeds deemed deeming deems deeper
deepest deeply default defeat defeated defeating defect defective defence defend defended defending defensive define defined
defining definite degrade degraded degrading degree deity delay delayed delaying delete deleted deleting deletion delicate
delicious delight delighted deliver delivered delivery delta delusion demand demanded demanding demented demise democracy
demolish denied denies denote dense density dentist denying departure depend dependant depended dependent depending deposit
depress depressed deprive deprived depriving depth deputy derange deranged deranging derive derived deriving descend descended
describe described desert deserted deserting deserve deserved deserving design designate designed designer designing desirable
desire desired desiring desktop despair desperate despise despite destine destined destining destroy destroyed detach detached
detaching detail detailed detailing detect detected detecting detection detective detector deter determine deterrent detract
devastate develop developed developer deviation device devil devious devise devised devising devoid devote devoted devoting
diagnosis diagonal diagram dialect dialled dialling dialog dialogue dials diameter diary dictate dictator diesel differ
differed different differing difficult digest digging digit digital dignity dilemma dimension dined diner dines dining dinner
direct directed directing direction directive directly director directory dirty disable disabled disabling disagree disagreed
disappear disaster discard discarded discharge disco discount discover discovery discrete discs discuss discussed disease
disguise disguised disgust disgusted dishes dishonest dislike disliked disliking dismal dismiss dismissed disorder display
displayed disposal dispose disposed disposing dispute disregard disrupt distance distant distinct distort distorted distract
distress district disturb disturbed ditch ditto dived diverse diversity divert diverted diverting dives divide divided
dividing divine diving division divorce doctor doctrine document dodge dogma doing dollar domain domestic dominant dominate
dominated donate donated donating donation doomed dooming dooms doors doses dotted dotting double doubled doubling doubt
doubtful doubtless downhill downright downwards dozen draft drafted drafting dragged dragging dragon drags drain drained
draining drama dramatic drank drastic draught drawback drawing drawn draws dread dreaded dreadful dreading dream dreamed
dreaming dreamt dreary dress dressed dressing dried dries drift drill drink drinking dripped dripping drips drive drivel
driven driver driving dropped dropping drops drove drown drowned drowning drugs drums drunk drunken drying dubious ducks dummy
dumped dumping dumps dumpster duplicate duration during dustbin dusty duties dying dynamic eager eagerly eagle earlier
earliest early earned earning earns earth easier easiest easily eastern eaten eater eating eccentric echoed echoes echoing
ecology economic economy edges edited editing edition editor editorial edits educate educated educating education effect
effective efficient effort eight eighteen eighth either elaborate elderly elect elected electing election electoral electric
electron elegant element elephant elevator eleven eligible eliminate elite elitist elsewhere embarrass embed embedded
embedding emerge emerged emergency emerging eminent eminently emotion emotional emphasis emphasise empire empirical employ
employed employee employer employing emptied empty emptying emulate emulation emulator enable enabled enabling enclose
enclosed enclosing encode encoded encoding encounter encourage endeavour ended ending endless endlessly enemy energy enforce
enforced enforcing engage engaged engaging engine engineer enhance enhanced enhancing enjoy enjoyable enjoyed enjoying
enjoyment enlarge enlarged enlarging enlighten enormous enough enquire enquired enquiring enquiry ensure ensured ensuring
entail enter entered entering entertain entire entirely entirety entitle entitled entitling entity entrance entry envelope
envisage envisaged episode equal equality equally equate equation equip equipment equipped equipping erase erased eraser
erasing erroneous error escape escaped escaping esoteric essay essence essential establish estate estimate estimated eternal
eternity ethic ethical ethnic etymology evaluate evaluated evened evening evenly evens event eventual every everybody everyday
everyone evidence evident evidently evils evolution evolve evolved evolving exact exactly examine examined examiner examining
example exams exceed exceeded exceeding excellent except excepted excepting exception excess excessive exchange exchanged
excite excited exciting exclude excluded excluding exclusion exclusive excuse execute executed executing execution executive
exempt exercise exercised exhaust exhausted exhibit exist existed existence existing exited exiting exits exotic expand
expanded expanding expansion expect expected expecting expense expensive expert expertise expire expired expiring expiry
explain explained explicit explode exploded exploding exploit exploited explore explored exploring explosion explosive export
expose exposed exposing exposure express expressed extant extend extended extending extension extensive extent external extra
extract extracted extreme extremely extremist eyesight fabric faced faces facility facing factor factory facts factual
factually faculty failed failing fails failure faint fainter faintest fairer fairest fairly fairness fairy faith faithful
fallacy fallen falling falls false familiar family famine famous fancy fantastic fantasy farce farewell farmer farther
farthest fascinate fascist fashion fashioned faster fastest fatal father fatuous faucet fault faulty favour favoured favouring
favourite feared fearing fears feasible feature featured featuring federal feeble feedback feeding feeds feeling feels fellow
female feminist fence fender festival fetch fever fewer fewest fibre fiction fictional fiddle fiddled fiddling field fierce
fifteen fifth fifty fight fighter fighting figure figured figuring filed files filing filled filling fills filmed filming
films filter filtered filtering filthy final finalise finalised finally finance financial finding finds fined finer fines
finest finger fining finish finished finishing finite fired fires firework firing firmly firms first firstly fiscal fished
fishes fishing fitted fitting fiver fixed fixes fixing fizzy flagged flagging flags flame flash flashed flashing flavour
flawed flawing flaws fleet flesh flexible flied flies flight flipped flipping flips float floated floating flood flooded
flooding floor floppy flour flowed flower flowing flown flows fluent fluffy fluid flush flushed flushing flute flying focus
folded folder folding folds folks follow followed follower following fonts foods fooled fooling foolish fools football
footnote forbade forbid forbidden force forced forcibly forcing forecast foreign foreigner forest forever forgave forget
forgive forgiven forgiving forgot forgotten formal formally format formation formatted formed former formerly forming forms
formula formulae forth fortnight fortunate fortune forty forum forward forwarded fossil fought found founded founding fountain
fourteen fourth fraction fragile fragment frame framework frank frankly frantic fraud freak freed freedom freeing freely frees
freeway freeze freezes freezing french frequency frequent fresh friction fried friend friendly fries frighten fringe frivolous
frogs front frown frowned frowning froze frozen fruit frustrate frying fudge fulfil fulfilled fuller fullest fully fumes
function funded funding funds funeral funnier funniest funny furniture furry further furthest fusion fussy futile future fuzzy
gained gaining gains galactic galaxy games garage garbage garble garbled garbling garden gasoline gates gateway gather
gathered gathering geared gearing gears gender general generally generate generated generator generic generous genes genetic
genius genocide genre gentle gentleman gentlemen gently genuine genuinely geography geology geometry gesture getting ghastly
ghost giant gibberish gifts girls given gives giving gladly glance glass glean gleaned gleaning global globally glorious glory
glossy glove glowed glowing glows gnome goals going golden goldfish goodbye goodness goods goody gorgeous gospel gossip gotten
govern governed governing governor grabbed grabbing grabs grace grade gradual gradually graduate graduated graffiti graffito
grain grammar grand grant granted granting graph graphic graphical grasp grass grateful grave gravity greasy great greater
greatest greatly greed greedy green grief grind grinding grips groan gross grossly ground group grouped grouping growing grown
grows growth guarantee guard guarded guarding guess guessed guessing guest guidance guide guided guideline guiding guilt
guilty guinea guitar gullible gutter habit hacked hacker hacking hacks haircut hairs hairy halls halted halting halts halve
hammer handbook handed handful handicap handing handle handled handler handling hands handy hanged hanging hangover hangs
happen happened happening happier happiest happily happiness happy hardback harden hardened hardening harder hardest hardly
hardship hardware hardy harmful harmless harmony harsh hassle hasten hasty hated hates hating hatred having havoc hazard
headache headed header heading headline heads health healthy heard hearing hears heart heartily heated heating heats heaven
heavier heaviest heavily heavy heels height hello helmet helped helpful helping helpless helps hence hereby heresy heritage
heroes heroic heroin herring herself hesitate hidden hided hideous hideously hides hiding hierarchy higher highest highlight
highly highway hilarious hills himself hindsight hinted hinting hints hired hires hiring historian historic history hitherto
hitting hobby holder holding holds holes holiday hollow homes honest honestly honesty honey honorary honour honoured honouring
hooked hooking hooks hoped hopeful hopefully hopeless hopes hoping horde horizon horrible horribly horrid horrific horrified
horrify horror horse hospital hostile hosts hotel hours house housed household housing however hugely human humane humanity
humble humbly humorous humour hundred hungry hunted hunting hunts hurry hurting hurts husband hydrogen hyphen hypocrisy
hypocrite icons ideal ideally ideas identical identify identity ideology idiom idiot idiotic ignorance ignorant ignore ignored
ignoring illegal illegally illness illogical illusion image imaginary imagine imagined imagining imbalance immature immediate
immense immensely imminent immoral immortal immune impact impair impaired impairing impend impended impending imperfect
imperial implement implicit implied imply implying import important imported importing impose imposed imposing impress
impressed imprison improve improved improving impulse inability inane incapable incentive inches incidence incident incline
inclined inclining include included including inclusion inclusive income incoming incorrect increase increased increment incur
incurred incurring indeed indent index indexed indexing indicate indicated indicator indirect induce induced inducing
induction indulge indulged indulging industry inertia infamous infant infantile infect infected infecting infection infer
inference inferior infinite infinity inflation inflict influence inform informal informed informing ingenious inhabit
inhabited inherent inherit inherited inhibit inhibited initial initially initiate initiated inject injure injured injuring
injury injustice inner innocence innocent input inputted inputting inquire inquired inquiring inquiry insane insect insecure
insert inserted inserting insertion inside insidious insight insist insisted insisting insofar inspect inspected inspire
inspired inspiring install installed instance instant instantly instead instinct institute instruct insult insulted insulting
insurance intact intake integer integral integrate integrity intellect intend intended intending intense intensely intensity
intensive intent intention inter interact interest interface interfere interim interior internal interpret interrupt interval
intervene interview intimate intrinsic introduce intuitive invade invaded invading invalid invasion invent invented inventing
invention inventor inverse invert inverted inverting invest invisible invite invited inviting invoke invoked invoking involve
involved involving irate ironic irony irritate irritated island isolate isolated isolating isolation issue issued issuing
items itself jacket jammed jamming jargon jealous jeans jelly joined joining joins joint jointly joked jokes joking jolly
journal journey judge judged judgement judging juice jumped jumping jumps junction jungle junior justice justified justify
juvenile keeper keeping keeps kernel kettle keyboard keyed keying keystroke keyword kicked kicking kicks kidded kidding kidnap
kidnapped kidney killed killer killing kills kindly kindness kinds kingdom kings kitchen knees knife knight knock knocked
knocking knowing knowledge known knows label labelled labelling labour lacked lacking lacks ladder ladies lager landed landing
landlord lands landscape language large largely larger largest laser lasted lasting lasts lately later latest latter laugh
laughed laughing laughter launch launched launching lavatory lawyer layer laying layout laziness leach leaded leader leading
leads leaflet league leaned leaning leans learn learned learning learnt least leather leave leaved leaving lecture lectured
lecturer lecturing legal legally legend legendary legible leisure lemon lending lends length lengthy lenient lenses lesbian
lesser lesson lethal letter letting level liability liable liaison libel liberal liberty librarian library licence license
licensed licensing lifestyle lifetime lifted lifting lifts light lighted lighter lightest lighting lightly lightning liked
likely likes likewise liking limbs limit limited limiting linear lined lines lining linkage linked linking links liquid liquor
listed listen listened listener listening listing lists literal literally literary literate litre litter little lived lively
liver lives livest living loaded loader loading loads loans lobby local locally locate located locating location locked
locking locks lodge logged logging logic logical logically lonely longer longest looked looking looks loophole loops loose
loosely lords lorry loses losing losses louder loudest loudly lousy loved lovely lover loves loving lower lowered lowering
lowest loyal luckily lucky ludicrous luggage lumps lunatic lunch lunchtime lungs lurked lurking lurks luxury lying lyric
machine machinery madness magazine magic magical magnetic magnitude mailbox mailed mailing mails mainframe mainly mains
maintain maize major majority maker makes making males malicious manage managed manager managing mandate mandatory mangle
mangled mangling mania manifesto mankind manned manner manning manpower manual manually mapped mapping march margin marginal
marital marked marker market marketed marketing marking marks marriage married marry marrying masses massive massively master
match matched matching material matrices matrix matter mature maximise maximum maybe mayor meals meaning means meant meantime
meanwhile measure measured measuring mechanic mechanism media medical medicine medieval medium meeting meets megabyte melody
member memorable memory mended mending mends mental mentality mentally mention mentioned menus mercury mercy merely merge
merged merging merit merry message messed messes messing messy metal metaphor meter method metre metric metro microwave midday
middle midnight might mighty migrate migrated migrating migration mildly mileage miles military million mimic minded minding
mindless minds mined mines minimal minimise minimum mining minister minor minority minus minute miracle mirror misdirect
miserable miserably misery misguide misguided mislead misled misplace misplaced misprint misread missed misses missile missing
mission mistake mistaken mistaking mistook mists misuse mixed mixes mixing mixture mnemonic moaned moaning moans mobile model
modelled modelling moderate modern modes modest modified modify modifying module molecular molecule moment momentum monarch
money monitor monitored monkey monopoly monster month monthly moons moral morality morally moreover morning moron mortal
mortality mostly mother motion motivate motivated motive motor motorway motto mould mount mountain mounted mounting mouse
mouth moved movement moves movie movies moving mucked mucking mucks muddle muddled muddling multiple multiply mumble mummy
mundane murder murdered murderer murdering muscle museum music musical musician mutter muttered muttering mutual mutually
myself mystery mystic mythical mythology myths nailed nailing nails naive naked named nameless namely names naming narrative
narrow narrower narrowest nastier nastiest nasty nation national native natural naturally nature naughty nearby nearer nearest
nearly neatly necessary necessity needed needing needle needless needs negate negative neglect neglected negotiate neighbour
neither nerve nervous nested nesting nests network networked neural neutral never newcomer newer newest newly newspaper nicely
nicer nicest nicked nicking nickname nicks night nightmare noble nobody nodes noise noisy nominal nominally nominate nominated
nonsense normal normality normally north northern noses nostalgia notable notably notation noted notes nothing notice noticed
noticing notified notify notifying noting notion notorious nouns novel novelty novice nowadays nowhere nuclear nuisance number
numbered numbering numbest numeral numeric numerical numerous nurse obeyed obeying obeys object objected objecting objection
objective oblige obliged obliging obnoxious obscene obscure obscured obscuring obscurity observe observed observer observing
obsess obsessed obsessing obsession obsolete obstruct obtain obtained obtaining obvious obviously occasion occupied occupy
occupying occur occurred occurring ocean oddly offence offend offended offender offending offensive offer offered offering
offhand office officer official offset offspring often older oldest omission omits omitted omitting oneself ongoing onion
opened opening openly opens opera operate operated operating operation operator opinion opponent oppose opposed opposing
opposite oppress oppressed opted optic optical optimal optimise optimised optimum opting option optional opuses orange orbit
orbital orchestra order ordered ordering ordinary organ organic organise organised organiser orient oriental orientate
oriented orienting origin original originate orthodox other otherwise ought ourselves outcome outcry outdated outer outgoing
outline outlined outlining outlook output outrage outraged outraging outright outset outside outweigh overall overcame
overcome overdraft overdue overflow overhead overlap overload overlong overlook overly overnight overprice override overrode
overseas overtime overtone overview overwhelm owing owned owner ownership owning oxygen ozone pacifier package packaged
packaging packed packet packing packs padded padding paged pages paging painful painfully painless pains paint painted
painting pairs palace panel panic pants paper paperback parade paradise paradox paragraph parallel parameter paranoia paranoid
pardon parent parity parked parking parks parochial parody parrot parse parsed parsing partial partially particle partition
partly partner parts party passage passed passenger passes passing passion passive passport password paste patch patched
patching patent pathetic paths patience patient patronise pattern pause paused pausing pavement payed paying payment peace
peaceful peaks peanut peasant peculiar pedal pedant pedantic pedantry peers penalty pence pencil pended pending pends penguin
penny people perceive perceived percent perfect perfectly perform performed perhaps period periodic permanent permit permitted
perpetual persecute persist person personal personnel persuade persuaded perverse petrol petty pharmacy phase phased phasing
phenomena phoenix phone phoned phoning photo photocopy phrase phrased phrasing physic physical physicist piano picked picking
picks picture piece pigeon piles pills pilot pinch pinched pinching pints pipeline pipes pitch pitfall pizza place placed
placing plague plagued plaguing plain plainly plane planet planetary planned planning plans plant planted planting plaster
plastered plastic plate platform plausible played player playing plays pleasant please pleased pleasing pleasure plenty plots
plotted plotter plotting plugged plugging plugs plural pocket poems poetic poetry poets point pointed pointer pointing
pointless poison poisoned poisoning polar police policeman policy polish polished polishing polite political politics polls
pollution pompous poorer poorest poorly popped popping populace popular populate populated portable ported porter porting
portion portray portrayed ports posed poses posing position positive possess possessed possible possibly postage postal
postcard posted poster posting postpone postponed posts postulate potato potatoes potential pound poured pouring pours poverty
powder power powered powerful powering practical practice practise practised pragmatic praise prayed prayer praying prays
preach preached preaching precede preceded precedent preceding precious precise precisely precision predict predicted preface
prefer preferred prefix prefixed prefixing pregnancy pregnant prejudice premature premise premium prepare prepared preparing
prescribe presence present presented presently preserve preserved president press pressed pressing pressure presume presumed
presuming pretend pretended pretty prevail prevalent prevent prevented preview previewer previous price priced pricing pride
priest primarily primary prime primitive prince principal principle print printed printer printing printout prior priority
prise prison prisoner privacy private privately privilege prize prizes probable probably problem procedure proceed proceeded
process processed processor proclaim produce produced producer producing product professor profile profit profound program
programme progress prohibit project projected prolong prolonged prominent promise promised promising promote promoted
promoting promotion prompt prompted prompting promptly prone pronoun pronounce proof proper properly property prophet proposal
propose proposed proposing prose prosecute prospect protect protected protein protest protocol prototype proud prove proved
proven provide provided providing proving provision provoke provoked provoking proximity pseudo public publicise publicity
publicly publish published publisher pudding pulled pulling pulls pulse pumped pumping pumps punch punched punching puncture
punish punished punishing punts pupil purchase purchased purely purge purity purple purpose pursue pursued pursuing pursuit
pushed pushes pushing putted putting putts puzzle puzzled puzzling python qualified qualifier qualify quality quantity quantum
quarter queen query quest question queue queued queuing quibble quick quicker quickest quickly quiet quieter quietest quietly
quite quits quitting quota quotation quote quoted quoting rabbit rabid raced races racial racing racism racist racket racks
radar radiation radical radically radio radius raids railroad rails railway rainbow rained raining rains raise raised raising
rampant random randomly range ranged ranging ranks ranted ranting rants rapid rapidly rarely rarer rarest rated rates rather
rating ratio rational rationale rattle rattled rattling raved raves raving razor reach reached reaching react reacted reacting
reaction reactor readable reader readily reading reads ready realise realised realising realistic reality really realm
rearrange reason reasoned reasoning reassure reassured rebuild rebuilt recall recalled recalling receipt receive received
receiver receiving recent recently reception recipe recipient reckless reckon reckoned reckoning reclaim recognise recommend
reconcile record recorded recorder recording recover recovered recovery recruit recruited rectangle rectified rectify
recursion recursive recycle recycled recycling redefine redefined redirect reduce reduced reducing reduction redundant refer
reference referred referring refine refined refining reflect reflected reflex reform reformat reformed reforming refrain
refresh refreshed refund refusal refuse refused refusing refute regain regard regarded regarding regime region regional
register regret regretted regular regularly reign reinstate reiterate reject rejected rejecting rejection relate related
relating relation relative relax relaxed relaxing relay release released releasing relevance relevant reliable reliably relied
relief relies relieve relieved relieving religion religious reluctant relying remain remainder remained remaining remark
remarked remarking remedy remember remind reminded reminder reminding remote remotely removal remove removed removing rename
renamed renaming render rendered rendering rending rendition rends renew renewed renewing repair repaired repairing repeat
repeated repeating repent rephrase replace replaced replacing replied reply replying report reported reporter reporting
represent reproduce repulsive request requested require required requiring requisite reread rereading rescue research resemble
resembled resent reserve reserved reserving reset resetting reside residence resident resign resigned resigning resist resolve
resolved resolving resort resorted resorting resource respect respected respond responded response restart restarted rested
resting restore restored restoring restrain restrict rests result resulted resulting resume resumed resuming retail retain
retained retaining retire retired retiring retract retrieval retrieve retrieved return returned returning reuse reveal
revealed revealing revenge revenue reverse reversed reversing revert review reviewed reviewing revise revised revising
revision revolt revolted revolting reward rewrite rewriting rewritten rewrote rhyme rhythm ribbon richer richest ridden
ridding rides riding right rightly rigid rigorous ringed ringing rings ripped ripping risen rises rising risked risking risks
risky ritual rival river roads robot robust rocket rocks roles rolled rolling rolls roman romance romantic rooms roots rotate
rotated rotating rotation rotten rough roughly round rounded rounding route routed routine routinely routing routs royal
royalties rubber rubbish ruined ruining ruins ruled ruler rules ruling rumour rumoured rumouring running rural rushed rushes
rushing rusty sabotage sacked sacking sacks sacred sacrifice sadden saddened saddening sadly safeguard safely safer safest
safety sailed sailing sails saint salary sales salesman salvation sample sampled sampling sandwich sanity sarcasm sarcastic
satellite satire satisfied satisfy sauce saved saves saving saying scale scaled scaling scandal scanned scanner scanning scans
scarce scarcely scare scared scarf scaring scarlet scatter scattered scenario scene scenery sceptical schedule scheduled
scheduler scheme scholar school science scientist scope score scored scoring scotch scrap scrapped scrapping scratch scratched
scream screamed screaming screen screw screwed screwing script scroll scrolled scrolling sealed sealing seals search searched
searching season seats second secondary seconded seconding secondly secret secretary secretly section sector sects secular
secure security seeing seeking seeks seemed seeming seemingly seems segment seldom select selected selecting selection
selective selfish selling sells semantic seminar sender sending sends senior sensation sense sensible sensibly sensitive
sentence sentenced sentient sentiment separate separated separator sequel sequence serial series serious seriously sermon
servant serve served server service serving session setting settle settled settling seven seventh several severe severely
severity sexes sexist sexual sexuality sexually shade shadow shake shaken shaking shaky shall shallow shame shape shaped
shaping share shared sharing sharp sharply shedding sheds sheep sheer sheet shelf shell shelter shelve shift shifted shifting
shine shined shining shiny shipped shipping ships shirt shock shocked shocking shoes shone shook shoot shooting shopped
shopping shops short shortage shorten shortened shorter shortest shorthand shortly shots should shoulder shout shouted
shouting shove showed shower showing shown shows shutdown shuts shutting sicken sickened sickening sided sides sideways siding
sight sighted sighting sigma signal signalled signature signed signing signs silence silent silicon sillier silliest silly
silver similar similarly simple simpler simplest simplify simply simulate simulated since sincere sincerely sinful singer
singing single sings singular sinister sinking sinks sister sites sitting situate situated situating situation sixteen sixth
sixty sized sizes sizing skeleton sketch skill skilled skipped skipping skips skirt skull slang slash slave sleep sleeping
slept slice sliced slicing slide sliding slight slighter slightest slightly slipped slippery slipping slips slogan slope
sloppy slots slowed slower slowest slowing slowly slows small smaller smallest smallish smart smash smashed smashing smell
smelly smile smiled smiling smith smoke smoked smoker smoking smooth smoothly snack snail sneak sneaked sneaking sneaky sniff
snobbery sober social socialism socialist socially society socket socks software solar soldier solely soles solicitor solid
solution solve solved solving somebody somehow someone someplace something sometime somewhat somewhere songs sooner soonest
sordid sorry sorted sorting sorts sought souls sound sounded sounding source south southern space spaced spacing spare spatial
speak speaker speaking special specially species specific specified specify specimen spectrum speculate speech speed speeding
spell spelled spelling spelt spend spending spent sphere spies spigot spike spill spiral spirit spiritual spite spits spitted
spitting splendid split splitting spoil spoiled spoiling spoilt spoke spoken spokesman sponsor sponsored spoof spool sport
spots spotted spotting spout sprang spray spread spreading spring springing sprung spurious squad square squared squaring
squash squashed squashing squeeze squeezed squeezes squeezing stability stable stack staff stage stagger staggered stair
staircase stake stale stall stamp stamped stamping stance stand standard standing stare stared staring stark starred starring
stars start started starter starting startle startled startling starve starved starving state stated statement static stating
station statistic status stayed staying stays steadily steady steal stealing steam steel steep steer steered steering stems
stepped stepping steps stereo sterile sterling stick sticking sticky stiff still stimulate stirred stirring stirs stock stole
stolen stomach stone stood stopped stopping stops storage store stored storey storing storm story straight strain strange
strangely stranger strangest strategic strategy straw stray stream street strength stress stressed stressing stretch stretched
strict strictly strike striking string stringent strip stripped stripping strive stroke strong stronger strongest strongly
struck structure struggle struggled stuck student studied studio study studying stuff stuffed stuffing stumble stumbled
stumbling stunned stunning stuns stunt stupid stupidity style subject subjected submit submitted subscribe subset subsidise
substance subtle subtlety subtly subway succeed succeeded success successor sudden suddenly suffer suffered sufferer suffering
suffice suffix sugar suggest suggested suicidal suicide suing suitable suitably suite suited suiting suits summarise summary
summed summer summing sundry sunlight sunny sunrise sunshine super superb superior supervise supplied supplier supply
supplying support supported supporter suppose supposed supposing suppress supreme surely surface surgery surname surplus
surprise surprised surround survey survival survive survived surviving suspect suspected suspend suspended suspicion sustain
sustained swallow swallowed swamp swamped swamping swapped swapping swaps swear swearing sweat sweating sweep sweeping sweet
swept swimming swims swing switch switched switching sword swore sworn symbol symbolic symmetric symmetry sympathy symphony
symptom syndicate syndrome synonym syntactic syntax synthesis system table tacked tacking tackle tackled tackling tacks tactic
tactical tactless tailor tailored tailoring tails taken taker takes taking talent talented tales talked talking talks tangent
tanks tapes target tasks taste tasted tasteless tasting taught taxation taxes taxpayer teach teacher teaching teams teapot
teared tearing tears technical technique tedious teenage teenager teeth telephone telescope telling tells temper temple
temporary tempt tempted tempting tended tendency tender tending tends tennis tense tension tentative tenth termed terminal
terminate terming terms terrible terribly terrified terrify territory terror terrorism terrorist terse tested testing tests
textbook texts textual thank thanked thankful thanking theatre theft their theme theology theorem theory therapy there thereby
therefore therein thereof these thesis thick thickness thief thieve thing think thinking third thirst thirty thorough those
though thought thous thousand thread threat threaten three threshold threw throat through throw throwing thrown thrust
thrusting thumb ticket tidied tidies tidying tiger tight tightly tiles timed timer times timescale timetable timing tired
tires tiresome tiring title toast tobacco today together toggle toilet token tolerance tolerant tolerate tolerated tomato
tomatoes tomorrow tones tongue tonight tools tooth topic topical torture total totally touch touched touching tough tourist
toward tower towns trace traced tracing track tracked tracking trade traded trading tradition traffic tragedy tragic trail
trailed trailing train trained training transfer transform transient transit translate transmit transport trapped trapping
traps trash trashcan travel travelled tread treasure treat treated treating treatment treaty trees trend trendy trial triangle
tribe trick tricky tried tries trifle trigger triggered trilogy trinity triple tripos trips triumph trivia trivial trivially
trolley troop trouble trouser truck truly trumpet truncate truncated trunk trust trusted trusting trusty truth trying tubes
tuned tunes tuning tunnel turned turning turns turntable tutor tutorial twelve twentieth twenty twice twins twist twisted
twisting tying typed types typeset typical typically typing tyres ultimate umbrella unable unaware unbiased uncertain
unchanged uncle unclear uncommon undefined under undergo undergoes undergone underlain underlay underlie underlies underline
undertake undertook underwent undid undoes undoing undone unduly uneasy unfair unfounded unhappy unhealthy unhelpful unified
uniform uniformly unify unifying union unique uniquely unite united uniting units unity universal universe unknown unless
unlike unlikely unlimited unload unlock unlocked unlocking unlucky unnatural unpopular unread unrelated unsafe unseen unset
unsound unstable unsure untidy until untrue unusable unused unusual unusually unwanted unwelcome unwilling unwise update
updated updating upgrade upgraded upgrading upper upright upset upsetting upside upstairs upward urban urged urgency urgent
urgently urges urging usable usage useful usefully useless users using usual usually utility utter utterly vacancy vacation
vacuum vague vaguely valid validity valley valuable value valued valuing valve vandalism vanish vanished vanishing variable
variance variant variation varied varies variety various varying vastly vector vegetable vehicle velocity vended vending
vendor vends venture venue verbal verbally verbatim verbose verbs verdict verified verify verifying versatile verse version
versus vertical vessel viable vicar vicinity vicious victim victory video viewed viewer viewing viewpoint views village
vintage vinyl violate violation violence violent violently violin virgin virtual virtually virtue virus viruses visible vision
visit visited visiting visitor visual visually vital vocal voice voltage volume voluntary volunteer vomit voted voter votes
voting vouch vowel waded wades wading waffle wages waited waiting waits waked wakes waking walked walking walks wallet walls
wander wandered wandering wanted wanting wants warehouse warmed warming warms warned warning warns warped warping warps
warrant warranty wartime washed washes washing waste wasted wasteful wasting watch watched watching water waved waves waving
weakness wealth wealthy weapon wearing wears weary weasel weather wedded wedding weekday weekend weekly weeks weigh weight
weird welcome welcomed welcoming welfare western wetting whale whatever wheel whence whenever where whereas whereby whereupon
wherever whether which whichever while whilst whisky whistle white whoever whole wholly whoop whose wicked widely wider widest
width wildly willed willing willingly wills winded winding window windowing winds wines wings winner winning winter wiped
wipes wiping wired wires wiring wisdom wiser wisest wished wishes wishing witch withdraw withdrawn withdrew within without
witness witnessed witty wives wizard woken woman wombat women wonder wondered wonderful wondering wondrous wooden woods worded
wording words workable worked worker working workload works workshop world worldwide worms worried worry worrying worse
worship worst worth worthless worthy would wound wrapped wrapper wrapping wraps wrath wreck wrecked wrecker wrecking wretched
wrist write writer writing written wrong wrongly wrote yards yearly years yellow yesterday yield young younger youngest yours
yourself youth zeros zones
`;

let words: ReadonlySet<string> | undefined;

/** Whether a word is one of them, in small letters. */
export function isRealWord(word: string): boolean {
  words ??= new Set(list.split(/\s+/));
  return words.has(word);
}
