import { contestTexts, uploadTypes } from '@streetlore/domain/contest';
import { useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import styles from './submit.module.css';

type PhotoPickerProps = {
  readonly onPick: (file: File) => void;
};

const TYPES = uploadTypes.join(',');

/**
 * Takes one photo: dropped, from the device, or from its camera. It refuses nothing, because the
 * contest has its own words for that. An iPhone turns HEIC into JPEG only when a page asks for the
 * five types alone.
 */
export function PhotoPicker({ onPick }: PhotoPickerProps) {
  const camera = useRef<HTMLInputElement>(null);
  const first = ([file]: readonly File[]) => file && onPick(file);
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    multiple: false,
    onDrop: (files, refused) => first([...files, ...refused.map(({ file }) => file)]),
  });
  return (
    <div {...getRootProps()} className={classes(styles.drop, isDragActive && styles.over)}>
      <p className={styles.dropTitle}>{contestTexts.drop}</p>
      <p>{contestTexts.dropLimits}</p>
      <div className={styles.ways}>
        <Button onClick={open}>{contestTexts.choose}</Button>
        <Button variant="outline" className={styles.camera} onClick={() => camera.current?.click()}>
          {contestTexts.takePhoto}
        </Button>
      </div>
      <input {...getInputProps({ accept: TYPES, 'aria-label': contestTexts.choose, tabIndex: -1 })} />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={contestTexts.takePhoto}
        onChange={({ currentTarget }) => {
          first([...(currentTarget.files ?? [])]);
          // Without this the visitor could not choose the same photo again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
