import { formatMoment } from '@streetlore/domain/time';
import { type AdminAction, useDeedOf } from './data.ts';
import styles from './sms.module.css';
import { deedWords, smsTexts as texts } from './texts.ts';

/** An audit entry among the texts: the admin, the action and the time. */
export function DeedNote({ deed }: { readonly deed: AdminAction }) {
  return (
    <li className={styles.note}>
      <DeedLine deed={deed} />
    </li>
  );
}

function DeedLine({ deed }: { readonly deed: AdminAction }) {
  const who = deed.actor_email?.split('@')[0] ?? texts.someAdmin;
  return (
    <>
      <strong title={deed.actor_email ?? undefined}>{who}</strong> {deedWords(deed)}{' '}
      <time dateTime={deed.at.toISOString()}>{formatMoment(deed.at)}</time>
    </>
  );
}

/** The audit entry of the request that sent a text; nothing while it is unknown. */
export function DeedOf({ request }: { readonly request: string }) {
  const live = useDeedOf(request);
  if (live.status !== 'ready' || !live.data) return null;
  return (
    <p className={styles.note}>
      <DeedLine deed={live.data} />
    </p>
  );
}
