import { canInsertGallery, editorTexts, type GalleryItem, withGallery } from '@streetlore/domain/blog';
import { ImagePlus, Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PictureUpload } from '../../picture/picture-upload.tsx';
import { uploadPicture } from '../data.ts';
import { blogAdminTexts } from '../texts.ts';
import styles from './editor.module.css';
import type { PostEditor } from './use-post-editor.ts';

type GalleryBuilderProps = {
  readonly editor: PostEditor;
  readonly items: readonly GalleryItem[];
  /**
   * Gets a function, which is applied to the items at that moment: an upload ends long after the render that
   * started it.
   */
  readonly onChange: (change: (items: readonly GalleryItem[]) => readonly GalleryItem[]) => void;
};

/** Collects pictures, and inserts them into the text as a section. */
export function GalleryBuilder({ editor: { id, form, set, say }, items, onChange }: GalleryBuilderProps) {
  const change = (place: number, fields: Partial<GalleryItem>) =>
    onChange((now) => now.map((item, index) => (index === place ? { ...item, ...fields } : item)));
  const insert = () => {
    set({ content: withGallery(form.content, items) });
    onChange(() => []);
    say({ kind: 'success', text: editorTexts.galleryAdded });
  };
  return (
    <section aria-labelledby="gallery" className={styles.panel}>
      <h2 id="gallery" className={styles.heading}>
        {editorTexts.galleryHeading}
      </h2>
      {items.map((item, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has no id until it is inserted
          key={index}
          className={styles.item}
        >
          <legend className={styles.legend}>{blogAdminTexts.picture(index + 1)}</legend>
          <TextField
            label={blogAdminTexts.pictureUrl}
            type="url"
            inputMode="url"
            placeholder="https://"
            value={item.url}
            onChange={({ target }) => change(index, { url: target.value })}
          />
          <TextField
            label={blogAdminTexts.caption}
            optional
            value={item.caption}
            onChange={({ target }) => change(index, { caption: target.value })}
          />
          <TextField
            label={blogAdminTexts.source}
            optional
            type="url"
            inputMode="url"
            value={item.source}
            onChange={({ target }) => change(index, { source: target.value })}
          />
          <div className={styles.itemButtons}>
            {!item.url && <PictureUpload upload={uploadPicture(id)} onUploaded={(url) => change(index, { url })} />}
            <Button
              variant="danger"
              size="small"
              onClick={() => onChange((now) => now.filter((_, place) => place !== index))}
              aria-label={blogAdminTexts.removePicture(index + 1)}
            >
              <Trash2 size={16} aria-hidden="true" />
              {blogAdminTexts.remove}
            </Button>
          </div>
        </fieldset>
      ))}
      <div className={styles.buttons}>
        <Button
          variant="outline"
          size="small"
          onClick={() => onChange((now) => [...now, { url: '', caption: '', source: '' }])}
        >
          <Plus size={16} aria-hidden="true" />
          {blogAdminTexts.addPicture}
        </Button>
        <Button size="small" disabled={!canInsertGallery(items)} onClick={insert}>
          <ImagePlus size={16} aria-hidden="true" />
          {blogAdminTexts.insertGallery}
        </Button>
      </div>
    </section>
  );
}
