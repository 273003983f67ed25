import type { ImageCredit } from '@streetlore/domain/blog';
import { useState } from 'react';
import { ArtistField } from '../../../ui/artist-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FocusField } from '../../picture/focus-field.tsx';
import { PictureUpload } from '../../picture/picture-upload.tsx';
import { pictureTexts } from '../../picture/texts.ts';
import { uploadPicture } from '../data.ts';
import { blogAdminTexts } from '../texts.ts';
import styles from './editor.module.css';
import type { PostEditor } from './use-post-editor.ts';

export function FeaturedImage({ editor: { id, form, fault, set } }: { readonly editor: PostEditor }) {
  const url = form.featured_image.trim();
  // The old credit, focus and artist do not fit a new picture.
  const use = (address: string) =>
    set({ featured_image: address, image_credit: null, image_focus: null, artist: null });
  return (
    <section aria-labelledby="featured" className={styles.panel}>
      <h2 id="featured" className={styles.heading}>
        {blogAdminTexts.featuredHeading}
      </h2>
      <TextField
        label={blogAdminTexts.featuredUrl}
        name="featured_image"
        type="url"
        inputMode="url"
        placeholder="https://"
        value={form.featured_image}
        error={fault('featured_image')}
        onChange={({ target }) => use(target.value)}
      />
      <PictureUpload upload={uploadPicture(id)} onUploaded={use} />
      {url && <PicturePreview key={url} url={url} />}
      <TextField
        label={pictureTexts.credit}
        name="image_credit"
        hint={pictureTexts.creditHint}
        maxLength={MAX_CREDIT}
        value={form.image_credit?.text ?? ''}
        error={fault('image_credit.text')}
        onChange={({ target: { value } }) => set({ image_credit: creditWith(form.image_credit, value) })}
      />
      <ArtistField
        name="artist"
        value={form.artist}
        errors={{ name: fault('artist.name'), link: fault('artist.link') }}
        onChange={(artist) => set({ artist })}
      />
      {url && (
        <FocusField
          name="image_focus"
          address={url}
          alt=""
          value={form.image_focus}
          onChange={(image_focus) => set({ image_focus })}
        />
      )}
    </section>
  );
}

/** The limit of the security rules, in characters. */
const MAX_CREDIT = 300;

/** The credit of a contest photo keeps its link. */
const creditWith = (credit: ImageCredit | null, text: string): ImageCredit | null =>
  text === '' ? null : { text, path: credit?.path ?? '' };

function PicturePreview({ url }: { readonly url: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) return <p className={styles.broken}>{blogAdminTexts.pictureBroken}</p>;
  return (
    <img
      src={url}
      alt={blogAdminTexts.featuredAlt}
      width="960"
      height="540"
      className={styles.picture}
      onError={() => setBroken(true)}
    />
  );
}
