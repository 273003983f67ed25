import { type Artist, artistLine, artistTexts as texts } from '@streetlore/domain/artist';
import { artistRoute } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';

type ArtistLineProps = {
  readonly of: { readonly artist: Artist | null; readonly artist_slug: string | null };
  readonly className?: string | undefined;
};

/** Who made the work in a picture, with the way to all works. Nothing while nobody has said anything. */
export function ArtistLine({ of: { artist, artist_slug }, className }: ArtistLineProps) {
  if (artist === null) return null;
  return (
    <p className={className}>
      {artist_slug ? (
        <>
          {texts.by} <Link to={artistRoute(artist_slug)}>{artist.name}</Link>
        </>
      ) : (
        artistLine(artist)
      )}
    </p>
  );
}
