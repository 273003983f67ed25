import { contestTexts } from '@streetlore/domain/contest';
import { formatDay } from '@streetlore/domain/time';
import { Badge } from '../../../ui/sticker.tsx';
import type { Photo } from '../data.ts';
import { useVote } from '../votes/votes.ts';
import styles from './submission.module.css';

const { details, gpsLocated, manualLocation, approved } = contestTexts;

export function Facts({ photo }: { readonly photo: Photo }) {
  const { votes } = useVote(photo);
  const camera = [photo.camera_make, photo.camera_model].filter(Boolean).join(' ');
  const facts: readonly (readonly [string, string | null])[] = [
    [details.votes, votes.toLocaleString('en-GB')],
    [details.submitted, formatDay(photo.submitted_at)],
    [details.camera, camera || null],
    [details.confidence, photo.ai_confidence === null ? null : `${Math.round(photo.ai_confidence * 100)}%`],
    [details.locationType, photo.has_gps ? gpsLocated : manualLocation],
    [details.status, approved],
  ];
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className={styles.heading}>
        Details
      </h2>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== null)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {photo.tags.length > 0 && (
        <ul className={styles.tags} aria-label={details.tags}>
          {photo.tags.map((tag) => (
            <li key={tag}>
              <Badge>#{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
