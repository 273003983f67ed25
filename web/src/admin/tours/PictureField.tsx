import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '../../ui/Field.tsx';
import type { TourValues } from './TourEditor.tsx';
import styles from './Tours.module.css';

/** The tour's picture by its address, with a preview. */
export function PictureField() {
  const { register, formState } = useFormContext<TourValues>();
  const address = useWatch<TourValues, 'image_url'>({ name: 'image_url' });
  return (
    <div className={styles.picture}>
      <TextField
        label="Image address"
        optional
        placeholder="https://"
        error={formState.errors.image_url?.message}
        {...register('image_url')}
      />
      {/^(https?:\/)?\/[^/]/.test(address) && (
        <img src={address} alt="Preview" width="240" height="160" loading="lazy" />
      )}
    </div>
  );
}
