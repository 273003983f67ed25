import { useState } from 'react';
import { TextField } from '../../../ui/field.tsx';
import { PictureUpload } from '../../picture/picture-upload.tsx';
import { uploadPicture } from '../data.ts';
import { blogAdminTexts } from '../texts.ts';
import styles from './editor.module.css';
import type { PostEditor } from './use-post-editor.ts';

/** The picture above the post: its address or an upload, and a preview. */
export function FeaturedImage({ editor: { id, form, faults, set } }: { readonly editor: PostEditor }) {
  const url = form.featured_image.trim();
  // A new picture has another credit.
  const use = (address: string) => set({ featured_image: address, image_credit: null });
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
        error={faults.featured_image}
        onChange={({ target }) => use(target.value)}
      />
      <PictureUpload upload={uploadPicture(id)} onUploaded={use} />
      {url && <PicturePreview key={url} url={url} />}
      {url && form.image_credit && <p className={styles.quiet}>{form.image_credit.text}</p>}
    </section>
  );
}

/** A preview of the picture, or a note that the address has none. */
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
