import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRequestId } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Spray } from '../../ui/spray.ts';
import styles from './cards.module.css';
import { failureOf } from './failure-of.ts';
import { TitledCard } from './titled-card.tsx';

type LinkCardProps = {
  readonly texts: Readonly<Record<'link' | 'linkText' | 'renew' | 'renewTitle' | 'renewText', string>>;
  readonly token: string;
  readonly path: string;
  readonly renew: (asked: { token: string; request_id: string }) => Promise<{ readonly token: string }>;
  readonly spray: Spray | undefined;
};

/** Replaces the page's own link, for when strangers have it. */
export function LinkCard({ texts, token, path, renew, spray }: LinkCardProps) {
  const [asking, setAsking] = useState(false);
  const request = useRequestId();
  const navigate = useNavigate();
  const replace = async () => {
    const renewed = await renew({ token, request_id: request.idFor(token) });
    void navigate(`${path}#${renewed.token}`, { replace: true });
  };
  return (
    <TitledCard title={texts.link} spray={spray}>
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
        onConfirm={() => failureOf(replace())}
        onClose={() => setAsking(false)}
      >
        <p>{texts.renewText}</p>
      </ConfirmDialog>
    </TitledCard>
  );
}
