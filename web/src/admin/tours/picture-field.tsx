import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '../../ui/field.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import { PictureUpload } from '../picture/picture-upload.tsx';
import { uploadTourPicture } from './data.ts';
import type { TourValues } from './tour-values.ts';
import styles from './tours.module.css';

/** The tour's picture, given as an address or uploaded into the tour's folder, with a preview. */
export function PictureField({ claimId }: { readonly claimId: (name: string) => string }) {
  const form = useFormContext<TourValues>();
  const address = useWatch<TourValues, 'image_url'>({ name: 'image_url' });
  return (
    <div className={styles.picture}>
      <TextField label="Image address" optional placeholder="https://" {...fieldsOf(form)('image_url')} />
      <PictureUpload
        upload={(file, options) => uploadTourPicture(claimId(form.getValues('name')))(file, options)}
        onUploaded={(url) => form.setValue('image_url', url, { shouldDirty: true, shouldValidate: true })}
      />
      {/^(https?:\/)?\/[^/]/.test(address) && (
        <img src={address} alt="Preview" width="240" height="160" loading="lazy" />
      )}
    </div>
  );
}
