import { withdrawTexts as texts } from '@streetlore/domain/contest';
import { useState } from 'react';
import { toCallError, withdrawPhoto } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { forgetPhoto, useIsOwnPhoto } from './own-photos.ts';
import styles from './submission.module.css';

type WithdrawPhotoProps = {
  readonly id: string;
  readonly onWithdrawn: () => void;
};

export function WithdrawPhoto({ id, onWithdrawn }: WithdrawPhotoProps) {
  const isOwn = useIsOwnPhoto(id);
  const [asking, setAsking] = useState(false);
  if (!isOwn) return null;
  const withdraw = async (): Promise<string | null> => {
    try {
      const { outcome } = await withdrawPhoto({ submission_id: id });
      if (outcome === 'unknown') return texts.notYours;
      onWithdrawn();
      forgetPhoto(id);
      return null;
    } catch (error) {
      return toCallError(error).message;
    }
  };
  return (
    <div className={styles.own}>
      <p>{texts.yours}</p>
      <Button variant="outline" size="small" onClick={() => setAsking(true)}>
        {texts.button}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.title}
        action={texts.button}
        keep={texts.keep}
        onConfirm={withdraw}
        onClose={() => setAsking(false)}
      >
        <p>{texts.lead}</p>
      </ConfirmDialog>
    </div>
  );
}
