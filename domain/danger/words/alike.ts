/** Words that the lists have in one form only: 'his phone' in a list is also 'her phone'. */
const lines = `
1 one
10 ten
2 two to
3 three
4 four for
5 five
6 six
7 seven
8 eight
9 nine
am is
are is
could can
did do
does do
had have
has have
her his him
herself himself
hisself himself
our my
ourselves myself
she he
their his
them him
themself himself
themselves himself
they he
us me
was is
we i
were is
would will
`;

export const alike: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([word = '', ...forms]) => [word, forms]),
);
