import { yourHuntTexts as texts } from '@streetlore/domain/booking';
import { routes } from '@streetlore/domain/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toCallError, useRequestId } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Spray } from '../../ui/spray.ts';
import { renewLink } from './data.ts';
import styles from './your-hunt.module.css';

type LinkCardProps = { readonly token: string; readonly spray: Spray | undefined };

/** The link itself, and replacing one that strangers have. The group gets the team's link instead. */
export function LinkCard({ token, spray }: LinkCardProps) {
  const [asking, setAsking] = useState(false);
  const request = useRequestId();
  const navigate = useNavigate();
  const renew = async () => {
    try {
      const renewed = await renewLink({ token, request_id: request.idFor(token) });
      void navigate(`${routes.bookingPage}#${renewed.token}`, { replace: true });
      return null;
    } catch (error) {
      return toCallError(error).message;
    }
  };
  return (
    <Card spray={spray} className={styles.card}>
      <h2 className={styles.heading}>{texts.link}</h2>
      <p>{texts.linkText}</p>
      <p className={styles.buttons}>
        <Button variant="outline" size="small" onClick={() => setAsking(true)}>
          {texts.renew}
        </Button>
      </p>
      <ConfirmDialog
        open={asking}
        title={texts.renewTitle}
        action={texts.renew}
        onConfirm={renew}
        onClose={() => setAsking(false)}
      >
        <p>{texts.renewText}</p>
      </ConfirmDialog>
    </Card>
  );
}
