/**
 * Ten right answers, each in a sentence, and five wrong ones for each seeded stop. They were
 * written before the judge had seen them. A bar stands between two texts; a tilde is a line break.
 */
const atStops: Record<string, { right: string; wrong: string }> = {
  'color-vinyl-tour 1': {
    right: `yes its jubilee | Jubilee line I think | It has to be the Jubilee | Got it! Jubilee | my dad says the jubilee line
      | Stop 1: Jubilee | Jubilee~Sent from my iPhone | Is it the jubilee line?? | jubilee full stop | Jubilee, 100%`,
    wrong:
      'not the jubilee | jubilee or victoria | Victoria line | is it the elizabeth line? | the central, definitely',
  },
  'color-vinyl-tour 2': {
    right: `its in the bank | Bank!! my son got it | in a bank obviously | The money is in the bank | we reckon its bank
      | BANK.~Kind regards,~Martin | bank question mark | Must be bank | Banksy without sy is bank | Easy one: bank`,
    wrong: "in my wallet | definitely Banksy | it's not in the bank | bank or safe? | a piggy bank",
  },
  'color-vinyl-tour 3': {
    right: `stop 3: anti | ANTI of course | the other one said ANTI | anti I guess, opposite of pro | Oh its anti!
      | My daughter thinks anti | anti anti | It shouted back anti | anti~Sent from Outlook for Android | Final answer: anti`,
    wrong: 'pro | not anti | anti or auntie | it shouted NOPE | against',
  },
  'color-vinyl-tour 4': {
    right: `church 100% | The church still stands | its a church innit | church exclamation mark | Ok so the answer is church
      | a church? | Church (we can see it) | red church without the red is church | CHURCH!!! 🎉 | church~Cheers~Dave`,
    wrong: 'not the church | a church or a chapel | redchurch street | the brewery | steeple, surely',
  },
  'color-vinyl-tour 5': {
    right: `birds in cages | They sold birds | A bird was sold | bird, we think | it was birds wasnt it | Yep bird
      | pretty sure its bird | bird!! thanks | They sold birds here on sundays | Bird~Sent from my Galaxy`,
    wrong: 'not birds | birds or dogs | linnets | BID | bagels I think',
  },
  'color-vinyl-tour 6': {
    right: `They say paint | It spells paint | wet paint lol | the first letters say PAINT | Paint! got it
      | my wife says paint | paint comma thanks | I believe its paint | It's definitely paint | p.a.i.n.t`,
    wrong: 'pants | not paint | paint or print | pigments | graffiti I reckon',
  },
  'color-vinyl-tour 7': {
    right: `100 turns | its 100 | a hundred times | 33 and a third times three is 100 | One hundred I make it
      | 100 full stop | it turns 100 times | I got 100 | 100~Sent from my iPhone | about 100 turns?`,
    wrong: '99 turns | not 100 | 100 or 99 | 33 and a third | one thousand',
  },
  'color-vinyl-tour 8': {
    right: `Got it! crane | crane crane | Its now a crane | builders have a crane too so crane | We all say crane
      | the bird is a crane now | CRANE (lifts steel) | crane~Sent from my iPhone | crane I'd say | sounds like a crane to me`,
    wrong: 'not crane | crane or boot | a heron | arcane | is it a stork?',
  },
  'beats-murals-tour 1': {
    right: `Aladdin Sane by David Bowie | its bowies aladdin sane | Aladdin Sane album | Bowie: Aladdin Sane | It must be Aladdin Sane
      | aladdin sane full stop | the album is Aladdin Sane | Aladdin Sane!~Sent from my iPhone | We said Aladdin Sane
      | aladdin sane, a lad insane`,
    wrong: 'the jean genie | not aladdin sane | ziggy stardust | Aladdin Sane or Hunky Dory | David Bowie',
  },
  'beats-murals-tour 2': {
    right: `electricity lit it | It was electricity | Lit by electricity | Electricity! my brother got it | I'm guessing electricity
      | It was lit with electricity | is it electricity question mark | electricity, easy | ok electricity
      | electricity~Kind regards~Sue`,
    wrong: 'not electricity | gas lamps | electricity or gas | electric avenue | candles maybe',
  },
  'beats-murals-tour 3': {
    right: `ville I think | The french town is ville | Granville minus gran is ville | ville (french for town) | its the word ville
      | Ville! thats it | last five letters are ville | ville~Sent from my Huawei | we've got ville | answer is VILLE`,
    wrong: 'gran | not ville | ville or gran | Granville | it is Paris',
  },
  'beats-murals-tour 4': {
    right: `the message is clear | its clear | Clear! Like glass | nuclear without nu is clear | very clear
      | clear full stop | clear, says my son | Message is clear mate | Hi its clear | clear~Sent from my iPhone`,
    wrong: 'unclear | not clear | clear or lear | NUCLEAR | the message is peace',
  },
  'beats-murals-tour 5': {
    right: `none of them | None! They never get on | they boarded none | 0 trains | none at all | its zero | none lol
      | I think none | none, they are made of bronze | none~Sent from my iPhone`,
    wrong: 'no idea | not none | three trains | none or one | we have no clue',
  },
  'beats-murals-tour 6': {
    right: `Children at play | its children at play | play, rhymes with day | Play! the bands play | my kids say play
      | the word is play | Play I reckon | stop 6 play | play~Regards,~Tom | CHILDREN AT PLAY question mark`,
    wrong: 'children at bay | not play | play or pay | at night | may day',
  },
  'beats-murals-tour 7': {
    right: `it needs wind | Wind of course | needs wind to work | wind, my daughter says | some wind? | the wind obviously
      | it needs the wind to turn | WIND WIND WIND | wind! Thank you | it's wind~Sent from my iPhone`,
    wrong: 'a windmill | not wind | wind or water | water power | flour I guess',
  },
  'gigs-graffiti-tour 1': {
    right: `its cocoa | Cocoa! | a mug of cocoa | hot cocoa I think | it makes cocoa | Yum, cocoa | My nan says cocoa
      | KOKO becomes cocoa | cocoa~Sent from my iPhone | we get cocoa`,
    wrong: 'ok | not cocoa | cocoa or coffee | KOKO | ok ok',
  },
  'gigs-graffiti-tour 2': {
    right: `the end of the world | its the world's end | World! easy | world I think | The worlds end pub | it says world
      | the gaps make world | we think its the world | World~Sent from my iPhone | O and L so world`,
    wrong: 'the end of the week | not the world | world or road | end of the line | word',
  },
  'gigs-graffiti-tour 3': {
    right: `My son says boot | Boot | its a boot | a giant boot | Dr Martens boots | boots!! | It's got to be a boot
      | boot, it has a tongue | A boot~Sent from my iPhone | we see a boot above the door`,
    wrong: 'not a boot | boot or glove | a sandal | a trainer | a snake',
  },
  'gigs-graffiti-tour 4': {
    right: `back to black | Its Back to Black | black obviously | Amy's album is Back to Black | Black! love that album
      | the answer's black | black full stop | I'd go with black | Black~Best wishes,~Jo | back to black by amy winehouse`,
    wrong: 'back to basics | not black | black or white | Frank | back to the future',
  },
  'gigs-graffiti-tour 5': {
    right: `the patients were horses | Horses! | it was for horses | sick horses | horses who pulled barges
      | I think it's horses | hoarse so horses | A horse? | horses~Sent from my iPhone | a hospital for horses`,
    wrong: 'not horses | horses or mules | donkeys | sailors | hoarse singers',
  },
  'gigs-graffiti-tour 6': {
    right: `a turntable | its a turntable | turn plus table is turntable | Turntable! my mate djs | it was a turntable
      | the answer has to be turntable | Turntable~Sent from my iPhone | turntables, right? | turntable turntable
      | A turntable turned them`,
    wrong: 'the decks | not a turntable | turntable or deck | a table | a record player',
  },
  'gigs-graffiti-tour 7': {
    right: `you are a lock | I am a lock | its a canal lock | a lock on the canal | Lock! | You're a lock
      | Camden lock | lock I'm sure | Lock~Sent from my iPhone | it must be a lock then`,
    wrong: 'a gate | not a lock | lock or gate | a sluice | a canal bridge',
  },
  'gigs-graffiti-tour 8': {
    right: `They dig for treasure | treasure!! | buried treasure | pirates dig for treasure | X marks the treasure
      | treasure obvs | its treasure right? | we say treasure | Treasure~Sent from my iPhone | treasure, my six year old says`,
    wrong: 'silver | not treasure | treasure or bones | worms | trees',
  },
  'canals-colour-tour 1': {
    right: `a wick | every candle needs a wick | its a wick | Hackney Wick | Wick! like the station | candles need a wick
      | the wick innit | wick, final answer | Wick~Sent from my iPhone | It needs a wick`,
    wrong: 'wax | not a wick | wick or wax | a flame | hackney',
  },
  'canals-colour-tour 2': {
    right: `He called it parkesine | parkesine it is | its parkesine | PARKES plus INE is parkesine | It was called Parkesine
      | parkesine full stop | parkesine - first plastic | I make that parkesine | Parkesine~Sent from my iPhone
      | it's called parkesine I think`,
    wrong: 'parkesite | not parkesine | parkesine or bakelite | bakelite | alexander',
  },
  'canals-colour-tour 3': {
    right: `clarnico sweets | Clarnico brand | it spells clarnico | its Clarnico | The brand was clarnico | CLAR NI CO
      | Clarnico, never heard of it | It's clarnico, we think | Clarnico~Sent from my iPhone | so that makes Clarnico`,
    wrong: 'haribo | not clarnico | clarnico or trebor | clarks | cadbury sweets',
  },
  'canals-colour-tour 4': {
    right: `a duck floats past | its a duck | ducks! | quack quack, duck | DUCKETT without ETT is duck | a duck, quack
      | I can see a duck | duck duck duck | Duck~Sent from my iPhone | it's duck isn't it`,
    wrong: 'duckett | not a duck | duck or swan | a goose | sir george',
  },
  'canals-colour-tour 5': {
    right: `its bream | bream street | Bream, its a fish | dream becomes bream | change d to b: bream | bream I think
      | a bream maybe? | Stop 5. Bream | Bream~Sent from my iPhone | The fish is bream`,
    wrong: 'cream | not bream | bream or roach | dream | a trout',
  },
  'canals-colour-tour 6': {
    right: `The Big Breakfast | its breakfast | breakfast obviously | big breakfast! | Breakfast, loved that show
      | the meal was breakfast | It was breakfast I think | Channel 4's Big Breakfast | Breakfast~Sent from my iPhone
      | break then fast is breakfast`,
    wrong: 'big brother | not breakfast | lunch or breakfast | dinner | a big brunch',
  },
};

const texts = (list: string) => list.split('|').map((text) => text.trim().replaceAll('~', '\n'));

/** The right and the wrong answers by tour and stop. */
export const judgedAnswers: readonly { name: string; right: readonly string[]; wrong: readonly string[] }[] =
  Object.entries(atStops).map(([name, { right, wrong }]) => ({ name, right: texts(right), wrong: texts(wrong) }));
