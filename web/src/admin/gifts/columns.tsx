import { type Gift, giftAdminTexts, giftStatusOf, giftSums, lastDayOf, worthInWords } from '@streetlore/domain/gift';
import { giftRoutes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { formatMoment } from '@streetlore/domain/time';
import { Link } from 'react-router-dom';
import { presentTime } from '../../server-time.ts';
import type { CsvColumn } from '../../ui/csv.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { figure } from './figures.ts';
import { giftScreenTexts as texts } from './texts.ts';

type Row = WithId<Gift>;

const tones = {
  unpaid: 'plain',
  active: 'good',
  frozen: 'bad',
  used: 'plain',
  expired: 'plain',
  cancelled: 'warn',
} as const;

export function StateBadge({ gift }: { readonly gift: Gift }) {
  const status = giftStatusOf(gift, presentTime());
  const { refund_problem: problem, mismatch } = gift.purchase ?? {};
  const waits = problem ? texts.refundRejected : mismatch && !gift.cancelled_at ? texts.otherSum : null;
  return (
    <>
      <Badge tone={tones[status]}>{texts.states[status]}</Badge>
      {waits && <Badge tone="bad">{waits}</Badge>}
    </>
  );
}

export const columns: readonly Column<Row>[] = [
  {
    id: 'created_at',
    title: texts.given,
    cell: ({ id, created_at }) => (
      <Link to={giftRoutes.adminGift(id)}>
        <time dateTime={created_at.toISOString()}>{formatMoment(created_at)}</time>
      </Link>
    ),
  },
  { id: 'origin', title: texts.origin, cell: ({ origin }) => giftAdminTexts.origins[origin] },
  { id: 'worth', title: texts.worth, cell: ({ worth }) => worthInWords(worth) },
  { id: 'state', title: texts.state, cell: (gift) => <StateBadge gift={gift} /> },
  { id: 'issued', title: texts.issued, numeric: true, cell: (gift) => figure(gift, 'issued') },
  { id: 'used', title: texts.used, numeric: true, cell: (gift) => figure(gift, 'used') },
  { id: 'left', title: texts.left, numeric: true, cell: (gift) => figure(gift, 'left') },
  { id: 'refunded', title: texts.refunded, numeric: true, cell: (gift) => figure(gift, 'refunded') },
  { id: 'expired', title: texts.expired, numeric: true, cell: (gift) => figure(gift, 'expired') },
  {
    id: 'ends',
    title: texts.ends,
    cell: ({ expires_at, active_from }) =>
      expires_at ? lastDayOf(expires_at) : active_from ? texts.noEnd : texts.nothing,
  },
];

/** The table's columns with plain numbers: pence, or hunts. They name nobody. */
export const csvColumns: readonly CsvColumn<Row>[] = [
  { title: 'gift', value: ({ id }) => id },
  { title: 'given_at', value: ({ created_at }) => created_at },
  { title: 'active_from', value: ({ active_from }) => active_from },
  { title: 'origin', value: ({ origin }) => origin },
  { title: 'worth', value: ({ worth }) => worthInWords(worth) },
  { title: 'state', value: (gift) => giftStatusOf(gift, presentTime()) },
  { title: 'unit', value: (gift) => giftSums(gift).unit },
  { title: 'issued', value: (gift) => giftSums(gift).issued },
  { title: 'used', value: (gift) => giftSums(gift).used },
  { title: 'left', value: (gift) => giftSums(gift).left },
  { title: 'refunded', value: (gift) => giftSums(gift).refunded },
  { title: 'expired', value: (gift) => giftSums(gift).expired },
  { title: 'ends', value: ({ expires_at }) => (expires_at ? lastDayOf(expires_at) : null) },
  { title: 'reason', value: ({ reason }) => reason },
];
