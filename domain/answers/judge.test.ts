import { describe, expect, test } from 'vitest';
import { gameCommands } from '../commands/commands.ts';
import { type JudgedStop, judge } from './judge.ts';

const of = (stop: JudgedStop, ...others: JudgedStop[]) => {
  const stops = [stop, ...others];
  return (text: string) => judge(text, stop, { stops });
};

describe('an answer', () => {
  const horses = of({ answers: ['horses'] });

  test('is right in another form, with polite phrases or with one slip in a long word', () => {
    for (const text of [
      'Horses',
      'the horse!',
      "I think they're horses, thanks 🐴",
      'hor-ses',
      'hrses',
      'hosres',
      'horsess',
    ])
      expect(horses(text), text).toBe('right');
  });

  test('is misspelt with two slips, and wrong when another word is typed', () => {
    for (const text of ['horzez', 'hosrez', 'I think horzez']) expect(horses(text), text).toBe('misspelt');
    for (const text of ['houses', 'hoarse', 'donkeys', 'horseradish sauce', '🐴', '?!', 'constructor'])
      expect(horses(text), text).toBe('wrong');
    expect(of({ answers: ['bream'] })('cream')).toBe('wrong');
    expect(of({ answers: ['doc martens'] })('doc martins')).toBe('right');
  });

  test('of four or five letters is misspelt with one slip, and a shorter one is wrong', () => {
    expect(['wall', 'wal', 'wlal', 'walll', 'wl'].map(of({ answers: ['wall'] }))).toEqual([
      'right',
      'misspelt',
      'misspelt',
      'misspelt',
      'wrong',
    ]);
    expect(of({ answers: ['red'] })('rad')).toBe('wrong');
  });

  test('is right in British and in American spelling', () => {
    expect(of({ answers: ['colour theatre'] })('color theaters')).toBe('right');
    expect(of({ answers: ['gray'] })('grey')).toBe('right');
  });

  test('is right in digits and in words, and another number is wrong however near it is', () => {
    const year = of({ answers: ['1984'] });
    for (const text of ['1984', 'in 1984', '1,984']) expect(year(text), text).not.toBe('wrong');
    for (const text of ['1985', '19844', '198', '1948']) expect(year(text), text).toBe('wrong');
    const many = of({ answers: ['twenty one'] });
    expect(['21', 'twenty-one', '21 steps', 'twenty', 'twenty two', '12'].map(many)).toEqual([
      'right',
      'right',
      'right',
      'wrong',
      'wrong',
      'wrong',
    ]);
    expect(of({ answers: ['24'] })('two dozen')).toBe('right');
  });

  test.each([
    ['two hundred and five', '205', '2005'],
    ['one thousand two hundred', '1200', '100200'],
    ['two million three hundred thousand and six', '2300006', '2300000'],
    ['two thousand and twelve', '2012', '32'],
    ['twenty twelve', '2012', '32'],
    ['nineteen eighty four', '1984', '103'],
  ])('in words is the number that people mean: %s', (words, digits, other) => {
    expect(of({ answers: [digits] })(words)).toBe('right');
    expect(of({ answers: [words] })(digits)).toBe('right');
    expect(of({ answers: [other] })(words)).toBe('wrong');
  });

  describe('that is a number', () => {
    const windows = { clue: 'Mind the way in.', question: 'How many open windows does the house have?' };
    const none = of({ ...windows, answers: ['none', '0'] });
    const one = of({ ...windows, answers: ['one'] });

    test('may name what the stop counts', () => {
      for (const text of [
        'no windows',
        'No open windows!',
        'there are no windows',
        '0 windows',
        'none of them',
        'none',
      ])
        expect(none(text), text).toBe('right');
      for (const text of ['one', '1 window', 'one pane', 'one thanks']) expect(one(text), text).toBe('right');
      const clock = of({ question: 'How many minutes is the clock slow?', answers: ['5'] });
      expect(clock('five minutes')).toBe('right');
    });

    test('is not given by a text that says ‘no idea’ or ‘one moment’', () => {
      for (const text of [
        'No idea',
        'no clue sorry',
        'no way',
        'we have no idea',
        'no thanks',
        'no it isnt',
        "No, I don't",
        'no',
      ])
        expect(none(text), text).toBe('wrong');
      for (const text of ['one sec', '1 sec pls', 'One moment', 'one more hint', '1 min'])
        expect(one(text), text).toBe('wrong');
      expect(of({ answers: ['2'] })('two secs')).toBe('wrong');
    });
  });

  test('of several words is given in part by one word that the answer cannot do without', () => {
    const line = of({ answers: ['jubilee', 'jubilee line'] });
    expect(line('central line')).toBe('wrong');
    expect(line('jubilee road')).toBe('not_alone');
    expect(of({ answers: ['buried treasure'] })('treasure')).toBe('in_part');
    expect(of({ answers: ['black', 'back to black'] })('back to bed')).toBe('wrong');
  });

  test('does not count an article as a slip: "arcane" is not "a crane"', () => {
    const crane = of({ answers: ['crane', 'a crane', 'the crane'] });
    expect(['arcane', 'acrane', 'a carne', 'a crane'].map(crane)).toEqual(['wrong', 'right', 'misspelt', 'right']);
  });

  test('is wrong when it is copied from the clue or the question, unless it is a listed answer', () => {
    const bowie = { clue: "'A lad insane', he'd say.", question: 'Change one letter of DREAM.' };
    expect(of({ ...bowie, answers: ['aladdin sane', 'aladin sane'] })('A lad insane!')).toBe('wrong');
    expect(of({ ...bowie, answers: ['bream'] })('dream')).toBe('wrong');
    expect(of({ ...bowie, answers: ['insane'] })('is it insane?')).toBe('right');
  });

  test('that has only signs is compared as it is', () => {
    expect(of({ answers: ['?!'] })(' ?! ')).toBe('right');
    expect(of({ answers: ['?!'] })('!!')).toBe('wrong');
  });
});

