/**
 * A town beyond London. The list has enough towns that a far photo gets a sensible city and
 * country.
 */
export type Town = {
  lat: number;
  lng: number;
  city: string;
  state: string;
  country: string;
  code: string;
  continent: string;
};

type Row = [number, number, string, string, string, string, string];

const europe = 'Europe';
const rows: Row[] = [
  [51.4545, -2.5879, 'Bristol', 'England', 'United Kingdom', 'gb', europe],
  [50.8225, -0.1372, 'Brighton', 'England', 'United Kingdom', 'gb', europe],
  [52.2053, 0.1218, 'Cambridge', 'England', 'United Kingdom', 'gb', europe],
  [51.752, -1.2577, 'Oxford', 'England', 'United Kingdom', 'gb', europe],
  [52.4862, -1.8904, 'Birmingham', 'England', 'United Kingdom', 'gb', europe],
  [53.4808, -2.2426, 'Manchester', 'England', 'United Kingdom', 'gb', europe],
  [53.8008, -1.5491, 'Leeds', 'England', 'United Kingdom', 'gb', europe],
  [54.9783, -1.6178, 'Newcastle upon Tyne', 'England', 'United Kingdom', 'gb', europe],
  [50.3755, -4.1427, 'Plymouth', 'England', 'United Kingdom', 'gb', europe],
  [51.4816, -3.1791, 'Cardiff', 'Wales', 'United Kingdom', 'gb', europe],
  [55.8642, -4.2518, 'Glasgow', 'Scotland', 'United Kingdom', 'gb', europe],
  [55.9533, -3.1883, 'Edinburgh', 'Scotland', 'United Kingdom', 'gb', europe],
  [54.5973, -5.9301, 'Belfast', 'Northern Ireland', 'United Kingdom', 'gb', europe],
  [53.3498, -6.2603, 'Dublin', 'Leinster', 'Ireland', 'ie', europe],
  [48.8566, 2.3522, 'Paris', 'Île-de-France', 'France', 'fr', europe],
  [50.8503, 4.3517, 'Brussels', 'Brussels-Capital', 'Belgium', 'be', europe],
  [52.3676, 4.9041, 'Amsterdam', 'North Holland', 'Netherlands', 'nl', europe],
  [52.52, 13.405, 'Berlin', 'Berlin', 'Germany', 'de', europe],
  [41.3874, 2.1686, 'Barcelona', 'Catalonia', 'Spain', 'es', europe],
  [38.7223, -9.1393, 'Lisbon', 'Lisbon', 'Portugal', 'pt', europe],
  [41.9028, 12.4964, 'Rome', 'Lazio', 'Italy', 'it', europe],
  [37.9838, 23.7275, 'Athens', 'Attica', 'Greece', 'gr', europe],
  [40.7128, -74.006, 'New York', 'New York', 'United States', 'us', 'North America'],
  [34.0522, -118.2437, 'Los Angeles', 'California', 'United States', 'us', 'North America'],
  [-23.5505, -46.6333, 'São Paulo', 'São Paulo', 'Brazil', 'br', 'South America'],
  [-37.8136, 144.9631, 'Melbourne', 'Victoria', 'Australia', 'au', 'Oceania'],
  [35.6762, 139.6503, 'Tokyo', 'Tokyo', 'Japan', 'jp', 'Asia'],
];

export const towns: readonly Town[] = rows.map(([lat, lng, city, state, country, code, continent]) => ({
  lat,
  lng,
  city,
  state,
  country,
  code,
  continent,
}));
