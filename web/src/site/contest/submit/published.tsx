import { contestTexts, type SubmitPhotoOutput } from '@streetlore/domain/contest';
import { routes } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { TapedPhoto } from '../../../ui/card.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { votesText } from '../../../ui/votes-text.ts';
import { SentScreen } from '../../form/sent-screen.tsx';
import { useSubmission } from '../data.ts';
import { WithdrawPhoto } from '../photo/withdraw-photo.tsx';
import styles from './submit.module.css';

type PublishedProps = {
  readonly submission: SubmitPhotoOutput;
  readonly onAnother: () => void;
};

export function Published({ submission, onAnother }: PublishedProps) {
  const isUp = submission.status === 'approved';
  return (
    <div className={styles.published}>
      <SentScreen sticker="Pasted up" title={isUp ? contestTexts.success : contestTexts.successPending}>
        <div className={styles.ways}>
          {isUp && <LinkButton to={routes.submissionBySlug(submission.slug)}>{contestTexts.seePhoto}</LinkButton>}
          <Button variant="outline" onClick={onAnother}>
            {contestTexts.another}
          </Button>
        </div>
        <WithdrawPhoto id={submission.id} onWithdrawn={onAnother} />
      </SentScreen>
      {isUp && <OnTheWall id={submission.id} />}
    </div>
  );
}

function OnTheWall({ id }: { readonly id: string }) {
  const photo = useSubmission(id);
  if (photo.status !== 'ready' || !photo.data) return null;
  const { picture, title, votes } = photo.data;
  return (
    <div className={styles.pasted}>
      <TapedPhoto
        tilt={1.2}
        photo={<Photo picture={picture} sizes="20rem" alt="" first />}
        caption={<Link to={routes.submission(photo.data)}>{title}</Link>}
      >
        <p>{votesText(votes)}</p>
      </TapedPhoto>
    </div>
  );
}
