import { routes } from '@streetlore/domain/paths';
import { useState } from 'react';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { BroadcastForm } from './broadcast-form.tsx';
import { ExportForm } from './export-form.tsx';
import styles from './quick.module.css';
import { quickTexts as texts } from './texts.ts';

/** An admin's most frequent actions, on the dashboard. */
export function QuickActions() {
  const [open, setOpen] = useState<'broadcast' | 'export' | null>(null);
  const close = () => setOpen(null);
  return (
    <section aria-labelledby="quick-actions" className={styles.actions}>
      <h2 id="quick-actions" className={styles.heading}>
        {texts.heading}
      </h2>
      <div className={styles.buttons}>
        <Button onClick={() => setOpen('broadcast')}>{texts.broadcast}</Button>
        <Button variant="outline" onClick={() => setOpen('export')}>
          {texts.export}
        </Button>
        <LinkButton variant="outline" to={routes.adminSection('analytics')}>
          {texts.reports}
        </LinkButton>
      </div>
      <Dialog open={open === 'broadcast'} title={texts.broadcast} onClose={close}>
        <BroadcastForm onDone={close} />
      </Dialog>
      <Dialog open={open === 'export'} title={texts.export} onClose={close}>
        <ExportForm />
      </Dialog>
    </section>
  );
}
