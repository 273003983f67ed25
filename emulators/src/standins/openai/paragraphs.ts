/** Passages that fit any quarter. A post takes some of each kind. */

export const intros: readonly ((quarter: string) => string)[] = [
  (quarter) =>
    `There is a wall in ${quarter} that has been painted four times since the summer. You could be annoyed about that, or you could take it as the rule of the place: whatever you like today, look at it properly, because it is only on loan. This is a walk for people who look properly. It takes about two hours if you do not stop, and nobody has ever managed not to stop.`,
  (quarter) =>
    `Most people cross ${quarter} with their eyes on a phone or on the next set of lights. Fair enough, it is busy. But if you lift your head to the second storey and drop it to the kerb, you get a different neighbourhood, made by people who mostly worked at night and mostly did not ask. We have spent years following them around. Here is what we would show a friend with one free afternoon.`,
  (quarter) =>
    `Ask five locals for the best wall in ${quarter} and you will get six answers and a short fight. That is as it should be. Street art is the only kind you can disagree with while leaning on it. What follows is not a list of winners. It is a way through the streets that passes enough good paint to start your own argument.`,
];

/** The middle sections of a made-up post. */
export const middleSections: readonly { heading: string; text: string }[] = [
  {
    heading: 'Look down, then look up',
    text: 'The famous pieces are at eye level, because that is where the cameras are. The good jokes are not. Artists who work small like drainpipes, bollards, the backs of street signs and the edge of the kerb, places that a council cleaner passes without seeing. Artists who work large like gable ends, which you only notice when you cross the road. So cross the road. Give each street both pavements and you will find about three times as much as anyone who walked straight on.',
  },
  {
    heading: 'How to tell what it is made of',
    text: 'Four techniques cover almost everything. A stencil has crisp edges and little bridges where the card held together. Freehand spray has soft edges, and in the hands of somebody good it has none where they are not wanted. A paste-up is paper, so look for a curling corner. A brush leaves its hairs. Once you can name them you can guess how long the artist stood there: a stencil takes a minute, a paste-up two, a mural a week and a cherry picker.',
  },
  {
    heading: 'Permission, and the lack of it',
    text: 'Some of these walls were paid for, some were allowed with a nod, and some were simply done. You can often tell. Commissioned work has clean edges, a signature with an account name and room left for a window. Unasked work is quick, high up or tucked away. In between are the walls whose owners have stopped minding, and those are where a neighbourhood talks to itself. None of it is yours to add to unless somebody hands you the can.',
  },
  {
    heading: 'Why it keeps changing',
    text: 'Paint lasts about five years in London weather, and most of these pictures get nothing like that. Going over another artist is allowed if what you bring is better, or so the unwritten rule has it, and the arguments about better are where the fun is. Add new windows, new owners and the odd coat of council grey, and a wall can have more history than the house behind it. If you come back in a season, walk the same route. It will not be the same route.',
  },
  {
    heading: 'Talk to whoever is holding the ladder',
    text: 'Painters working in daylight are usually pleased to be asked. Start with the paint, not with the meaning: which black it is, how they got the line so long, whether the brick drinks it. Nine times out of ten you will be told a story that is in no guidebook, and the tenth time you will be told politely to mind the wet bit. Buy somebody a coffee. It is cheaper than a gallery and the conversation is better.',
  },
  {
    heading: 'The shops that keep the walls alive',
    text: 'Every good street has a few doors behind its walls that make the rest possible: the café that lends its ladder, the record shop that gives up its shutter, the barber who knows who painted what. They are small, and rents are not. If you liked a picture on the outside of a place, go inside and spend the price of a sandwich. It is the nearest thing to a ticket that this gallery sells, and it goes to the right people.',
  },
];

export const tips: readonly string[] = [
  'Go on a weekday morning for empty pavements, or on a Sunday evening for the painted shutters.',
  'Bring shoes that do not mind glass, and a battery that is full.',
  'Photograph the whole wall first and the detail second; the detail means nothing without its street.',
  'If a piece is signed, credit the name when you post it. It takes four seconds.',
  'Keep out of private yards, however good the far wall looks.',
  'Leave every wall as you found it. Stickers count.',
  'Have something warm halfway. You will look longer.',
];

export const closingParagraphs: readonly ((quarter: string) => string)[] = [
  (quarter) =>
    `That is one way through ${quarter}, and by the time you read it somebody will have painted over part of it. Good. Go and see what they did. If you would rather be led by the clues than by a map, our hunt takes the same streets one text message at a time, and each wall sets you a riddle.`,
  (quarter) =>
    `Two hours, a few miles, no ticket. ${quarter} gives away more in an afternoon than most museums do in a year, and it does not mind if you eat while you look. Bring a friend who disagrees with you. When you get stuck, text us back: the walls here have plenty more to say.`,
];