describe('an answer in a sentence', () => {
  const boot = { clue: 'It has a tongue but no mouth.', question: 'What is it?', location_name: 'The Windmill' };
  const judged = of({ ...boot, answers: ['boot', 'shoe'], never_accept: ['car boot'] }, { answers: ['glove'] });

  test.each([
    ...['yes its a boot', 'Got it! Boot', 'My son says boot', 'stop 3: boot', '4) boot', 'boot 100%', 'boot boot boot'],
    ...[
      'boot full stop',
      'a boot question mark',
      'Boot\nSent from my iPhone',
      'boot.\n\nKind regards,\nMartin',
      'boot\nDave',
    ],
    ...[
      'my mate Xerxes says boot',
      'boot because it has laces',
      'not a sandal, a boot',
      'boot not sandal',
      'boot or shoe',
    ],
    ...[
      'no its a boot',
      'Not sure but boot?',
      'boot isnt it',
      'What is it? A boot!',
      'a boot on the wall',
      'a tongue so boot',
    ],
  ])('is right: %j', (text) => expect(judged(text)).toBe('right'));

  test.each(['not boot', "it isn't a boot", "it's not in the boot", 'no boot here', 'boot is wrong', 'never a boot'])(
    'is wrong when the text denies it: %j',
    (text) => expect(judged(text)).toBe('wrong'),
  );

  test.each([
    ...[
      'boot or sandal',
      'sandal, boot',
      'boot and sandal',
      'ski boot',
      'boot polish',
      'where is the boot?',
      'boot, glove',
    ],
    ...['we cant find the boot', 'what is a boot', 'we are at the boot'],
  ])('does not stand alone: %j', (text) => expect(judged(text)).toBe('not_alone'));

  test('does not count as a piece of other words or among many others', () => {
    expect(of({ ...boot, answers: ['wind'] })('wind mill')).toBe('wrong');
    expect(judged('car boot')).toBe('wrong');
    expect(judged('sandal slipper trainer clog boot pump mule')).toBe('wrong');
  });

  test('with a slip gets the same verdict as it would alone', () => {
    const lamp = of({ answers: ['electricity'] });
    expect(lamp('My son says electrcity')).toBe('right');
    expect(judged('My son says booot')).toBe('misspelt');
  });

  test('is near, among other words too, with a slip or a misspelt number', () => {
    const hundred = of({ answers: ['100', 'one hundred'] });
    const crane = of({ answers: ['crane'] }, { answers: ['heron'] });
    expect(['my son says one hunderd', 'a hundrid'].map(hundred)).toEqual(['misspelt', 'misspelt']);
    expect(['not a robin a craine', 'carne sorry cold fingers'].map(crane)).toEqual(['misspelt', 'misspelt']);
    expect(of({ answers: ['cocoa'] })('its coca cola')).toBe('wrong');
    expect(['thousand', 'one hungry'].map(hundred)).toEqual(['wrong', 'wrong']);
  });

  test('is right letter by letter, as what is left of another word, and whatever its kind', () => {
    const paint = of({ answers: ['paint'] });
    for (const text of ['P.A.I.N.T', 'p-a-i-n-t', 'take away RED leaves paint', 'paint, not that kind'])
      expect(paint(text), text).toBe('right');
    expect(of({ question: 'How many?', answers: ['none', '0'] })('not a single one')).toBe('right');
  });

  test('that is a number counts only when the text counts something', () => {
    const none = of({ question: 'How many trains?', answers: ['none', '0'] });
    for (const text of ['none, they never move', 'I think none', 'None! They never move'])
      expect(none(text)).toBe('right');
    for (const text of ['none of us know', 'none or one', 'no one', 'one']) expect(none(text), text).not.toBe('right');
  });
});

describe('never right or near', () => {
  test.each([...gameCommands, 'SKIP\nSent from my iPhone', 'STOP', 'Unsubscribe.', 'yes', 'info'])('is %s', (text) => {
    expect(
      of({ answers: ['starts', 'hints', 'skips', 'helps', 'stops', 'yess', 'infos', 'finished', 'resends'] })(text),
    ).toBe('wrong');
  });

  test('is an answer of another stop of the tour, unless this stop has it too', () => {
    const here = of(
      { answers: ['blackbird'] },
      { answers: ['blackbirds nest', 'black birt'] },
      { answers: ['Robin', 'blackbird'] },
    );
    expect(here('black birt')).toBe('wrong');
    expect(here('the robin')).toBe('wrong');
    expect(here('blackbird')).toBe('right');
  });

  test('is an entry of never_accept, in other forms too; the closest reading decides', () => {
    const duck = of({ answers: ['duck'], never_accept: ['ducks', 'duke'] });
    expect(['ducks', 'the ducks', 'Duke!', 'dukes', 'a duck', 'duck', 'dukc'].map(duck)).toEqual([
      'wrong',
      'wrong',
      'wrong',
      'wrong',
      'right',
      'right',
      'misspelt',
    ]);
  });

  test('is anything except an answer as written, when the stop is exact_only', () => {
    const exact = of({ answers: ['pigment', 'pigments'], exact_only: true });
    expect(
      ['Pigment.', 'PIGMENTS', 'pigment\nSent from my iPhone', 'the pigment', 'pigmant', 'its pigment'].map(exact),
    ).toEqual(['right', 'right', 'right', 'wrong', 'wrong', 'wrong']);
  });
});
