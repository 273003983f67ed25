/** What people say around a guess, as data. A plus and a star are those of regular expressions. */
const list = (phrases: string): readonly string[] => phrases.split('|').map((phrase) => phrase.trim());

/** What stands around a guess and adds nothing to it. */
export const aroundGuess = list(`
  actually | ah+ | aha | all | alright | and | bingo | but | cheers | definitely | e+r+m* | easy | either | eureka
  | final answer | for sure | got it | guys | haha | hahaha | hehe | hello | hey | hi | hiya | hm+ | innit | lol
  | mate | maybe | mm+ | obviously | of course | oh+ | ok | okay | or | perhaps | please | pls | plz | possibly
  | probably | right | so | sorry | surely | ta | tbh | thank you | thanks | then | thx | u+m+ | well | x+ | yeah
  | yep | yes | yup
`);

export const pointings = list(`
  he is | hes | how about | it is | it was | its | she is | shes | that is | thats | the answer is | they are
  | they were | theyre | this is | what about
`);

export const endings = list(`
  at a guess | correct | i guess | i reckon | i say | i think | is it | is my answer | is my guess | is our answer
  | is our guess | is the answer | isnt it | or something | we guess | we reckon | we say | we think
`);
