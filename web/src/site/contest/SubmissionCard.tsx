import type { Submission } from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/document';
import { formatDay } from '@streetlore/domain/time';
import { TapedPhoto } from '../../ui/Card.tsx';
import { Badge } from '../../ui/Sticker.tsx';
import styles from './Contest.module.css';
import { votesText } from './votes.ts';

/** Characters of the description a card shows. */
const PREVIEW = 120;

const preview = (text: string) => (text.length > PREVIEW ? `${text.slice(0, PREVIEW).trimEnd()}…` : text);

interface SubmissionCardProps {
  readonly photo: WithId<Submission>;
  /** Degrees. */
  readonly tilt: number;
}

export function SubmissionCard({ photo, tilt }: SubmissionCardProps) {
  return (
    <li className={styles.item}>
      <TapedPhoto src={photo.image_url} alt={photo.title} tilt={tilt}>
        <div className={styles.words}>
          <h2 className={styles.title}>{photo.title}</h2>
          <p className={styles.where}>
            {photo.location} · {formatDay(photo.submitted_at)}
          </p>
          <p>{preview(photo.description)}</p>
          <div className={styles.badges}>
            {photo.is_winner && <Badge tone="warn">Winner</Badge>}
            <Badge tone={photo.has_gps ? 'good' : 'plain'}>{photo.has_gps ? 'GPS' : 'No GPS'}</Badge>
            {photo.ai_confidence !== null && <Badge>AI</Badge>}
            <span className={styles.votes}>{votesText(photo.votes)}</span>
          </div>
        </div>
      </TapedPhoto>
    </li>
  );
}
