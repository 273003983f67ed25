/** Lower case without accents and apostrophes, for comparing texts whoever typed them. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();

/** The slug of hierarchical addresses: lower case, no punctuation, hyphens for spaces. */
export function hierarchySlug(text: string): string {
  return folded(text)
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-');
}

/** A blog post's title in small letters, digits and hyphens. */
export function titleSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-');
}

/** The first 50 characters of a photo's title, then the time of submission in ms. */
export function submissionSlug(title: string, submittedAt: Date): string {
  const base = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-+$/, '');
  return `${base || 'photo'}-${submittedAt.getTime()}`;
}
