/**
 * What people text in each phase of a hunt, and what they ask for. Argue about a text here:
 * domain/hunt/asks.test.ts plays each.
 */
const asksTable = {
  ready: {
    LOST: [
      'which station is it | where do we meet | whats the starting point | where abouts does it start | where is the first stop please? | Which tube do we get off at | how do we get to the start | nearest station to the start?',
      'Where do we begin | whereabouts in shoreditch is it | can you send me the address of the meeting point | hi, what street does it start on | where exactly should we be | is there a map | where does the tour start from',
      'Hiya, what end of Brick Lane do we start at? | how do i get to the meeting point from kings cross | Is the start near Old Street tube? | which exit of the station do we need | where r we meant to go first',
      'cud u send the start location plz | Where should we park up to start? | just got off the tube, where to | what is the nearest tube station | Can you remind us where we meet',
      'can’t remember where it starts',
    ],
    MOVE: [
      'can we do it on Sunday instead | Can we change the day | need to reschedule | is it possible to move to next weekend | we cant make it today, can we do tomorrow | can’t come on saturday anymore, can we swap to sunday?',
      'hi we need to postpone | can i change the date please | could we do another day | rebook for next week please | something came up, can we do it a different day | weather is awful can we move it | how do i change our date',
      'Is it ok to come next friday instead | One of our group is ill, could we come another weekend | can it be moved to next month | we got the wrong date, need sat not fri',
      'We’re stuck at work, tomorrow ok? | train strike - we wont make it on saturday | Could we shift our booking to Thursday? | We need to change to a later date | wanna switch days',
      'would it be ok to do it tomorrow evening instead | how do I go about rescheduling',
    ],
    LINK: [
      'is it too late to cancel | cancel | Cancel please | we want to cancel | can I cancel my booking | how do i cancel | I need to cancel our hunt | please cancel it | can you send the link again | I lost the link',
      'where is the link | link pls | I need a receipt | invoice please | can i have a VAT receipt for work | how can my friend join | where do i find my booking | how do the others join us',
      'I dont want to do this anymore how do i cancel | Please could you email me an invoice | Can I still cancel and get my money | where can i see my booking | my sister wants to join on her phone',
      'need proof of purchase / receipt thx | Hi need to cancel todays hunt | how do I get the others on | can I have the link pls | where do i get a receipt from | what if we want to cancel',
    ],
    START: [
      'ready | we’re ready to start | were all here now | lets go | begin | ok start | start the game please | can we start | we are at the start, ready when you are | lets do this | Good to go | we’re all here let’s begin',
      'yep ready | starting now | go go go | outside the pub, ready to rock | go | ready to begin | kick off | can we begin please',
    ],
    HELP: [
      'how does it work | what do we have to do | how do we play this | what happens now | rules? | not sure how this works | so what do i do now? | whats the rules | how does this thing work',
    ],
    'plea: money': [
      'can we get a refund | I want my money back | we’ve been charged twice | refund please, we cant come | I think we paid twice | Id like my money back please',
    ],
    'plea: person': [
      'is there someone I can talk to | can somebody ring me | hello is anyone there | need to speak to someone about our booking | need to talk to a real human pls | Is there a phone number I can ring? | anyone there??',
    ],
    chatter: [
      'thanks! | great, see you there | ok | cant wait!! | looking forward to it | 👍 | yes | no | brill thanks | see you tomorrow | lol ok',
    ],
  },
  puzzle: {
    LOST: [
      'directions please | how do we get there | which way is it | where now | where do we go from here | we’re lost | sorry were a bit lost | I think we are lost | whats the address | can you send a map | postcode?',
      'we dont know where to go | how far is it | which street is it on | where is the wall | cant find the wall | we cant find it anywhere | are we in the right place | is it left or right at the lights | google maps link?',
      'how do we find stop 3 | gps coordinates pls | we took a wrong turn | we have been walking round in circles | whats the way to the next one | can you give us a bit more of a clue where it is',
      'how long does it take to walk there | Which direction should we be heading | any directions? | whats the best way to get there from the station | we seem to have lost our way | Are we on the right road?',
      'sorry where is this one | could you drop us a pin | cant seem to find the mural | how far away is the next wall | Do we cross the road here or carry straight on',
      'Where on earth is it | which side of the road is it on | how much further is it | we might be lost | how do we get to the next bit | Is this the right wall? | where’s the next one then | what road is it',
      'Point us in the right direction | need directions to stop 4 | gone the wrong way i think | are we close | can we get a map link | do we turn left or right | couldnt find the street',
    ],
    HINT: [
      'can we have another clue | hint pls | we could do with a hint | give us a tip | any chance of a hint | stuck | hnit | help us out with a clue mate | clue? | we need some help with this one, hint?',
      'a little hint would be nice | go on then give us the hint | Another tip please | we need a nudge | could we have a teeny clue | Hint? | could i get a clue | pls give us a hint | need another clue | ok we need a hint',
    ],
    'plea: lost': [
      'we’re stuck | doesn’t make sense | we dont get it | we give up | too hard | dont understand the clue | what does it mean | no clue | we havent a clue | this makes no sense | its impossible | i give up',
    ],
    SKIP: [
      'skip this one | can we just skip it | next please | lets move on | pass | we want to skip this stop | can we go to the next one | not getting this, next one pls | can you move us on | we will skip that thanks',
      'let’s leave this one | skip! | on to the next | can we miss this one out | next wall please | move us on please',
    ],
    FINISH: [
      'we want to finish here | can we stop here | lets call it a day | we’ve had enough | end the hunt | we are done for today | how do we end it | we would like to stop now | we need to go home now | we have to leave',
      'end game | were going to stop there | thats us done for the day | we need to head home, how do we end | we are going to call it there | kids have had enough so stopping here | can you end our hunt please | I want to quit',
      'we are finishing here | that’s enough for us | stop the hunt | lets stop there | can we quit now | home time for us | we dont want to carry on',
    ],
    PAUSE: [
      'we are going in for lunch | back in 40 | taking a break | can we pause | stopping for a pint | lunch time! | were having a break | going for a coffee, back in 20 mins | can you stop the clock | need a loo break',
      'we are stopping to eat | back in half an hour | pausing for food | popping to the pub | can we take 30 mins | hold the clock please | can we carry on tomorrow | nipping into a cafe for a bit | hungry! grabbing lunch',
      'we need to sit down for ten minutes | gonna take 5 | pub stop | pause while we eat | be back in an hour or so | quick toilet stop | Pausing for cake | we are having a sit down | breakfast time | stopping for ice cream',
      'back in 10 | need to pop to the loo | time for a beer | can you pause it | got to feed the baby, back in 15',
    ],
    STATUS: [
      'how many points have we got | whats our score | how many left | how many stops to go | how are we doing | are we nearly finished | how many more stops have we got | what are we on points wise | whats our total',
      'how many walls left? | whats the score | are we winning | how many do we have left',
    ],
    RESEND: [
      'say that again | what was the question | can you resend the clue | repeat | we didn’t get the last text | send it again please | what was the clue again? | can i have that text again | whats the question?',
      'read that to me again | send again | can you resend | whats the clue again | i deleted the message',
    ],
    HELP: ['how does this work | what do I text | what are the commands | what can we do'],
    LINK: [
      'can you send me the link | link please | can i get a receipt | how can my mate join | cancel | I want to cancel | Whats the link for the web version | how do we add another player | I need to cancel',
      'can you text me the link | cancel my booking | receipt?',
    ],
    MOVE: [
      'can we do it on sunday instead | can we do the rest another day | is it possible to move to another day | can we finish another day | could we do the rest next weekend',
    ],
    'plea: gone': [
      'the mural has been painted over | the bar is shut | scaffolding everywhere | its gone | it isn’t there anymore | the whole wall is covered up | there is a van in front of it | its been knocked down | the gate is locked',
      'they painted over it | nothing here just a white wall | the shutter is down so we cant see it | theres hoarding all round | the artwork isnt here | someone has tagged over it | mural is gone',
      'looks like its been covered with a billboard | the cafe has closed down | half the wall is behind hoardings | they’ve whitewashed the whole thing | big lorry parked right in front of it | the alley is gated and locked',
      'theres nothing on this wall | its been graffitied over | street art here has been removed | the wall has been knocked down | its all boarded up | the pub is closed down | there is a skip in front',
      'we think the mural has been painted over | nothing there anymore | the whole building is covered in scaffolding | cafe shut | the picture has disappeared | street is blocked off | the gate’s locked',
    ],
    'plea: money': [
      'we want our money back | this is a rip off we want a refund | how do we get a refund | we demand a refund | you have charged us twice | this is not worth the money, refund | can I be refunded',
    ],
    'plea: person': [
      'can someone call us | can i speak to a human | are you a bot | the code doesnt work at the bar | the staff know nothing about the offer | we need help | hello? anyone there | bar says the voucher isnt valid',
      'can you ring my mobile please | your system isn’t working | can we speak to someone | I want to complain | the barman wont accept our voucher | your link doesnt work',
    ],
    chatter: [
      'thanks | haha love it | one sec | almost there | hang on | wow | yes | no | yeah | nope | ok thanks | ha ha brilliant | gimme a min | ooh nice | on it | ta muchly | cheers guys | nope | lovely stuff | hahahaha | wait',
      'got it | two secs | thank you!! | ooh | nah',
    ],
  },
  reward: {
    CLAIMED: [
      'got it | we got our coffee | claimed it thanks | done, got the drinks | we had ours | yes we got it | we have had our free coffees thanks | yep claimed | picked up our cookies | claimed! | we got ours | had our drinks',
      'all done with the coffee',
    ],
    CONTINUE: [
      'no thanks | next | lets carry on | we dont want a drink | skip it | move on please | not hungry | its closed | the cafe is shut | they’re closed today | we will leave it | go on | none of us drink so next please',
      'we’ll pass on that | bar is shut | onto the next | we are skipping this | no need | no thanks, let’s keep going | next stop please | we don’t want it | not interested | closed | cafe is closed',
    ],
    PAUSE: [
      'having lunch here, back in an hour | can we pause | we are staying for a drink | taking a break | we will sit down here for a drink | pausing here for half an hour | having our coffee now, pause please',
      'stopping here for lunch',
    ],
    LOST: [
      'where is it | how do we get to the bar | where is the cafe | address? | which pub is it | whereabouts is the bar | whats the address of the cafe | where is the bar | which way to the cafe',
    ],
    LINK: ['link please | can i have a receipt | cancel'],
    FINISH: ['we want to stop here | can we end it here | we want to finish now'],
    MOVE: ['can we finish this another day'],
    'plea: person': ['they wont accept it | the barman has never heard of you | code not working'],
    chatter: ['yum | thanks | cheers'],
  },
  paused: {
    RESUME: [
      'lets go again | we are back | ready | carry on | ok back | we are ready to continue | start again | unpause | right, lets go | lunch is over | were back from lunch | ok we are good to go | back now',
      'had lunch, lets crack on | go | all fed, ready for more | we have finished our coffee | we’re back | resume please | ready again | let’s go | all back from the loo | ok carry on',
    ],
    CONTINUE: ['continue please'],
    LINK: ['send me the link | receipt please | cancel'],
    STATUS: ['whats our score | how many stops left'],
    FINISH: ['we want to stop here'],
    LOST: ['where is the next wall'],
    chatter: ['thanks | ok | great'],
  },
  completed: {
    LINK: [
      'can i have a receipt | link | invoice pls | can you send the link to our results | could you send a receipt for expenses | can we see our photos on the link | receipt please | can you send me the link',
    ],
    STATUS: [
      'what was our score | how many points did we get | how did we do | final score? | what did we score | our points?',
    ],
    'plea: money': ['we want a refund'],
    'plea: person': ['can i talk to somebody'],
    chatter: ['thank you | that was great fun | bye'],
  },
} as const satisfies Record<string, Readonly<Record<string, readonly string[]>>>;

/** The texts of the table, each with its phase and what it asks for. */
export const askedTexts = Object.entries(asksTable).flatMap(([phase, kinds]) =>
  Object.entries<readonly string[]>(kinds).flatMap(([kind, lines]) =>
    lines.flatMap((line) => line.split(' | ').map((text) => ({ phase: phase as keyof typeof asksTable, kind, text }))),
  ),
);
