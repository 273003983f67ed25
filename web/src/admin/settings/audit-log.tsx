import { type AuditEntry, type AuditFilter, actionName, auditActions, isByLink } from '@streetlore/domain/audit';
import { collections, routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { formatMoment } from '@streetlore/domain/time';
import { Link } from 'react-router-dom';
import { LiveView } from '../../data/index.ts';
import { useAddress } from '../../ui/address.ts';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useAdmins, useAuditLog } from './data.ts';
import styles from './settings.module.css';
import { settingsTexts as texts } from './texts.ts';

type Entry = WithId<AuditEntry>;

export const auditColumns: readonly Column<Entry>[] = [
  {
    id: 'at',
    title: texts.when,
    sorts: true,
    cell: ({ at }) => <time dateTime={at.toISOString()}>{formatMoment(at)}</time>,
  },
  {
    id: 'actor_email',
    title: texts.who,
    cell: (entry) => entry.actor_email ?? nameOf(entry),
  },
  { id: 'action', title: texts.what, cell: ({ action }) => actionName(action) },
  { id: 'target', title: texts.target, cell: ({ target }) => <Target target={target} /> },
  { id: 'detail', title: texts.details, cell: ({ detail }) => <Details detail={detail} /> },
];

/** Some actors have no address: scheduled work, a visitor, and a person of whom only the account is known. */
function nameOf(entry: Entry): string {
  if (entry.actor_uid === 'schedule') return texts.clock;
  return isByLink(entry) ? texts.byLink : entry.actor_uid;
}

function Target({ target }: { readonly target: string }) {
  const path = <code className={styles.code}>{target}</code>;
  const [collection, id, ...below] = target.split('/');
  const isHunt = collection === collections.bookings && id !== undefined && below.length === 0;
  return isHunt ? <Link to={routes.adminHunt(id)}>{path}</Link> : path;
}

const choices = { action: ['', ...auditActions], by: '', direction: ['desc', 'asc'] } as const;

export function AuditLog() {
  const [{ action, by, direction }, keep] = useAddress(choices);
  const filter: AuditFilter = { action: action || null, email: by || null };
  const setFilter = ({ action, email }: AuditFilter) =>
    keep({ action: auditActions.find((one) => one === action) ?? '', by: email ?? '' });
  const { live, page, next, previous } = useAuditLog(filter, direction);
  const filtered = filter.action !== null || filter.email !== null;
  return (
    <>
      <Filters filter={filter} onFilter={setFilter} />
      <LiveView live={live} loading={<Loading text={texts.auditLoading} height="24rem" />} failed={texts.auditFailed}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState title={filtered ? texts.auditNone : texts.auditEmpty}>
              {filtered && (
                <Button variant="outline" onClick={() => setFilter({ action: null, email: null })}>
                  {texts.clear}
                </Button>
              )}
            </EmptyState>
          ) : (
            <DataTable
              caption={texts.auditCaption}
              columns={auditColumns}
              rows={entries}
              rowId={({ id }) => id}
              order={{ field: 'at', direction }}
              onOrder={(order) => keep({ direction: order.direction })}
              page={page}
              next={next}
              previous={previous}
            />
          )
        }
      </LiveView>
    </>
  );
}

type FiltersProps = {
  readonly filter: AuditFilter;
  readonly onFilter: (filter: AuditFilter) => void;
};

function Filters({ filter, onFilter }: FiltersProps) {
  const admins = useAdmins();
  const emails = admins.status === 'ready' ? admins.data.flatMap(({ email }) => email ?? []) : [];
  return (
    <div className={styles.filters}>
      <SelectField
        label={texts.action}
        value={filter.action ?? ''}
        onChange={({ target }) => onFilter({ ...filter, action: target.value || null })}
      >
        <option value="">{texts.allActions}</option>
        {auditActions.map((action) => (
          <option key={action} value={action}>
            {actionName(action)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.admin}
        value={filter.email ?? ''}
        onChange={({ target }) => onFilter({ ...filter, email: target.value || null })}
      >
        <option value="">{texts.allAdmins}</option>
        {[...new Set(emails)].map((email) => (
          <option key={email} value={email}>
            {email}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** The details are folded away, because they may be long. */
export function Details({ detail }: { readonly detail: Readonly<Record<string, unknown>> }) {
  const entries = Object.entries(detail);
  if (entries.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{texts.details}</summary>
      <dl>
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>{name.replaceAll('_', ' ')}</dt>
            <dd>{typeof value === 'string' ? value : JSON.stringify(value, null, 1)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
