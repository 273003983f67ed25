import { isElsewhere, OUTSIDE_LONDON, type Submission, verdictText } from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/query';
import { formatDay } from '@streetlore/domain/time';
import { cutAtWord } from '@streetlore/domain/wording';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { ArtistLine } from '../../ui/artist-line.tsx';
import { classes } from '../../ui/classes.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { type JudgedPicture, useJudgedPicture } from '../picture/judged-picture.ts';
import { keyRow } from '../use-keys.ts';
import { CardActions } from './card-actions.tsx';
import styles from './contest.module.css';
import { useSubmissionContact, useVerdict } from './data.ts';
import type { AskedPhoto } from './photo-dialogs.tsx';
import { contestAdminTexts as texts } from './texts.ts';

/** How many tags are shown. The others become '+N more'. */
const TAGS_SHOWN = 3;
/** How many characters of the description are shown. The edit dialog has all of it. */
const DESCRIPTION_SHOWN = 200;

const badges = {
  pending: ['warn', 'Pending'],
  approved: ['good', 'Approved'],
  rejected: ['bad', 'Rejected'],
} as const;

type PhotoCardProps = {
  readonly photo: WithId<Submission>;
  readonly onAsk: (asked: AskedPhoto) => void;
};

export function PhotoCard({ photo, onAsk }: PhotoCardProps) {
  const [tone, status] = badges[photo.status];
  const picture = useJudgedPicture(photo);
  const more = photo.tags.length - TAGS_SHOWN;
  // The keys j and k show each photo large.
  const [isLarge, setLarge] = useState(false);
  // The location may contain neighbourhood and city.
  const place = [photo.neighborhood, photo.city].filter((part) => part !== '' && !photo.location.includes(part));
  return (
    <li
      {...keyRow}
      className={classes(styles.card, isLarge && styles.large)}
      onFocus={({ target, currentTarget }) =>
        setLarge(target === currentTarget && currentTarget.matches(':focus-visible'))
      }
      onBlur={() => setLarge(false)}
    >
      <article aria-label={photo.title} className={styles.article}>
        <CardPicture photo={photo} picture={picture} isLarge={isLarge} />
        <div className={styles.words}>
          <p className={styles.badges}>
            <Badge tone={tone}>{status}</Badge>
            {photo.is_winner && <Badge tone="spray">Winner</Badge>}
            {photo.has_gps && <Badge>GPS</Badge>}
            {isElsewhere(photo) && <Badge tone="warn">{OUTSIDE_LONDON}</Badge>}
            <span className={styles.votes}>
              {photo.votes} {photo.votes === 1 ? 'vote' : 'votes'}
            </span>
          </p>
          <h3 className={styles.title}>{photo.title}</h3>
          <p>{[photo.location, ...place].filter(Boolean).join(', ')}</p>
          <dl className={styles.facts}>
            <div>
              <dt>E-mail</dt>
              <dd>
                <Sender id={photo.id} />
              </dd>
            </div>
            <div>
              <dt>Submitted</dt>
              <dd>{formatDay(photo.submitted_at)}</dd>
            </div>
            {photo.ai_confidence !== null && (
              <div>
                <dt>AI confidence</dt>
                <dd>{Math.round(photo.ai_confidence * 100)}% sure of title and place</dd>
              </div>
            )}
            <div>
              <dt>{texts.verdict}</dt>
              <dd>
                <Verdict id={photo.id} />
              </dd>
            </div>
          </dl>
          <ArtistLine of={photo} />
          {photo.description && <p>{cutAtWord(photo.description, DESCRIPTION_SHOWN)}</p>}
          {photo.tags.length > 0 && (
            <ul className={styles.tags} aria-label="Tags">
              {photo.tags.slice(0, TAGS_SHOWN).map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
              {more > 0 && <li>+{more} more</li>}
            </ul>
          )}
          <CardActions photo={photo} picture={picture.src} onAsk={onAsk} />
        </div>
      </article>
    </li>
  );
}

type CardPictureProps = { readonly photo: Submission; readonly picture: JudgedPicture; readonly isLarge: boolean };

function CardPicture({ photo, picture, isLarge }: CardPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const { src, srcSet, failed } = picture;
  if (failed || (src !== null && src === broken))
    return (
      <p className={styles.noPicture}>
        <ImageOff size={28} aria-hidden="true" />
        {texts.noPicture}
      </p>
    );
  if (src === null) return <Skeleton ratio={`${photo.picture.width} / ${photo.picture.height}`} />;
  return (
    <img
      className={styles.picture}
      src={src}
      srcSet={srcSet}
      sizes={isLarge ? '90vw' : '(width < 40rem) 90vw, 22rem'}
      width={photo.picture.width}
      height={photo.picture.height}
      alt={photo.title}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}

function Verdict({ id }: { readonly id: string }) {
  const live = useVerdict(id);
  if (live.status === 'loading') return <Skeleton width="12ch" height="1em" />;
  return live.status === 'failed' ? live.error.message : verdictText(live.data);
}

function Sender({ id }: { readonly id: string }) {
  const live = useSubmissionContact(id);
  if (live.status === 'loading') return <Skeleton width="12ch" height="1em" />;
  if (live.status === 'failed') return live.error.message;
  return live.data ? <a href={`mailto:${live.data.email}`}>{live.data.email}</a> : texts.erased;
}
