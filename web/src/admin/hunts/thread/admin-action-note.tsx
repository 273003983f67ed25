import { isByLink } from '@streetlore/domain/audit';
import { formatMoment } from '@streetlore/domain/time';
import { type AdminAction, useAdminActionOf } from './data.ts';
import { adminActionWords, threadTexts as texts } from './texts.ts';
import styles from './thread.module.css';

/** An audit entry among the texts: the admin, the action and the time. */
export function AdminActionNote({ action }: { readonly action: AdminAction }) {
  return (
    <li className={styles.note}>
      <AdminActionLine action={action} />
    </li>
  );
}

function AdminActionLine({ action }: { readonly action: AdminAction }) {
  const who = action.actor_email?.split('@')[0] ?? (isByLink(action) ? texts.byLink : texts.someAdmin);
  return (
    <>
      <strong title={action.actor_email ?? undefined}>{who}</strong> {adminActionWords(action)}{' '}
      <time dateTime={action.at.toISOString()}>{formatMoment(action.at)}</time>
    </>
  );
}

/** The audit entry of the request that sent a text; nothing while it is unknown. */
export function AdminActionOf({ request }: { readonly request: string }) {
  const live = useAdminActionOf(request);
  if (live.status !== 'ready' || !live.data) return null;
  return (
    <p className={styles.note}>
      <AdminActionLine action={live.data} />
    </p>
  );
}
