/** The words with which players guess, as sorted data: each in the singular, or as people say it. */
const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Things, animals, people, places, colours and names that hardly anybody says without meaning an answer. */
export const things = list(`
aardvark abacus abba abbey abdomen abyss academy accordion accountant acorn acrobat acropolis acton actor actress adele admiral
aerial aerosmith africa afterlife air airport aladdin alaska albania albatross album alchemist alcove aldgate alfie algae alien
alligator almond alpaca alphabet aluminium ambassador amber america american amphitheatre amplifier amsterdam anaconda anarchy
anchor angel ankle anorak ant antarctica anteater antelope antenna antler anubis anvil ape aphrodite apocalypse apollo apple
apprentice apricot apron aqua arabic arc arch archaeologist archbishop archer archery architect archway arctic arena aretha
argentina ark arm armadillo armageddon armchair armour armpit armstrong arrow arrows artichoke artist asbestos ash asia asparagus
asphalt asteroid astronaut astronomer asylum athena athens athlete atlantic atlantis atlas attenborough attic aubergine austen
australia australian austria author avalanche avocado axe axle azure baboon bach bachelor backpack bacon badge badger badminton
bagel bagpipe bakehouse bakelite baker bakerloo bakery balaclava balcony balham ball ballerina ballet balloon ballot bambi bamboo
banana bandage bandana bandit bandleader bandstand bangkok bangladesh banjo bank banker bankside banksy banner barbados barbell
barber barbican barbie barcelona bardot bargee bargeman barista bark barley barn baron barracks barracuda barrel barrister barrow
bart baseball basement basil basin basket basketball basquiat bass bassett bassoon bastille bat bath batman baton battersea
battlement battlements bauble bay bayonet beach beacon bead beak beaker beam bean beanie bear beard beatle beatles beautician
beaver bebop beckham bed bee beech beefeater beehive beekeeper beet beethoven beetle beetroot beggar beige beijing belfast belfry
belgium bell bellringer belly belt beret berlin bermondsey bermuda berry bethlehem beyonce bicycle biker bikini billboard
binoculars birch bird birmingham biscuit bishop bison bisto bjork black blackberry blackbird blackcurrant blacksmith blade blake
blanket blazer block blondie blood bloomsbury blossom blouse blue bluebell blueberry blueprint blues blur boa boadicea boar boat
boatman bobbin bog bolivia bolt bomb bombay bonbon bone bonnet bono bonsai bookcase bookshelf boombox boomerang boot bosnia boston
bottle boudica boulder bouncer bovril bow bowie bowl bowtie box boxer boxers bracelet braces bradford brahms brain bramble branch
branson brass brazil bream breeze brewer brewery brexit brick bricklayer brickwork brickworks bride bridesmaid bridge briefcase
brighton brioche bristle bristol britain british brixton broccoli bronte bronze brooch brook broom broomstick brother brow brown
brunel brush brussels bubble bubblegum bucket buckingham buckle bud buddha budgerigar budgie buffalo bugle builder building bulb
bulgaria bull bulldog bullet bullfrog bumblebee bun bungalow bunker bunny bunting buoy burglar burgundy burma bush busker butcher
butler buttercup butterfly button buzz buzzard byron cabbage cabin cabinet cable cactus cadbury caesar cage cairo cake calais
calculator calcutta calendar calf california camberwell cambodia cambridge camden camel canada canary candle candlelight
candlestick candyfloss cane cannon canoe canterbury canvas canyon cap cape captain caramel caravaggio caravan carbon cardboard
cardiff cardigan cardinal caribbean caribou carnation carnival carousel carp carpenter carpet carrot cart carthage cartographer
cartoon cassette castle cat caterpillar catfish cathedral cattle cauldron cauliflower cavalier cave caveman cavern caviar cedar
ceiling celery cellar cello celluloid celtic cement cemetery centipede ceramic cereal cerise cezanne chain chair chalet chalice
chalk chameleon chamomile champagne chandelier chanel chapel chaplin charcoal chariot charity chartreuse chaucer chauffeur cheddar
cheek cheetah chef chelsea chemist cherry chess chessboard chest chestnut chewbacca chicago chicken chihuahua chile chilli chimney
chimneysweep chimp chimpanzee chin china chinese chipmunk chisel chocolate choirboy cholera chopstick chrome chromium
chrysanthemum church churchill chutney cider cigar cigarette cigarettes cinderella cinema cinnamon circle circus city clam clapham
clapton clarinet clash claw clay clementine cleopatra cleric clerkenwell cliff climate cloak clock clockwork clog cloister cloth
clothespeg cloud clouds clove clover clubhouse cnd coal coast coat cobalt cobbler cobra cobweb cockatoo cockerel cockroach
cocktail cocoa coconut cod coffin cog coil coin coldplay coliseum collar collarbone colonel colosseum coltrane columbus comb
comedian comet compass composer computer concertina concrete concubine condor conductor cone confetti conifer conker continent
convent conveyor cook cookie copper coral corgi cork corkscrew cormorant corn corset cosmos costume cot cottage cotton couch
cougar courgette courthouse courtyard coventry cow cowboy cowgirl coyote crab cradle craftsman cranberry crane crate crater cravat
crayon cream creature creek crescent cress cricket crimson crisps croatia crocodile crocus croissant cross crossbones crossbow
crossword crow crowbar crown crucifix crumpet crutch crypt crystal cthulhu cub cuba cube cubism cuboid cuckoo cucumber cufflink
cupboard cupcake cupid curtain curve cushion custard cyan cyclist cyclops cygnet cylinder cymbal cypress cyprus dace dachshund
daffodil dagger dahlia daisy dali dalmatian dalston dancer dandelion dart darts darwin davinci death deck deckchair deer degas den
denim denmark dentist depot deptford derby desert desk dessert detective detroit devil dew diamond diana diary dice dickens
dictionary didgeridoo dinghy dingo dinosaur dionysus disc discoball dish disney distillery district diver dock docker docklands
dodo dog doll dolly dolphin dome domino donatello donkey doomsday door doorbell doorknob doormat doorway dormouse dot dough
doughnut dove dover dracula dragon dragonfly drain drainpipe drake drawbridge drawer dresden dress drill driver druid drum drumkit
drummer drumstick dubai dublin duchess duck duckling duke dumbbell dumbo dummy dundee dune dungarees dungeon durham dust dustbin
duster dutch duvet dwarf dwelling dylan dynamite eagle ealing ear eardrum earl earmuff earring earth earthquake earthworm easel
ebony eclipse ecuador edinburgh eel effigy eggshell egypt egyptian eiffel einstein elastic elbow elder elderflower electrician
electricity elephant elf elizabeth elk ellipse elm elton elvis embassy ember emerald eminem emoji emperor empress emu enamel
engine engineer england english engraver envelope equality eraser eros escalator escher espresso essex estonia estuary ethiopia
eucalyptus europe euston evil executioner exeter explorer eye eyeball eyebrow eyelash eyelet eyelid ezra fabric face factory fagin
fairey fairy falcon fame famine fan fanta farm farmer farmhouse farrier farringdon fascism fawkes feather fedora feminism fence
fencing fern ferret ferry fiddle field fig figurine fin finch finger fingernail fingerprint finland fir fire firefighter firefly
fireman fireplace firework fireworks fish fisherman fishmonger fist fitzrovia flag flagpole flame flamingo flapjack flask flea
fleece flint flipflop flood florence florida florist flour flower flute fly flyover foal fog foil foliage foot footballer
footprint forehead forest forge fork fort fortress fortuneteller foundry fountain fowl fox foxglove frame france frank
frankenstein freckle freedom freezer french freud frida fridge frisbee frog frost fruit fuchsia fungus funk funnel fur furnace
gable galaxy gallows gambia gandalf gandhi gangster garden gardener garfield gargoyle garlic garret garter gas gasworks gate
gatehouse gateway gaudi gauguin gazelle gear gearbox gecko geisha geldof gemstone genesis geneva genie georgian gerbil german
germany gershwin geyser ghana ghost ghoul giant gibbon gibraltar gin ginger gingerbread giotto giraffe glacier gladiator glasgow
glass globe glory glove glue gnat gnome goalkeeper goalpost goat goblet goblin goddess godzilla goethe goggles gold golden
goldfinch goldfish goldsmith gollum gondola gong goose gooseberry gorge gorilla gorillaz gorse gosling governor gown goya
gramophone granite grape grapefruit graph graphite grass grasshopper grave gravedigger gravel gravestone graveyard gravity gravy
greece greed greek green greengrocer greenhouse greenland greenwich gremlin grenada grey greyhound grime grizzly grocer grohl
gromit groom grotto grouse guatemala guillotine guinness guitar guitarist gull gum gumdrop gun gunpowder guppy guyana gymnast
gymnastics gypsy hackney haddock haggis hail hair hairdresser halibut ham hamburg hamburger hamlet hammer hammersmith hammock
hampstead hamster hand handbag handcuffs handkerchief handle hangar hanger harbour hare haribo haring harmonica harmony harness
harp harpoon harpsichord hat hatchet hatred havana hawaii hawk hawthorn hay hazel hazelnut head headmaster headphone headphones
headstone heart hearth hedge hedgehog heel heels helicopter helium helmet hen hendrix heptagon herb hercules hermione hermit hero
heroine heron herring hexagon hibiscus highbury highgate hill himalayas hinge hip hiphop hippie hippo hippopotamus hippy hiroshima
history hitchcock hobbit hockney hog hogarth hokusai holbein holborn holland holly hollywood holmes homer honey honeysuckle hoodie
hoof hook hoop hoover hop horizon horn hornet horse horseman hose hotchocolate hotdog hotel houdini hound hourglass house
housewife hovercraft hoxton hulk humbug hummingbird hungary hunter huntsman hurricane husky hut hyacinth hydrangea hydrant
hydrogen hyena ibis icarus ice iceberg iceland icicle icing igloo iguana immigrant impala india indian indigo indonesia ink inkpot
insect instrument intestine invader inventor iran iraq ireland iris irish iron island isleworth islington israel istanbul italian
italy ivory ivy jackal jackdaw jacket jackson jagger jaguar jail jam jamaica japan japanese jar jasmine jaw jazz jeans jelly
jellyfish jerusalem jester jetty jewel jeweller jewellery jfk jigsaw jimi jockey joker joplin jordan joystick jubilee judas jude
judge jug juggler jukebox jumper jungle juniper jupiter justice kafka kahlo kale kandinsky kangaroo karate karma kayak kazoo
keeper keith kelp kennel kennington kensington kent kenya kermit kerouac kestrel ketchup kettle key keyboard keyhole khaki kidney
kiln kilt kimono kindness king kingfisher kinks kiosk kipper kite kitten kiwi klimt knee knickers knife knight knocker knot
knuckle koala kodak korea kraken kurt laboratory labrador lace laces ladder ladle ladybird ladybug lagoon lake lamb lambeth lamp
lamppost lampshade landlady landlord lantern lark lasagne lasso latch latin latvia launderette laundry laurel lava lavender
lawnmower lawyer leaf leaflet lear leather lebanon leech leeds leek leg leggings lego leicester lemon lemonade lemur lenin lennon
lens lentil leonardo leopard leotard leprechaun letter letterbox lettuce lever lewisham liberty librarian licorice lid lifebelt
lifeboat lifeguard light lightbulb lighter lighthouse lightning lights lilac lily limb lime limehouse limestone limousine linnet
lion lioness lip lipstick liquorice litter liver liverpool lizard llama loaf loafer lobster lock locket lockkeeper locksmith
locomotive locust loft lollipop lolly london loneliness loom loot lord lotus loudspeaker lowry lucifer lumberjack lumberjacks lung
lupin lute luther luxembourg lynx lyre lyric lyrics macaron macaw macbeth machete machine mackerel madagascar madness madonna
madrid magenta maggot magician magnet magnolia magpie magritte mahogany maid mailman maize malaysia mallard mallet malta mammal
mammoth manatee manchester mandarin mandela mane manet mango manhattan manhole manor mansion maple maradona marble mare margarine
marigold marijuana marionette marley marmalade marmite marmot maroon mars marseille marsh marshmallow marx marylebone marzipan
mask mast mat match matchbox matchstick matisse mattress mausoleum mauve mayfair mayonnaise mayor maypole maze mccartney meadow
meat mecca mechanic medal mediterranean medusa meerkat megaphone melbourne melon memphis menorah mercury mercy meringue mermaid
merman merrygoround messenger metal metallica meteor meter metropolitan mexican mexico miami mic michelangelo mickey microphone
microscope microwave milan milkman milkshake mill miller milliner mincemeat miner minister minnie minnow minogue minotaur minstrel
miro mirror missile mist mistletoe mitten moccasin mod mods mole monastery mondrian monet money mongoose mongrel monk monkey
monocle monroe monster monument moon moorgate moorhen moose mop moped morrissey mosaic moscow moses mosque mosquito moss moth
motor motorbike motorcycle mould mountain mountaineer mouse mousetrap moustache mouth mowgli mozart mud muffin muffler mug
mulberry mule mumbai munich muscle mushroom music musician musket mussel mussolini mustard mythology nail naples napoleon narnia
narwhal nature navel navvy navy nebula neck necklace nectarine needle nefertiti nelson nepal neptune nerve nest nestle net netball
netherlands nettle newcastle newspaper newt newton nickel nietzsche nigeria nightfall nightie nightingale nike ninja nirvana nokia
nomad noodle noose normandy northern norway norwich nose nostalgia nostril notebook nottingham nougat novelist nuclear nun nunnery
nurse nursery nut nutcracker nutmeg nylon nymph oak oar oasis oat oatmeal obama obelisk obey oboe observatory ocean ochre octagon
octopus odysseus officer ogre oil oilcan olive omelette onion opal opera oracle orange orangutan orca orchard orchid ore oregano
organ origami ornament orphan orphanage orwell osiris oslo ostrich othello otter outhouse oval oven overalls overcoat overground
owl ox oxen oxford oxo oxygen oyster ozzy paddington paddle padlock paganini pagoda paint paintbrush painter pajamas pakistan
palace palestine palette palm pan panama pancake panda panel pangolin pansy panther pants papaya paper paperclip parachute
paradise paragliding parakeet parallelogram paramedic parasol parchment paris parka parliament parmesan parrot parsley parsnip
passion passport pastry pasty patchwork patio pavilion paw pea peace peach peacock peanut pear pearl peasant pebble peckham peg
pelican pelvis pen pencil pendant pendulum penguin peninsula penknife pentagon pentagram penthouse peony pepper pepsi perch
periscope perseus perspex peru pestle petal petrol petticoat petunia pew pewter pharaoh pheasant philippines philosopher phlegm
phoenix phonograph photographer pianist piano picasso piccadilly piccolo pickaxe pickle pickpocket pie pier pig pigeon piggybank
piglet pigment pigments pigsty pigtail pikachu pike pilgrim pillar pillow pilot pimlico pin pincushion pine pineapple pink
pinocchio pinwheel pipe piranha pirate pisa pistol piston pitchfork pixie plague plaice planet planetarium plank plant plastic
plate plath platinum plato platypus plectrum plimsoll plough plover plum plumage plumber plumbers plunger pluto plymouth plywood
poacher pocket poem poet pogues poinsettia poirot poland polaroid pole polecat policeman policewoman politician pollen pollock
polo polygon polythene pomegranate pompeii poncho pond pony ponytail poodle pool popcorn pope popeye poplar poppy porcelain
porcupine pork porpoise porridge port porter portrait portsmouth portugal poseidon possum postbox postcard poster postman
postmaster postwoman pot potato potter pottery power prague prairie prawn preacher president presley pretzel pride priest primrose
prince princess prism prison prisoner professor projector propeller prophet prune pterodactyl pudding puffin pug pulley pulpit
puma pump pumpkin punch punk pup pupil puppet puppeteer puppy purple purse putney pyjamas pyramid python quail quarry quartz quay
queen quicksand quill quilt rabbi rabbit raccoon racket radar radiator radio radiohead radish raft rail railing rainbow raincoat
raisin rake ram ramen ramones ramp ranger raphael rapids rapper rapunzel raspberry rat rattlesnake raven ravine razor rebel record
recorder recordplayer records rectangle red reed reef referee reggae rehab reindeer religion rembrandt renoir reptile reservoir
resin revolution revolver rhino rhinoceros rhombus rhubarb rib ribbon rice richmond rickshaw rifle rihanna ring ringo river roa
roach robber robe robin robocop rock rockandroll rocker rockers rocket rockstar rodent rodin roll roman romance romania rome romeo
roof rook rooster root rope rosary rose rosemary rosette rotherhithe rothko roundabout roundhouse rowboat rowntree rubber ruby
rucksack rudder rug ruin ruler rum russia russian rust rye saddle safe sage sahara sail sailboat sailor saint salad salamander
salami salmon salt samaritan samba samurai sanctuary sand sandal sandbag sandstone santa sapling sapphire sardine sari sash
satsuma saturn satyr sauce saucepan saucer sausage savannah saw saxophone scales scalp scalpel scandinavia scarecrow scarf scarlet
sceptre school science scientist scissors scone scorpion scotland scottish screw screwdriver scroll sculptor sculpture scythe sea
seagull seahorse seal seaman seamstress seaside seaweed seed seesaw semicircle sentry sepia sergeant serpent seville sewing shack
shackle shadow shakespeare shakira shaman shamrock shanghai shard shark shawl shed sheep sheffield shelf shell shelley shellfish
shepard shepherd sherbet sheriff sherlock sherry shield shin ship shipbuilder shipwreck shipyard shirt shoal shoe shoelace
shopkeeper shore shoreditch shorts shoulder shovel shower shrek shrew shrimp shrine shrub shutter shutters shuttlecock siberia
sicily sickle sidekick sieve signpost silence silhouette silk silver simpson simpsons sinatra singapore singer sink siren sister
ska skate skateboard skateboarding skater skates skeleton skepta skewer ski skin skinhead skirt skis skull skunk sky skylark
skyscraper slate slaughterhouse slavery sledge sledgehammer sleeve slide sling slingshot slipper slot sloth slug sluice smarties
smiley smoke smoothie smuggler snail snake sneaker snooker snoop snoopy snorkel snout snow snowball snowdrop snowflake snowglobe
snowman soap sock socrates sofa soho soil soldier sole solicitor somalia sombrero song sony sorbet sorcerer soul soup southampton
southwark spacecraft spaceship spade spaghetti spain spanish spanner spark sparrow spatula speaker speakers spear spectacles
speedboat sphere sphinx spice spider spiderman spielberg spinach spindle spine spinner spiral spire spitalfields sponge spool
spoon sprat spray spraycan spring sprinkler sprout spruce spy squid squire squirrel stable stables stadium stag stairwell stalin
stallion stamp staple stapler star stardust starfish starling statue steak steam steed steel steeple stem stencil stepladder
stepney stereo stevedore stevenson stew sticker stickleback stik stiletto stilt stingray stoat stockholm stocking stockwell
stomach stone stonehenge stonemason stones stool stopwatch stork storm stormzy stove stratford straw strawberry stream streatham
streetlamp stretcher string stripe stripes strudel student studio stuffing stuntman sturgeon sty stylus submarine sudan
suffragette suit suitcase sulphur sultan sumo sun sunbeam sundial sunflower sunglasses sunlight sunrise sunset sunshine superhero
superman surfboard surfer surgeon surrealism surrey sushi suspenders sussex swallow swamp swan sweater sweatshirt sweden sweetcorn
swimsuit swirl switzerland sword swordsman sycamore sydney synagogue synthesiser synthesizer syria syringe syrup taco tadpole tail
tailor taiwan tambourine tangerine tank tankard tanner tanzania tap tape tapestry tapir tar tarantula target tarmac tartan tassel
tattoo tattooist tavern teacher teacup teal teapot teardrop techno teddy teepee telegraph telescope television temple tenement
tent tentacle tequila termite terracotta terrier terror texas thailand thames thatcher thermometer thief thierry thigh thimble
thistle thor thorn thread throat throne thumb thumbprint thunder thunderbolt thyme tiara tibet tide tides tie tiger tightrope
tights tile timber tin tinsel titanium toad toadstool toaster toe toenail toffee tofu toga toilets tokyo tolkien tollbooth tolstoy
tomahawk tomato tombstone tongue tonsil tool toolbox tooth toothbrush toothpaste toothpick tooting top topaz tophat tornado
toronto torso tortoise totem tottenham toucan towel tower toy toys tractor trainer trampoline transylvania trap trapeze traveller
tray treacle treadmill treasure treasurer trebor tree treehouse trellis triangle triceratops tricycle trident trifle trilby
trinidad tripod troll trolley trombone trophy trotsky troubadour trousers trout trowel truffle truman trump trumpet trumpeter
trunk truth tsar tsunami tub tuba tulip tuna tundra tunisia tunnel turban turbot turing turkey turner turnip turntable turntables
turquoise turret turtle tusk tutankhamun tutu tuxedo tv tweed tweezers twig twilight typewriter typhoon tyre tyson ufo uganda
ukraine ukulele ulysses umbrella underpants undertaker underwear unicorn uniform unity uranium uranus urn uruguay usher utopia
vacuum vader valley valve vampire vandal vanilla varnish vase vatican vault vauxhall veal vegetable veil vein velvet venezuela
venice venison venus vermeer vermilion vest vestry vet vettriano vhils viaduct vicar victoria victorian victory vienna vietnam
viking villa village villain vine vinegar vinyl violence violet violin violinist viper virtue vivaldi vixen vodka voice volcano
voldemort vole vulture vuvuzela waffle wagner wagon waist waistcoat waitress wales wallaby wallet walnut walrus wand wapping war
wardrobe warehouse warhol warlock warrior warthog washing washington wasp watchtower water watercress waterfall waterloo
watermelon waterworks wave waves wax wealth weapon weasel weathervane weaver web wedge weed weir welder wellies wellington
wellingtons welsh werewolf westminster whale wharf wheat wheel wheelbarrow wheels wheelwright whelk whip whippet whirlpool whisk
whisky whistle white whitechapel wick widow wig wigwam wilde wildebeest wilderness wildflower willow wimbledon wind windmill
window windscreen windsor wine wineglass winehouse wing winston wire wishbone wisteria witch wizard wok wolf wombat wood
woodpecker wool woolf woolwich wordsworth workhouse workshop world worm wrath wren wrench wrestler wrestling wrinkle wrist
xylophone yacht yak yeast yeats yellow yeti yew yoda yogurt yolk york yorkshire yoyo yucca zebra zeus ziggy zigzag zimbabwe zinc
zip zombie zoo zorro
`);

