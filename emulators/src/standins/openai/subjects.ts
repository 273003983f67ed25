export const muralSubjects = [
  'A fox in a paper crown',
  'A pair of hands passing a spray can',
  'A heron wading through letters',
  'A woman with a cassette for an eye',
  'A bulldog made of triangles',
  'A night bus full of ghosts',
  'A pigeon in a pearl necklace',
  'A boy drawing the door he leaves by',
  'A tiger asleep on a shop shutter',
  'An alphabet that melts into a canal',
] as const;
