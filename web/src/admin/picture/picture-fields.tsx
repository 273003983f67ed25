import { type Focus, MAX_PICTURE_CREDIT, OUR_DRAWING } from '@streetlore/domain/picture';
import { type ComponentProps, useId } from 'react';
import type { UploadOptions } from '../../data/index.ts';
import { TextField } from '../../ui/field.tsx';
import { FocusField } from './focus-field.tsx';
import styles from './picture.module.css';
import { PictureUpload } from './picture-upload.tsx';
import { pictureTexts as texts } from './texts.ts';

type Connected = Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'list' | 'optional'>;

type PictureFieldsProps = {
  readonly label: string;
  /** ' of stop 2' for a picture that is not the form's only one. */
  readonly of?: string;
  readonly address: Connected;
  readonly shown: string;
  readonly credit: Connected;
  readonly focus: {
    readonly name: string;
    readonly value: Focus | null;
    readonly onChange: (focus: Focus | null) => void;
  };
  /** Uploads and publishes the file. Resolves to its public address. */
  readonly upload: (file: File, options: UploadOptions) => Promise<string>;
  readonly onUploaded: (url: string) => void;
};

export function PictureFields({
  label,
  of = '',
  address,
  shown,
  credit,
  focus,
  upload,
  onUploaded,
}: PictureFieldsProps) {
  const known = useId();
  return (
    <div className={styles.fields}>
      <TextField label={label} optional placeholder="https://" {...address} />
      <PictureUpload of={of} upload={upload} onUploaded={onUploaded} />
      <TextField
        label={`${texts.credit}${of}`}
        hint={texts.creditHint}
        optional
        maxLength={MAX_PICTURE_CREDIT}
        list={known}
        {...credit}
      />
      <datalist id={known}>
        <option value={OUR_DRAWING} />
      </datalist>
      {/^(https?:\/)?\/[^/]/.test(shown) && <FocusField {...focus} address={shown} alt={`${texts.preview}${of}`} />}
    </div>
  );
}
