/**
 * What people text to a hunt that waits for an answer, by what the hunt makes of it. Argue about a
 * text here: domain/commands/classify.test.ts plays each at a puzzle whose answer is 'crane'.
 */
const textsTable = {
  HINT: [
    'HINT | hint | Hint please | hint pls | can we have a hint | can we get a hint please? | give us a hint | give us a clue | clue | Clue please | a clue | any clues? | any hints | another clue | next hint | need a hint',
    'we need a hint | stuck | Stuck! | could we have a clue please | hint? | more clues | a hint please | send us a hint | may we have a clue | I want a hint | we want a clue',
  ],
  SKIP: [
    'SKIP | skip | skip it | skip this one | Skip this please | pass | Pass! | pass on this one | next | next one | next please | next stop | can we skip this | can we skip this one please | we want to skip | let’s skip this one',
    'lets skip it | move on please | skip question | can we pass',
  ],
  STATUS: [
    'STATUS | status | where are we | score | our score? | what’s our score | whats our score so far | points | how many points do we have | how are we doing | how many left | how many stops left | which stop are we on',
    'what stop is this? | are we nearly done | progress | how many more to go | how far through are we',
  ],
  HELP: [
    'HELP | help | INFO | ? | ?? | commands | how does this work | how does this work? | what do we do | what do I text | what now | now what? | how do we play | instructions | rules',
  ],
  RESEND: [
    'RESEND | resend | again | again please | repeat | say again | send it again | can you repeat that | can you send it again | what was the clue | what was the question again | once more | repeat the clue | what’s the clue again',
    'didn’t get that | we didnt get the text | lost the text | send the clue again please',
  ],
  PAUSE: [
    'PAUSE | pause | pause please | can we pause | lunch break | coffee break | taking a break | having a break | we need a break | can we take a break | toilet break | stopping for lunch | stop the clock | pause the hunt',
    'we are stopping for coffee',
  ],
  LOST: [
    'LOST | lost | can’t find it | cant find it | we can’t find it | we cannot find the wall | can’t find the mural anywhere | where is it | where is it?? | wheres the wall | where is the mural | where are we supposed to go',
    'where do we go | where do we go now? | where to | where next | where now? | which way | which way now | which street | what street is it on | which wall | which building | we are lost | we’re lost | were lost | I’m lost',
    'im so lost | i think we are lost | totally lost | we are totally lost mate | sorry we got lost | we are a bit lost here | are we in the right place | is this the right place? | is this the right street | is this the right wall?',
    'wrong place | are we at the wrong place? | we are in the wrong place | no idea where to go | no idea where we are | I don’t know where to go | we don’t know where we are | how do we get there | how do we get there? | is it far',
    'how far is it | directions | directions please | map | map please | what’s the address | can you send us a map | we’ve walked up and down the street three times | been walking around for ages | we have looked everywhere',
    'going round in circles | we are going in circles | we’ve been looking for half an hour | how do we find it | still no idea where to go | yeah we still cant find it | where should we look | is it on the left? | where do we stand',
  ],
  GONE: ['GONE | gone | Gone!'],
  PERSON: ['PERSON | person'],
  LINK: ['can I cancel my booking | can we cancel the booking please | can I get a receipt | we need a receipt'],
  'plea: gone': [
    'the wall has gone | the mural has gone | its gone | it’s been painted over | painted over | it has been painted over | the wall is painted over | The mural isn’t there anymore | there is scaffolding all over it',
    'covered in scaffolding | scaffolding! | the whole wall is behind scaffolding | it’s covered up | they have painted over it | someone has painted over it | the pub is closed | closed | it’s closed | shut | the bar is shut',
    'place is closed | its all boarded up | boarded up | the building has been demolished | they knocked it down | theyve knocked it down | the wall is blank | the wall is white | it is not here any more | no longer there',
    'no mural here | there is no mural here | there’s no wall here | nothing here | there is nothing here | road closed | the road is closed | gate is locked | the gates are locked | we can’t get in | cant get to it',
    'we can’t get close | the street is blocked | it’s a building site | it’s been replaced | the painting has been removed | the poster is gone | there’s a van parked in front of it, the mural is hidden',
    'the shutter is down and the shop is closed | the alley is closed off | been tagged over, the wall is tagged over | The mural seems to be gone | we are here but it’s gone | I think the mural has been painted over',
    'sorry but the wall is gone | they are rebuilding it, all covered up | behind hoardings | the shop is closed today | google maps says it’s closed off',
  ],
  'plea: lost': [
    'can not see it | we can’t see it anywhere | not here | its not here | it isn’t here | makes no sense | this makes no sense | it doesn’t make sense | we don’t understand | I don’t get it | dont get it | we don’t understand the clue',
    'what does that mean | no idea | no clue | haven’t a clue | we have no idea | idk | dunno | don’t know | we give up | too hard | this is too hard | confused | we are confused | so confused | we’re stuck | stuck on this one',
    'really stuck',
  ],
  'plea: person': [
    'is anyone there | is anybody there? | anyone there? | hello? | Hello?? | help me | help us | please help us | we need help | can someone help | can someone help us please | can I speak to someone | can we talk to a human',
    'I want to talk to a real person | call me | can you call us | please call me back | how do I contact you | is there a number I can call | are you a bot? | is this a bot | is this working? | it’s not working | the code doesn’t work',
    'we have a problem | there’s a problem with the reward | the bar has never heard of you | they said no | they don’t know about the offer | the staff refused the offer | nobody answers | why don’t you answer | I want to complain',
    'that’s definitely right | our answer is correct! | your answer is wrong | need some help here | speak to a manager | is there someone we can call? | could somebody ring us please',
  ],
  'plea: money': [
    'refund | refund please | I want a refund | we want our money back | can we get a refund | can we have our money back please | how do I get a refund | money back please | give us our money back | I was charged twice',
    'you charged me twice | we paid twice | payment problem | question about payment | waste of money | where is my refund | overcharged',
  ],
  danger: [
    'my friend has fallen | my son is hurt | someone is hurt | my mum fell over and hurt her knee | call an ambulance | we need an ambulance | ambulance | call the police | sos | emergency | this is an emergency | someone is following us',
    'we are being followed | we’ve been robbed | I got mugged | I don’t feel safe | we don’t feel safe here | I’m scared | I feel unwell | my daughter is feeling sick | there’s been an accident | we have lost our child',
    'a man is threatening us | someone stole my phone | it’s not safe here | my wife fainted | my friend is bleeding',
  ],
  chatter: [
    'thanks | thanks! | thank you | Thank you so much | cheers | cheers mate | ta | ok | OK! | okay | ok thanks | ok cool | cool | great | great! | nice | nice one | lovely | perfect | brilliant | awesome | amazing | wow | wow! | yay',
    'haha | hahaha | hahahahaha | lol | lolol | omg | lmao | 😂😂😂 | ❤️ | 👍 | 🦊 | 🎉🎉 | ... | phew | hmm | hmmm | oh | oh no | oops | sorry | aha | ah ok | got it | understood | will do | sure | no worries | no problem | hang on',
    'hold on | one sec | 1 sec | one minute | wait | wait a minute | give us a sec | give us a minute | bear with us | brb | on our way | omw | nearly there | almost there | we’re on our way | just arrived | found it | found it!',
    'let me think | still looking | we are still looking | love it | love this | we love this | loving this | so cool | so much fun | this is fun | this is so much fun | this is great | this is brilliant | we are having fun',
    'having a great time | that was fun | that was hard | that was a good one | good question | tricky one | it’s raining | so cold | its freezing | getting coffee | having a coffee | waiting for the others | we are on the bus',
    'good night | bye | see you later | happy birthday | never mind | ignore that | wrong chat | sorry wrong number | my bad | well done | good job | congrats | woohoo | yesss | yessss!! | sooo cool | wowwww | haha nice one | lol ok',
    'ok will do | omg so good | haha love it | ok one sec | thanks guys | no | yes it is',
  ],
  'chatter: greeting': [
    'hi | Hi! | hello | Hello | hey | hiya | good morning | good afternoon | hi there | hello there | hey guys | how are you | hola | bonjour',
  ],
  machine: [
    'Liked “Stop 3/8: Ebor Street” | Loved “Find the crane.” | Laughed at “Not quite.” | Emphasized “Stop 3/8: Ebor Street” | Questioned “Find the crane.” | Disliked “Not quite.” | Reacted 😂 to “Not quite.”',
    'Removed a like from “Find the crane.” | 👍 to “Stop 3/8: Ebor Street” | ❤️ to "Find the crane." | A aimé « Find the crane. » | Gefällt „Find the crane.“ | Le gustó “Find the crane.” | Mi piace “Find the crane.”',
    'Gostou de “Find the crane.” | Polubiono „Find the crane.” | Gillade ”Find the crane.” | I’m driving right now - I’ll get back to you later | I’m driving with Do Not Disturb While Driving turned on. | Sorry, I can’t talk right now.',
    'Can I call you later? | I’m in a meeting, I’ll call you back later | Out of office until Monday | Automatic reply: thank you for your message | This is an automated response. | You have 1 missed call from +447700900123',
    'Missed call from 07700 900123 | You have 2 new voicemails | You have a new voicemail. Dial 121 to listen | Message delivered | SMS delivered to +447700900123 | Delivery receipt: your message was read | Sent from my iPhone',
    'Get Outlook for iOS | Abwesenheitsnotiz: Ich bin bis Montag nicht im Büro | Anna has notifications silenced | The person you have called is not available',
  ],
  talk: [
    'we have been standing outside this coffee place for a while now | my kids say there was supposed to be a big picture of something | this is shit | this game is shit | what a rip off | rip off | scam | this is a scam | you idiots',
    'you are idiots | fuck off | fuck you | f off | piss off | wtf is this | what a load of rubbish | this is rubbish | this is a joke | your game is crap | stupid game | stupid clue | I hate this | we hate this game | worst game ever',
    'this sucks | you suck | bullshit | absolute joke | what a waste of time | useless bloody app | this hunt is pathetic | go to hell | shut up | you robbed us',
  ],
  answer: [
    'crane | a crane | Crane! | is it a crane? | a heron | heron? | is it a stork | we think it’s a pelican | seven | 7 | 1981 | blue | dark blue | red and white | banksy | Banksy? | a man with a hat | two dogs and a cat',
    'fish and chips | the answer is 12 | stop 3: heron | left | the left one | a fucking heron | the help | help the aged | lost property | the lost boys | a lost dog | gone fishing | gone with the wind | closed door | the closed sign',
    'a locked gate | no entry | no smoking | map of london | the pause button | a person | a person with a hat | a refund machine | somebody | police | a police car | ambulance station | fire | a fire engine | emergency exit | a wall',
    'white wall | a white rabbit | the crane is blue | I liked the crane | loved | “Crane” | the number is 3 | taxi driver | it is an office | 100% | reacted | to the left | a heart | like | laugh | question mark | the answer is ok',
    'thanks to banksy | money | back | love | love is all | good luck | hello kitty | shut the front door | the next door | the hintons | a pass | passport | next door | skipping rope | skip to my lou | sheep | shirt | scunthorpe',
    'cocktail bar | a scam artist | the rude boy | we love cranes | the thanks giving tree | lola | hi vis jacket | old street | brick lane | under the bridge | above the door | on the shutter | 12 feathers | five and a half',
    'green, yellow, red | jimi hendrix | david bowie | aladdin sane | peace | peace and love | be happy | stay wild | girl with balloon | invader | space invader',
    'seventeen | I think it might be a hedgehog | 1984 | two hands shaking | ROA | stik | the lady with the red hat | is it banksy | green and yellow | A fox? | fish & chips | it says dream big | nine birds | could it be 7',
    'octopus with a top hat | skull | Queen Elizabeth | rat | probably a bicycle | the bee | hope | broken heart | three elephants | Jimmy C | we say astronaut | ans: tiger | Our answer is 42 | its the number 12 | Frida Kahlo',
    'Ben Eine | "Scary" | pink flamingo | spray can | headphones | a boy with a balloon | Mickey mouse | camera | crown | zebra crossing | E1 6QL | Charlie Chaplin | eleven | toothbrush | sunflower | parrots | a swan | purple',
    'the old man | it’s a whale | 1888 | seven stars | Bob Marley | yellow taxi | she is holding a rose | a cat with sunglasses | Be kind | we reckon a snail | dinosaur bones | it’s either a dog or a wolf | Camden | london calling',
    'guitar | 4 windows | butterfly wings? | Ray Davies | a dragonfly | the moon | sixty three | three kids on a swing | gold | the artist is Dan Kitchener | a robot holding a flower | Vote | elvis | no ball games | coffee cup',
    'missing person | broken clock | pint of beer | break dancer | lunch box | way out | exit | one way | no way | milky way | this way up | back door | go west | stop sign | dead end | the end | game over | finish line | home',
    'go home | move over | chain link | weakest link | missing link | sausage link | another day | sunday | tomorrow never dies | closed eyes | one eye closed | shut eye | white van | a white van | a skip | the pub',
    'cafe | a bar | the shop | right | painted lady | cover girl | a stuck pig | tip of the iceberg | arrow | hungry caterpillar | hungry hippo | lost boys | lost and found | lost in translation | money tree | money bag',
    'a bag of money | cash | manager | a robot | telephone | phone box | call box | a red phone box | two people talking | break the chains | breakfast | bed and breakfast | breakfast at tiffanys | tea | tea pot | a cup of tea | beer',
    'a pint | half pint | coffee | coffee beans | lunch lady | a man eating lunch | a woman drinking coffee | start spreading the news | ready player one | begin again | paused | a pause button | play | stop and go | red light',
    'hold the line | a clock | five minutes to midnight | 10 minutes past 4 | back to the future | back in black | back street boys | sunday bloody sunday | blue monday | friday night | the next day | a map',
    'a treasure map | the way | who killed bambi | no future | no parking | nothing | nowhere man | nowhere | never mind the bollocks | goodbye yellow brick road | mind the gap | keep out | keep left | turn left | wrong way',
    'under construction | road works | a man behind a fence | a girl behind bars | a painted wall | whitewash | a hole in the wall | the wall | a blank canvas | an empty chair | an empty room | a locked door | locked box | gone girl',
    'shutters | black and white | red, white and blue | green, yellow | the number 3 | no 3 | number 7 | twenty | half | two birds | the owner | a barman | a waiter | someone | nobody | a woman with no face',
    'a man with no name | boy with no shoes | human | humans | robot | real people | an operator | police car | fire engine | refund machine | cash machine | a receipt | ticket | booking office | an address book | post code | a compass',
    'a pointing hand | a hint of blue | a tip jar | glue stick | score board | 10 points | a point | points of light | high score | a menu | board game | a game of chess | option | bus pass | jumping man | jump',
    'miss piggy | a kid skipping | moving house | leave | leaves | leaf | a leaf | claim | enough | enough is enough | change | climate change | swap | a light switch | shift key',
  ],
} as const satisfies Record<string, readonly string[]>;

/** The texts of the table, each with what it is. */
export const textsOfTable = Object.entries(textsTable).flatMap(([kind, lines]) =>
  lines.flatMap((line) => line.split(' | ').map((text) => ({ kind, text }))),
);
