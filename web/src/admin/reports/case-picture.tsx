import { submissionSchema } from '@streetlore/domain/contest';
import { documents } from '@streetlore/domain/paths';
import { ImageOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useDocumentOf } from '../../data/index.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useJudgedPicture } from '../picture/judged-picture.ts';
import type { ListedCase } from './data.ts';
import styles from './reports.module.css';
import { caseTexts as texts } from './texts.ts';

/** The picture of a photo or a post; nothing for a thing without one. */
export function CasePicture({ listed: { kind, thing_id, image_url, title } }: { readonly listed: ListedCase }) {
  if (kind === 'photo') return <PhotoPicture id={thing_id} title={title} />;
  return image_url && <Picture src={image_url} alt="" />;
}

/** A hidden photo has no public copies: its picture is fetched as admins may. */
function PhotoPicture({ id, title }: { readonly id: string; readonly title: string }) {
  const live = useDocumentOf(documents.submission(id), submissionSchema);
  if (live.status === 'loading') return <Skeleton ratio="4 / 3" />;
  if (live.status === 'failed' || live.data === null) return <Gone />;
  return <Judged photo={live.data} title={title} />;
}

type Judged = Parameters<typeof useJudgedPicture>[0];

function Judged({ photo, title }: { readonly photo: Judged; readonly title: string }) {
  const { src, srcSet, failed } = useJudgedPicture(photo);
  if (failed) return <Gone />;
  return src === null ? (
    <Skeleton ratio="4 / 3" />
  ) : (
    <Picture src={src} srcSet={srcSet} sizes="(width < 40rem) 90vw, 15rem" alt={title} />
  );
}

function Picture({ alt, ...props }: ComponentProps<'img'> & { readonly alt: string }) {
  const [broken, setBroken] = useState<string | undefined>();
  if (broken === props.src) return <Gone />;
  return <img {...props} alt={alt} className={styles.picture} decoding="async" onError={() => setBroken(props.src)} />;
}

const Gone = () => (
  <p className={styles.gone}>
    <ImageOff size={24} aria-hidden="true" />
    {texts.pictureGone}
  </p>
);
