import { partyPageTexts as texts } from '@streetlore/domain/party';
import { routes } from '@streetlore/domain/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toCallError, useRequestId } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Spray } from '../../../ui/spray.ts';
import { renewPartyLink } from './data.ts';
import styles from './party.module.css';

/** The organiser's link itself: replacing one that strangers have. */
export function LinkCard({ token, spray }: { readonly token: string; readonly spray: Spray | undefined }) {
  const [asking, setAsking] = useState(false);
  const request = useRequestId();
  const navigate = useNavigate();
  const renew = async () => {
    try {
      const renewed = await renewPartyLink({ token, request_id: request.idFor(token) });
      void navigate(`${routes.partyPage}#${renewed.token}`, { replace: true });
      return null;
    } catch (error) {
      return toCallError(error).message;
    }
  };
  return (
    <Card spray={spray} className={styles.card}>
      <h2 className={styles.heading}>{texts.link}</h2>
      <p>{texts.linkText}</p>
      <p>
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