/**
 * Things that players also speak of: 'pub?', 'bus'. They are guesses only after 'a', or after the
 * beginning of a guess.
 */
export const everydayThings = list(`
adult alley apartment area art artwork aunt babe baby bag bar beauty bench bike bin bingo bloke boss boy boyfriend bread bro
brolly bubba bubs buddy buggy burger bus butter cab cafe camera canal car card carpark cash champ chap cheese child chip christmas
chump class clown coke cola corner couple cousin cracker crisp crossing curry dad daddy darling daughter disaster dope drawing
dream egg entrance exit fag family father film flat floor friend fudge gallery game garage gem genius gent girl girlfriend glasses
god grace graffiti gran grandad grandma granny guest guide guy gym halloween happiness heat heaven hell home hope hospital husband
icecream idiot jesus juice kebab kid kitchen lad lady lane laptop legend library lift line love lover luck luggage madam magic man
manager map market mate meal meeting member metro milk mint mobile mother mum mummy muppet muppetry mural museum mystery name nan
nanny nephew niece night nightmare office painting parcel parent park partner pasta path pavement peak phone photo photograph
picture pill pizza platform play playground plug point police pram prosecco pub puddle puzzle railway rain restaurant riddle road
robot room sandwich scooter screen seat secret shade shop sign snack son square staff stair station step stranger street
supermarket sweetheart sweets table tablet takeaway taxi theatre toast toddler toilet torch tourist town traffic train tram treat
trip tube twin uncle vibe watch wheelchair whoop wife woman workman youth
`);

