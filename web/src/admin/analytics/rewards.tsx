import { DAYS_KEPT, daysBefore, fetchedByWeekday } from '@streetlore/domain/partner';
import { weekdayNames } from '@streetlore/domain/partner-mail';
import { routes } from '@streetlore/domain/paths';
import { londonDay } from '@streetlore/domain/time';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table } from '../../ui/table.tsx';
import styles from './analytics.module.css';
import type { RewardedPartner } from './data.ts';
import { analyticsTexts as texts } from './texts.ts';

type RewardsProps = { readonly partners: readonly RewardedPartner[]; readonly now: Date };

/** A second table has the weekdays for those who cannot see the small figures. */
export function Rewards({ partners, now }: RewardsProps) {
  if (partners.length === 0)
    return (
      <EmptyState title={texts.noRewards}>
        <p>{texts.noRewardsWhy}</p>
      </EmptyState>
    );
  const today = londonDay(now);
  const month = today.slice(0, 'YYYY-MM'.length);
  const before = daysBefore(`${month}-01`, 1).slice(0, 'YYYY-MM'.length);
  const rows = partners.map(({ partner, figures }) => ({
    ...{ partner, figures },
    // Partners from before rewards were counted by day have none until the next count.
    weekdays: figures.days ? fetchedByWeekday(figures.days, daysBefore(today, DAYS_KEPT - 1), today) : null,
  }));
  return (
    <>
      <Table caption={texts.rewards} head={texts.rewardsHead}>
        {rows.map(({ partner, figures, weekdays }) => (
          <tr key={partner.id}>
            <th scope="row">
              <Link to={`${routes.adminSection('partners')}/${partner.id}`}>{partner.name}</Link>
            </th>
            <td>{partner.offer}</td>
            <td>{inMonth(figures, month)}</td>
            <td>{inMonth(figures, before)}</td>
            <td>{figures.said}</td>
            <td>{figures.redeemed_months[month] ?? 0}</td>
            <td>{figures.redeemed}</td>
            <td>{weekdays ? <Weekdays name={partner.name} weekdays={weekdays} /> : '–'}</td>
          </tr>
        ))}
      </Table>
      <details className={styles.details}>
        <summary>{texts.table}</summary>
        <Table caption={texts.byWeekday} head={[texts.partner, ...weekdayNames]}>
          {rows.map(({ partner, weekdays }) => (
            <tr key={partner.id}>
              <th scope="row">{partner.name}</th>
              {weekdayNames.map((name, weekday) => (
                <td key={name}>{weekdays?.[weekday] ?? '–'}</td>
              ))}
            </tr>
          ))}
        </Table>
      </details>
    </>
  );
}

/** A partner whose rewards were not yet counted by month shows a dash until the next count. */
const inMonth = ({ months }: RewardedPartner['figures'], month: string) => (months ? (months[month] ?? 0) : '–');

type WeekdaysProps = { readonly name: string; readonly weekdays: readonly number[] };

/** Bars from Monday to Sunday. The best day has the highest bar. */
function Weekdays({ name, weekdays }: WeekdaysProps) {
  const most = Math.max(1, ...weekdays);
  return (
    <div role="img" aria-label={texts.weekdaysOf(name)} className={styles.weekdays}>
      {weekdayNames.map((day, weekday) => {
        const count = weekdays[weekday] ?? 0;
        return (
          <span key={day} className={styles.weekday}>
            <span className={styles.count}>{count}</span>
            <span className={styles.column} style={{ height: `${(count / most) * 2}rem` }} />
            <span>{day.slice(0, 2)}</span>
          </span>
        );
      })}
    </div>
  );
}
