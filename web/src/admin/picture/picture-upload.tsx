import { fileProblem, MAX_UPLOAD_BYTES, uploadTypes } from '@streetlore/domain/contest';
import { ImageUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { CallError, UploadError, type UploadOptions, withSniffedType } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './picture.module.css';
import { pictureTexts as texts } from './texts.ts';

type PictureUploadProps = {
  /** ' of stop 2' for a picture that is not the form's only one. */
  readonly of?: string;
  readonly upload: (file: File, options: UploadOptions) => Promise<string>;
  readonly onUploaded: (url: string) => void;
};

/** The previous picture stays until the new file has been accepted as a picture. */
export function PictureUpload({ of = '', upload, onUploaded }: PictureUploadProps) {
  const [part, setPart] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const send = async (chosen: File) => {
    const file = await withSniffedType(chosen);
    const problem = fileProblem(file);
    if (problem) return setError(problem);
    const controller = new AbortController();
    stop.current = controller;
    setError(null);
    setPart(0);
    try {
      const address = await upload(file, { onProgress: setPart, signal: controller.signal });
      if (!controller.signal.aborted) onUploaded(address);
    } catch (failure) {
      if (!controller.signal.aborted) {
        console.error('A picture could not be uploaded', failure);
        setError(failure instanceof UploadError || failure instanceof CallError ? failure.message : texts.uploadFailed);
      }
    } finally {
      setPart(null);
    }
  };

  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    maxSize: MAX_UPLOAD_BYTES,
    onDrop: (accepted, refused) => {
      const file = accepted[0] ?? refused[0]?.file;
      if (file) void send(file);
    },
  });
  if (part !== null) {
    const doing = part < 1 ? texts.uploading : texts.publishing;
    return (
      <div className={styles.upload}>
        <p role="status" className={styles.hint}>
          {doing}
        </p>
        <ProgressBar
          label={doing}
          value={Math.round(part * 100)}
          max={100}
          valueText={`${Math.round(part * 100)} %`}
          spray="green"
        />
        <Button variant="outline" size="small" onClick={() => stop.current?.abort()}>
          {texts.cancel}
        </Button>
      </div>
    );
  }
  return (
    <div {...getRootProps()} className={classes(styles.upload, styles.drop, isDragActive && styles.over)}>
      <Button variant="outline" size="small" onClick={open}>
        <ImageUp size={16} aria-hidden="true" />
        <span>{texts.upload}</span>
        {of && <VisuallyHidden>{of}</VisuallyHidden>}
      </Button>
      <p className={styles.hint}>{texts.uploadHint}</p>
      {error && (
        <p role="alert" className={styles.broken}>
          {error}
        </p>
      )}
      <input {...getInputProps()} accept={uploadTypes.join(',')} aria-label={`${texts.upload}${of}`} tabIndex={-1} />
    </div>
  );
}