/** Words that describe a thing. Alone they are no guess. */
export const describingWords = list(`
ancient angry armed armoured bald bearded big blind bowler bright broken buried burning central chubby circle clean coloured
crying cute dancing dark dead deep dirty double eight electric evil famous fat five flaming floating flying four fresh frozen
giant golden great half happy headless hidden high huge invisible laughing little lonely long lucky mad masked massive melting
modern naked neon new nine old painted pair patterned pirate pretty real rectangular royal running rusty sad sailing scary seven
shiny short singing single sitting six skinny sleeping small smiling smoking space spotted spotty spray stormy striped stripy
strong stuffed tall ten thin three tiny top triple two ugly wax wild winged wooden young
`);

/** Words that are guesses only at a stop whose answer is of their kind: meals, drinks, weather, days … */
export const kindsOfThings: readonly (readonly string[])[] = [
  list('bread breakfast brunch butter cereal cheese dinner egg lunch meal milk supper tea toast'),
  list('beer cocoa coffee coke cola drink lager latte milk tea water wine'),
  list('air breeze gale heat hurricane rain snow storm sun weather wind'),
  list(
    'bakerloo central circle district elizabeth jubilee line metropolitan northern piccadilly train tram tube victoria',
  ),
  list('friday monday saturday sunday thursday tuesday wednesday'),
  list('april august december february january july june march may november october september'),
  list('autumn spring summer winter'),
  list('down east left north right south up west'),
];
