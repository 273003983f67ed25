export type Quarter = {
  name: string;
  postcode: string;
  roads: readonly string[];
  tags: readonly string[];
  /** Four paragraphs: two about the past, two about where to go. */
  stories: readonly [string, string, string, string];
};

export const quarters: readonly Quarter[] = [
  {
    name: 'Shoreditch',
    postcode: 'E1 6QL',
    roads: [
      'Brick Lane',
      'Princelet Street',
      'Hanbury Street',
      'Redchurch Street',
      'Rivington Street',
      'Sclater Street',
    ],
    tags: ['shoreditch', 'brick-lane', 'murals', 'stencils', 'east-london', 'paste-ups'],
    stories: [
      'Shoreditch did not set out to be a gallery. In the nineties its warehouses were cheap because nobody wanted them, and the people who moved in had more paint than furniture. Walls that belonged to furniture makers and cloth merchants became the place to show work that no gallery would hang. Most of those early pieces are gone under twenty years of coats. What stayed is the habit: here a blank wall looks like an unanswered question, and somebody always answers it.',
      'Brick Lane has been written on by every community that lived along it. The building at number 59 has been a Huguenot chapel, a synagogue and a mosque, with a sundial above the door that says we are shadow. The street signs are in Bengali and English. Street art fits into that because it works the same way: each newcomer adds a layer, and nobody asks the last one to leave. Look at any doorway and count how many hands it took to make.',
      'Start on Princelet Street, where Stik painted a couple holding hands in 2010: one figure in a niqab, six lines for a face, one of the most loved pictures in London. It was made for the people who walk past it every day, and they have looked after it ever since. Then go round the corner to Hanbury Street and look up. The big bird there, a crane by the Belgian artist ROA, takes the whole end of a house and is best from the far pavement.',
      'Cross Commercial Street towards Rivington Street and slow down. The best things here are below knee height: tiny road signs that have been turned into jokes, plaster faces stuck beside letterboxes, figures on top of street signs. Redchurch Street keeps the smarter commissions; Sclater Street, beside the old railway, keeps the walls that change by the day. If you only have an hour, spend it between those two, and walk one of them twice, once in each direction.',
    ],
  },
  {
    name: 'Brixton',
    postcode: 'SW9 8JP',
    roads: ['Electric Avenue', 'Tunstall Road', 'Coldharbour Lane', 'Atlantic Road', 'Stockwell Road', 'Ferndale Road'],
    tags: ['brixton', 'bowie', 'murals', 'music', 'south-london', 'community'],
    stories: [
      "Brixton's murals are older than the word street art. After 1981 a scheme paid local painters to put the neighbourhood's own life on its gable ends, and several of those walls are still here. Nuclear Dawn on Coldharbour Lane, begun that year by Brian Barnes and Dale McCrea, shows a skeleton striding over London with bombs in its hands and a crowd flying out from under its cloak. It has been threatened more than once, and each time people came to argue for it.",
      'Music is on these walls because music made the place. Electric Avenue was among the first market streets lit by electricity, in the 1880s, and a century later it had a song. The Academy on Stockwell Road has had half of the bands of the world on its slope. Record shops under the railway arches sold the sound systems their twelve-inches. So when Brixton paints a portrait it tends to be of somebody who could sing, or of the woman who sold him his plantain.',
      'Start at Tunstall Road, opposite the Tube. James Cochran, who signs Jimmy C, painted David Bowie here in 2013 from coloured dots, with the flash across the face. Bowie was born a few streets away. Since January 2016 the wall has been a shrine: letters, lyrics and flowers cover the lower half, and the council protects it. Come early, when the light is flat and the queue for photographs is short, and read what people wrote rather than taking another picture of it.',
      'Then go through the market. The shutters along Atlantic Road and Electric Avenue are painted and only show themselves when the shops are shut, which makes a Sunday evening the best hour for looking. Under the arches and along Ferndale Road smaller works come and go between the posters for club nights. End in Brixton Village, where the arcade has kept its 1930s roof, and let somebody feed you before the walk back to the station.',
    ],
  },
  {
    name: 'Camden',
    postcode: 'NW1 8AF',
    roads: [
      'Camden High Street',
      'Hawley Crescent',
      'Chalk Farm Road',
      'Castlehaven Road',
      'Pratt Street',
      'Camden Lock Place',
    ],
    tags: ['camden', 'camden-market', 'punk', 'portraits', 'north-london', 'regents-canal'],
    stories: [
      'Camden wears its noise on the outside. When bands rehearsed above every second shop, the shops below answered with giant boots, aeroplanes and dragons bolted to their fronts, and the High Street has never taken them down. Paint came next. The market burned in 2008, and again in part in 2017, and the hoardings around the rebuilding became the longest free wall in north London. Some of the painters who started there now work all over the world and still come home to do a shutter.',
      'The canal is why any of it is here. The locks at Camden were built to lift coal and timber towards Paddington, the stables were for the horses that pulled it along, and the vaults under the railway stored the gin. When the trade stopped, the buildings were left with thick brick walls, low rents and no neighbours to complain. That is a description of a nightclub and of a painter’s studio, and for thirty years Camden has been both.',
      'Start on Hawley Crescent, one street back from the crowds, where whole house ends are repainted every few months and large portraits look down on the queue for coffee. Amy Winehouse, who lived nearby, is on several walls around the market; find the one that you think looks most like a friend rather than a poster. From there follow Castlehaven Road under the railway, where the brick is older and the work is rougher.',
      'Chalk Farm Road is the place for lettering. Between the Stables and the Roundhouse the shutters of guitar shops and cafés carry alphabets in every style since the eighties, signed by people who were there. Come back by the towpath. Boats, bridges and water give you the same walls from below, and under the bridges there is usually somebody painting who is glad to tell you what it will be when it is finished.',
    ],
  },
  {
    name: 'Hackney Wick',
    postcode: 'E9 5LN',
    roads: ['Wallis Road', 'White Post Lane', "Queen's Yard", 'Dace Road', 'Felstead Street', 'Fish Island'],
    tags: ['hackney-wick', 'canals', 'warehouses', 'graffiti', 'east-london', 'lettering'],
    stories: [
      'Hackney Wick made things before it made art: the first plastics in Britain, the word petrol, sweets, dyes and a great deal of ink. When the factories closed, artists took the floors, until people said that more of them lived here to the square mile than anywhere else in Europe. Then the Olympic Park arrived across the water. The walls along the canal were cleaned for the visitors, painted again afterwards, and have been arguing about it in colour ever since.',
      'This is the part of London where letters count more than pictures. Along the River Lee and the Hertford Union Canal writers have been painting since the eighties, and the pieces face the water because that is where the trains and the towpath are. There are names here that have been up for thirty years, repainted by the same hand as it grew older. Once you can read two or three of them you will see them on rooftops all the way to Stratford.',
      "Start at the station and take Wallis Road towards the water. The long walls by the tracks carry the biggest productions, several artists side by side with one background between them. Queen's Yard, behind White Post Lane, has the brewery, the pizza and a courtyard that is repainted so often that its corners have gone round. Stand in the middle and turn slowly; the good ones are above the doors.",
      'Then cross to Fish Island, whose streets really are called Bream, Dace and Roach. Studios still work behind the roller shutters, and on a warm day they are open. Follow Dace Road to the lock, where moored boats have been painted to match the walls behind them. The towpath takes you back north with the stadium on your right and, on your left, the longest gallery in east London, which closes only when it gets too dark to see.',
    ],
  },
];
