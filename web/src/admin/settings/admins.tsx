import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Admin, grantRoleInput } from '@streetlore/domain/admin';
import type { WithId } from '@streetlore/domain/query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { LiveView, sendPasswordReset, toCallError, useSending, useSession } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Loading } from '../../ui/loading.tsx';
import { toast } from '../../ui/toaster.tsx';
import { AdminDialog } from './admin-dialog.tsx';
import { AdminRow } from './admin-row.tsx';
import { grantRole, removeSecondFactor, revokeRole, useAdmins } from './data.ts';
import styles from './settings.module.css';
import { settingsTexts as texts } from './texts.ts';

type Line = WithId<Admin>;

/**
 * Makes an address an admin. An owner without an account gets the mail to set a password.
 * @returns the message to show
 */
async function grantTo(request_id: string, email: string): Promise<string> {
  const { mailed } = await grantRole({ request_id, email });
  if (!mailed) return texts.granted(email);
  try {
    await sendPasswordReset(email);
    return texts.invited(email);
  } catch (error) {
    console.error('The mail to set a password could not be sent', error);
    return texts.notMailed(email);
  }
}

export function Admins() {
  const session = useSession();
  const own = session.status === 'ready' ? (session.data?.uid ?? null) : null;
  const [leaving, setLeaving] = useState<Line | null>(null);
  const [lost, setLost] = useState<Line | null>(null);
  const again = async (line: Line) => {
    try {
      toast.success(await grantTo(crypto.randomUUID(), line.email ?? ''));
    } catch (error) {
      toast.error(texts.grantFailed, { description: toCallError(error).message });
    }
  };
  return (
    <>
      <p className={styles.lead}>{texts.adminsLead}</p>
      <GrantForm />
      <LiveView
        live={useAdmins()}
        loading={<Loading text={texts.adminsLoading} height="5rem" />}
        failed={texts.adminsFailed}
      >
        {(admins) => {
          const active = admins.filter(({ status }) => status === 'active').length;
          return (
            <ul className={styles.admins} aria-label={texts.tabs.admins}>
              {admins.map((line) => (
                <AdminRow
                  key={line.id}
                  line={line}
                  isOwn={line.id === own}
                  isLast={line.status === 'active' && active < 2}
                  onRevoke={() => setLeaving(line)}
                  onRemoveFactor={() => setLost(line)}
                  onGrant={() => again(line)}
                />
              ))}
            </ul>
          );
        }}
      </LiveView>
      <AdminDialog
        line={leaving}
        title={texts.revokeTitle}
        action={texts.revoke}
        change={revokeRole}
        onClose={() => setLeaving(null)}
      >
        {(name) => (
          <>
            <p>{texts.revokeWhy(name)}</p>
            {leaving?.id === own && <p className={styles.loud}>{texts.revokeYourself}</p>}
          </>
        )}
      </AdminDialog>
      <AdminDialog
        line={lost}
        title={texts.removeFactorTitle}
        action={texts.removeFactor}
        change={removeSecondFactor}
        onClose={() => setLost(null)}
      >
        {(name) => <p>{texts.removeFactorWhy(name)}</p>}
      </AdminDialog>
    </>
  );
}

const grantForm = z.object({ email: grantRoleInput.shape.email });

function GrantForm() {
  const form = useForm({ resolver: standardSchemaResolver(grantForm), defaultValues: { email: '' } });
  const { element, submit, error, field, isSending } = useSending(form, {
    send: async (id, { email }) => {
      const sent = form.getValues('email');
      toast.success(await grantTo(id, email));
      // The next address may already be in the field.
      if (form.getValues('email') === sent) form.reset();
    },
    failed: texts.grantFailed,
  });
  return (
    <form ref={element} noValidate onSubmit={submit} className={styles.box}>
      <h2 className={styles.heading}>{texts.grantTitle}</h2>
      {error && (
        <p role="alert" className={styles.failure}>
          {error}
        </p>
      )}
      <div className={styles.line}>
        <TextField label={texts.email} type="email" autoComplete="off" {...field('email')} />
        <Button type="submit" busy={isSending}>
          {texts.grant}
        </Button>
      </div>
    </form>
  );
}
