import { contestTexts, isElsewhere, type Submission } from '@streetlore/domain/contest';
import { Badge } from '../../../ui/sticker.tsx';
import styles from './gallery.module.css';

const { winner, gps, noGps, ai, elsewhere } = contestTexts.badges;

export function Badges({ photo }: { readonly photo: Submission }) {
  const inLondon = photo.has_gps && !isElsewhere(photo);
  return (
    <div className={styles.badges}>
      {photo.is_winner && <Badge tone="warn">{winner}</Badge>}
      <Badge tone={inLondon ? 'good' : 'plain'}>{photo.has_gps ? gps : noGps}</Badge>
      {isElsewhere(photo) && <Badge tone="warn">{elsewhere}</Badge>}
      {photo.ai_confidence !== null && <Badge>{ai}</Badge>}
    </div>
  );
}
