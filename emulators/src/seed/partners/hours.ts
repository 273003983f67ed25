import type { Partner } from '@streetlore/domain/partner';

/** Believable opening hours of each type of partner. */
const byType: Readonly<Record<string, string>> = {
  Bakery: 'Mon-Fri 07:00-16:00\nSat, Sun 08:00-17:00',
  Bar: 'Mon-Thu 16:00-23:30\nFri, Sat 12:00-01:30\nSun 12:00-22:30',
  Brewery: 'Wed-Fri 15:00-23:00\nSat 11:00-23:00\nSun 11:00-20:00',
  Bookstore: 'Mon-Sat 10:00-19:00\nSun 11:00-18:00',
  Café: 'Mon-Fri 08:00-17:30\nSat, Sun 09:00-17:30',
  'Coffee Shop': 'Mon-Fri 07:30-17:00\nSat, Sun 09:00-18:00',
  Gallery: 'Tue-Sun 11:00-18:00',
  Market: 'Mon-Sat 10:00-18:00\nSun 10:00-17:00',
  'Music Venue': 'daily 17:00-01:00',
  Pub: 'daily 12:00-23:00',
  'Record Store': 'Mon-Sat 11:00-19:00\nSun 12:00-18:00',
  Restaurant: 'Tue-Sun 12:00-15:00, 17:30-22:30',
};

/** The opening hours of a seeded partner, which is closed at Christmas. */
export const hoursOfType = (type: Partner['type'], year: number): string =>
  `${byType[type] ?? 'Mon-Sat 10:00-18:00\nSun 12:00-17:00'}\n${year}-12-25 closed`;
