import { type AdminSection, routes } from '@streetlore/domain/paths';
import { Link } from 'react-router-dom';
import { combineLive, usePartnerStats, usePreviousData, useProposals, useTotals } from '../../data/index.ts';
import { waitingTexts as texts } from '../texts.ts';
import styles from './dashboard.module.css';

type Waiting = { section: AdminSection; query?: string; count: number; words: (count: number) => string };

/**
 * The work that waits for an admin, with links. If the counts could not be loaded, the figures
 * above already show the failure.
 */
export function WaitingList() {
  const live = usePreviousData(combineLive(useTotals(), usePartnerStats()));
  const proposals = usePreviousData(useProposals());
  if (live.status !== 'ready') return null;
  const [totals, partners] = live.data;
  const waiting: readonly Waiting[] = [
    {
      section: 'sms',
      query: '?filter=awaiting',
      count: totals?.awaiting_conversations ?? 0,
      words: texts.conversations,
    },
    { section: 'messages', count: totals?.open_letters ?? 0, words: texts.letters },
    { section: 'contest', query: '?filter=pending', count: totals?.pending_photos ?? 0, words: texts.photos },
    { section: 'contest', count: totals?.rounds_waiting ?? 0, words: texts.rounds },
    { section: 'reviews', count: totals?.held_reviews ?? 0, words: texts.reviews },
    {
      section: 'partners',
      query: '?status=form_submitted',
      count: partners?.by_status.form_submitted ?? 0,
      words: texts.applications,
    },
    {
      section: 'partners',
      count: proposals.status === 'ready' ? proposals.data.length : 0,
      words: texts.proposals,
    },
  ];
  const all = waiting.filter(({ count }) => count > 0);
  if (all.length === 0) return null;
  return (
    <ul className={styles.waiting} aria-label={texts.more}>
      {all.map(({ section, query = '', count, words }) => (
        <li key={words(count)}>
          <Link to={routes.adminSection(section) + query} className={styles.waits}>
            {words(count)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
