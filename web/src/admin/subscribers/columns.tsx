import type { WithId } from '@streetlore/domain/query';
import type { Subscriber } from '@streetlore/domain/subscriber';
import { formatMoment } from '@streetlore/domain/time';
import type { CsvColumn } from '../../ui/csv.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { subscriberTexts as texts } from './texts.ts';

type Row = WithId<Subscriber>;

export const columns: readonly Column<Row>[] = [
  { id: 'email', title: texts.email, sorts: true, cell: ({ email }) => email },
  { id: 'source', title: texts.source, cell: ({ source }) => source },
  { id: 'utm_source', title: texts.campaign.source, cell: ({ utm_source }) => utm_source ?? texts.nothing },
  { id: 'utm_medium', title: texts.campaign.medium, cell: ({ utm_medium }) => utm_medium ?? texts.nothing },
  { id: 'utm_campaign', title: texts.campaign.campaign, cell: ({ utm_campaign }) => utm_campaign ?? texts.nothing },
  {
    id: 'status',
    title: texts.status,
    cell: ({ status, confirmed }) =>
      status === 'active' && !confirmed ? (
        <Badge tone="plain">{texts.unconfirmed}</Badge>
      ) : (
        <Badge tone={status === 'active' ? 'good' : 'plain'}>{texts.statuses[status]}</Badge>
      ),
  },
  {
    id: 'created_at',
    title: texts.since,
    sorts: true,
    cell: ({ created_at }) => <time dateTime={created_at.toISOString()}>{formatMoment(created_at)}</time>,
  },
];

/** The table's columns, and the details that the browser sent about itself. */
export const csvColumns: readonly CsvColumn<Row>[] = [
  { title: 'email', value: ({ email }) => email },
  { title: 'source', value: ({ source }) => source },
  { title: 'utm_source', value: ({ utm_source }) => utm_source },
  { title: 'utm_medium', value: ({ utm_medium }) => utm_medium },
  { title: 'utm_campaign', value: ({ utm_campaign }) => utm_campaign },
  { title: 'status', value: ({ status }) => status },
  { title: 'confirmed', value: ({ confirmed }) => confirmed },
  { title: 'created_at', value: ({ created_at }) => created_at },
  { title: 'user_agent', value: ({ user_agent }) => user_agent },
];
