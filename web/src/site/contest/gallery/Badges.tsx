import { contestTexts, type Submission } from '@streetlore/domain/contest';
import { Badge } from '../../../ui/Sticker.tsx';
import styles from './Gallery.module.css';

const { winner, gps, noGps, ai } = contestTexts.badges;

/** What a card says about a photo at a glance. */
export function Badges({ photo }: { readonly photo: Pick<Submission, 'is_winner' | 'has_gps' | 'ai_confidence'> }) {
  return (
    <div className={styles.badges}>
      {photo.is_winner && <Badge tone="warn">{winner}</Badge>}
      <Badge tone={photo.has_gps ? 'good' : 'plain'}>{photo.has_gps ? gps : noGps}</Badge>
      {photo.ai_confidence !== null && <Badge>{ai}</Badge>}
    </div>
  );
}
