import { tillAdminTexts as texts, tillRoute } from '@streetlore/domain/till';
import { useState } from 'react';
import { useRequestId } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { manageTill } from './data.ts';
import styles from './till.module.css';

type Step = Parameters<typeof manageTill>[0]['action'];
type Till = Awaited<ReturnType<typeof manageTill>>;

/** The link and the PIN of a partner's till. They are secrets, so they are fetched when an admin asks for them. */
export function TillPanel({ partnerId }: { readonly partnerId: string }) {
  const [till, setTill] = useState<Till | null>(null);
  const [isEnding, setEnding] = useState(false);
  const { busy, run } = useAction();
  const request = useRequestId();
  const step = (action: Step, done?: string) =>
    run(async () => {
      const asked = { partner_id: partnerId, action };
      setTill(await manageTill({ ...asked, request_id: request.idFor(asked) }));
      request.done();
      if (done) toast.success(done);
    }, texts.failed);
  const link = till && `${location.origin}${tillRoute}#${till.token}`;
  const copy = (text: string) =>
    run(async () => {
      await navigator.clipboard.writeText(text);
      toast.success(texts.copied);
    }, texts.notCopied);
  return (
    <Card className={styles.panel} role="region" aria-label={texts.title}>
      <h2 className={styles.heading}>{texts.title}</h2>
      <p>{texts.lead}</p>
      {till && link ? (
        <>
          <div className={styles.row}>
            <TextField label={texts.link} readOnly value={link} onFocus={({ target }) => target.select()} />
            <Button size="small" busy={busy} onClick={() => void copy(link)}>
              {texts.copy}
            </Button>
            <Button size="small" variant="outline" busy={busy} onClick={() => void step('mail_link', texts.mailed)}>
              {texts.mail}
            </Button>
            <Button size="small" variant="danger" busy={busy} onClick={() => setEnding(true)}>
              {texts.renewLink}
            </Button>
          </div>
          <div className={styles.row}>
            <TextField label={texts.pin} readOnly value={till.pin} />
            <Button size="small" variant="outline" busy={busy} onClick={() => void step('renew_pin', texts.renewedPin)}>
              {texts.renewPin}
            </Button>
          </div>
        </>
      ) : (
        <p>
          <Button variant="outline" busy={busy} onClick={() => void step('show')}>
            {texts.show}
          </Button>
        </p>
      )}
      <ConfirmDialog
        open={isEnding}
        title={texts.renewLink}
        action={texts.renewLink}
        danger
        onConfirm={async () => ((await step('renew_link', texts.renewedLink)) ? null : texts.failed)}
        onClose={() => setEnding(false)}
      >
        <p>{texts.renewLinkAsk}</p>
      </ConfirmDialog>
    </Card>
  );
}
