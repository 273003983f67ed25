/** A command in what Streetlore writes: HINT, SKIP, PERSON. */
const COMMAND = /\b([A-Z]{4,})\b/;

/** Words of Streetlore. A browser leaves the commands as they are, because players type them so. */
export const Said = ({ text }: { readonly text: string }) =>
  text.split(COMMAND).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
    <span key={place} translate={place % 2 === 1 ? 'no' : undefined}>
      {part}
    </span>
  ));
