/** What the judge knows about English, as data. */

const list = (phrases: string): readonly string[] => phrases.split('|').map((phrase) => phrase.trim());
const pairs = (lines: string) => list(lines).map((line) => line.split(' ') as [string, string]);

/** Phrases before an answer; the longest match wins. The judge has removed apostrophes by then. */
export const leadIns = list(`
  a kind of | ah | aha | answer | answer is | at | by | can it be | could be | could it be | definitely | easy | er | erm
  | going with | got to be | guess | has to be | hello | hey | hi | hiya | hm | hmm | hmmm | how about | i am guessing
  | i believe | i got | i guess | i reckon | i say | i see | i think | id say | im going with | im guessing | in | is it
  | is that | is the answer | is this | it could be | it has to be | it is | it might be | it must be | it needs | it says
  | it was | its | its got to be | ive got | maybe | might be | might it be | must be | my answer is | my guess is | obviously
  | oh | ok its | ok so | okay its | okay so | on | our answer is | our guess is | perhaps | please | possibly | probably | so
  | some | some kind of | sorry | surely | that is | thats | the answer | the answer is | there are | they are | they were
  | theyre | this is | um | umm | we are guessing | we believe | we got | we guess | we have | we reckon | we say | we see
  | we think | wed say | well | were going with | were guessing | weve got | what about | would it be
`);

/** Phrases after an answer that ask or thank. */
export const courtesies = list(`
  cheers | correct | definitely | final answer | guys | haha | hahaha | i believe | i guess | i reckon | i think | innit
  | is it | is it right | is my answer | is our answer | is that it | is that right | is the answer | isnt it | lol
  | many thanks | mate | maybe | obviously | of course | perhaps | please | pls | plz | probably | right | surely | ta
  | thank you | thank you so much | thank you very much | thanks | thanks a lot | thankyou | thx | we guess | we reckon
  | we think | x | xx | xxx
`);

export const articles = ['a', 'an', 'the'] as const;

/** Numbers in words. Two of `numbers` are added; one of `multiples` multiplies. */
export const numbers: ReadonlyMap<string, number> = new Map([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, n) => [word, n] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, n) => [word, 10 * n + 20] as const),
  ...'none nil nought naught zilch'.split(' ').map((word) => [word, 0] as const),
]);

/** Numbers in the languages of visitors, without those that are English words too ('elf', 'once', 'due'). */
const abroad = {
  0: 'null nul cero nada keine keiner aucun ninguno nessuno nenhum geen',
  1: 'ein eins een uno jeden',
  2: 'zwei deux dos twee dois dwa',
  3: 'drei trois tres tre drie trzy',
  4: 'vier quatre cuatro quattro quatro cztery',
  5: 'funf fuenf cinq cinco cinque vijf piec',
  6: 'sechs seis zes szesc',
  7: 'sieben sept siete sette sete zeven siedem',
  8: 'acht huit ocho otto oito osiem',
  9: 'neun neuf nueve nove negen dziewiec',
  10: 'zehn dix diez dieci dez tien dziesiec',
  11: 'onze undici jedenascie',
  12: 'zwolf zwoelf douze doce dodici doze twaalf dwanascie',
  20: 'zwanzig vingt veinte venti vinte twintig dwadziescia',
  50: 'funfzig cinquante cincuenta cinquanta cinquenta vijftig',
  100: 'hundert einhundert cent cien cento cem honderd sto',
  1000: 'tausend eintausend mille mil duizend tysiac',
} as const;
export const numbersAbroad: ReadonlyMap<string, string> = new Map(
  Object.entries(abroad).flatMap(([digits, words]) => words.split(' ').map((word) => [word, digits])),
);

export const multiples: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1e6],
]);

/**
 * Words after a number, or after "no", in phrases that do not count anything: "one sec", "no way".
 */
export const uncounted = list(`
  clue | hint | idea | min | minute | mo | moment | more | sec | second | tick | way
`);

/** Beginnings of British spellings, each with its American spelling. */
export const spellings = pairs(`
  aluminium aluminum | analyse analyze | armour armor | behaviour behavior | catalogue catalog | centimetre centimeter
  | centre center | colour color | cosy cozy | defence defense | dialogue dialog | doughnut donut | draught draft
  | endeavour endeavor | favour favor | fibre fiber | flavour flavor | grey gray | harbour harbor | honour honor
  | humour humor | jewellery jewelry | kerb curb | kilometre kilometer | labour labor | licence license | litre liter
  | lustre luster | maths math | metre meter | mould mold | moustache mustache | mum mom | neighbour neighbor | odour odor
  | organise organize | parlour parlor | plough plow | programme program | pyjama pajama | realise realize
  | recognise recognize | rumour rumor | saviour savior | sceptic skeptic | sombre somber | spectre specter
  | splendour splendor | storey story | sulphur sulfur | theatre theater | tumour tumor | tyre tire | vapour vapor
  | whisky whiskey | yoghurt yogurt
`);

/** Whole words with the same meaning. */
export const sameWords: ReadonlyMap<string, string> = new Map(
  pairs(`
  aeroplane plane | airplane plane | bike bicycle | brekkie breakfast | brekky breakfast | doc dr | doctor dr
  | leccy electricity | mister mr | okay ok | okey ok | road rd | saint st | street st | telephone phone
  | telly television | tv television
`),
);

export const plurals: ReadonlyMap<string, string> = new Map(
  pairs(`
  calves calf | children child | feet foot | geese goose | halves half | knives knife | leaves leaf | lives life
  | loaves loaf | men man | mice mouse | people person | scarves scarf | shelves shelf | teeth tooth | thieves thief
  | wives wife | wolves wolf | women woman
`),
);
