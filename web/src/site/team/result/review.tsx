import { resultTexts as texts } from '@streetlore/domain/result';
import type { TeamPage } from '@streetlore/domain/team';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Spray } from '../../../ui/spray.ts';
import { Stars } from '../../../ui/stars.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { keepReview, type SentReview, sentReview } from './own-review.ts';
import styles from './result.module.css';
import { ReviewForm } from './review-form.tsx';

type ReviewProps = {
  readonly page: TeamPage;
  readonly token: string;
  readonly player: string | null;
  readonly spray: Spray;
};

export function Review({ page, token, player, spray }: ReviewProps) {
  const [sent, setSent] = useState(() => sentReview(page.booking_id));
  const [isOpen, setOpen] = useState(sent === null);
  const keep = (review: SentReview) => {
    keepReview(page.booking_id, review);
    setSent(review);
    setOpen(false);
  };
  return (
    <Card spray={spray} className={styles.review}>
      <h2 className={styles.heading}>{texts.reviewTitle}</h2>
      {isOpen || !sent ? (
        <ReviewForm page={page} token={token} player={sent?.name ?? player} sent={sent} onSent={keep} />
      ) : (
        <Sent sent={sent} onChange={() => setOpen(true)} />
      )}
    </Card>
  );
}

function Sent({ sent, onChange }: { readonly sent: SentReview; readonly onChange: () => void }) {
  const until = new Date(sent.until);
  const isOpen = until > useNow(30_000);
  return (
    <>
      <p role="status">
        <strong>{texts.thanks}</strong>
      </p>
      <Stars rating={sent.rating} />
      {sent.text && <blockquote>{sent.text}</blockquote>}
      {isOpen && (
        <>
          <p>{texts.until(until)}</p>
          <p>
            <Button variant="outline" size="small" onClick={onChange}>
              {texts.change}
            </Button>
          </p>
        </>
      )}
    </>
  );
}
