import { routes } from '@streetlore/domain/paths';
import {
  PICTURE_TYPE,
  type PictureShape,
  pictureShapes,
  sharedResult,
  sharedResultTexts,
  resultTexts as texts,
} from '@streetlore/domain/result';
import { hierarchySlug } from '@streetlore/domain/slug';
import type { TeamPage } from '@streetlore/domain/team';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { publicUrl } from '../../shell/public-url.ts';
import styles from './result.module.css';
import { usePicture } from './use-picture.ts';

const SHAPES = Object.keys(pictureShapes) as PictureShape[];

type SharePictureProps = { readonly page: TeamPage; readonly neighborhood: string | null };

export function SharePicture({ page, neighborhood }: SharePictureProps) {
  const [shape, setShape] = useState<PictureShape>('wide');
  const [said, setSaid] = useState('');
  const { picture, retry } = usePicture(page.share_id, shape);
  const result = sharedResult(page, neighborhood);
  if (!result) return null;
  const name = `streetlore-${hierarchySlug(result.team) || 'team'}-${shape}.jpg`;
  const file = picture.status === 'ready' ? new File([picture.blob], name, { type: PICTURE_TYPE }) : null;
  const canShare = file !== null && navigator.canShare?.({ files: [file] });
  const share = async () => {
    if (!file) return;
    try {
      await navigator.share({ files: [file], title: sharedResultTexts.title(result) });
      setSaid('');
    } catch (error) {
      // Closing the sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.warn('The picture could not be shared', error);
      setSaid(texts.notShared);
    }
  };
  const copy = async () => {
    const link = publicUrl + routes.shared(page.share_id);
    try {
      await navigator.clipboard.writeText(link);
      setSaid(texts.copied);
    } catch (error) {
      console.warn('The link could not be copied', error);
      setSaid(texts.copyThis(link));
    }
  };
  return (
    <section aria-labelledby="share" className={styles.share}>
      <div className={styles.shareWords}>
        <h2 id="share">{texts.shareTitle}</h2>
        <p>{page.unlisted ? texts.shareHintUnlisted : texts.shareHint}</p>
        <fieldset className={styles.shapes}>
          <legend>{texts.shape}</legend>
          {SHAPES.map((one) => (
            <label key={one}>
              <input type="radio" name="shape" checked={one === shape} onChange={() => setShape(one)} />
              <span>{texts.shapes[one]}</span>
            </label>
          ))}
        </fieldset>
        <p className={styles.buttons}>
          {canShare && <Button onClick={() => void share()}>{texts.share}</Button>}
          {picture.status === 'ready' && (
            <Button variant={canShare ? 'outline' : 'primary'} onClick={() => save(picture.address, name)}>
              {texts.download}
            </Button>
          )}
          <Button variant="outline" onClick={() => void copy()}>
            {texts.copyLink}
          </Button>
        </p>
        <output>{said}</output>
      </div>
      <div className={styles.picture} data-shape={shape}>
        {picture.status === 'loading' && <Loading text={texts.loadingPicture} height="100%" />}
        {picture.status === 'failed' && <ErrorPanel message={texts.shareFailed} onRetry={retry} />}
        {picture.status === 'ready' && (
          <img src={picture.address} alt={texts.pictureAlt(result)} {...pictureShapes[shape]} />
        )}
      </div>
    </section>
  );
}

function save(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
