/** Lower case without accents and apostrophes: how texts are compared whoever typed them. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();

/** The slug of hierarchical addresses: lower case, punctuation removed, spaces to hyphens. */
export function hierarchySlug(text: string): string {
  return folded(text)
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-');
}

/** A blog post's slug as its title is typed: letters, digits, spaces and hyphens kept, then hyphenated. */
export function titleSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-');
}

/** A contest submission's slug: at most 50 characters of the title, then the time of submission in ms. */
export function submissionSlug(title: string, submittedAt: Date): string {
  const base = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-+$/, '');
  return `${base || 'photo'}-${submittedAt.getTime()}`;
}
