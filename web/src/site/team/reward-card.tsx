import { closedWords, rewardAgain } from '@streetlore/domain/hunt';
import { hoursOf, weekWords } from '@streetlore/domain/opening-hours';
import { type TeamPage, type TeamStop, teamPageTexts as texts } from '@streetlore/domain/team';
import { formatDeadline } from '@streetlore/domain/time';
import { offerSentence } from '@streetlore/domain/wording';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import type { Spray } from '../../ui/spray.ts';
import { useNow } from '../../ui/use-now.ts';
import { MapLink } from '../by-link/map-link.tsx';
import { Commands } from './commands.tsx';
import { Fact } from './fact.tsx';
import type { Playing } from './playing.ts';
import styles from './team.module.css';
import { Ticket } from './ticket/ticket.tsx';

export function RewardCard({ stop, ...playing }: Playing & { readonly stop: TeamStop }) {
  const { page, say, spray, state } = playing;
  if (!stop.reward) return <Loading text={texts.stopLoading} height="22rem" />;
  return (
    <div className={styles.card}>
      <Fact stop={stop} />
      <Voucher page={page} stop={stop} spray={spray} />
      {say && state !== 'paused' && (
        <p className={styles.buttons}>
          <Button onClick={() => say('CLAIMED')}>{texts.claimed}</Button>
          <Button variant="outline" onClick={() => say('CONTINUE')}>
            {texts.without}
          </Button>
        </p>
      )}
      <Commands {...playing} stop={stop} />
    </div>
  );
}

type VoucherProps = { readonly page: TeamPage; readonly stop: TeamStop; readonly spray: Spray };

/** What the staff of a partner must see. A browser leaves the offer in English. */
export function Voucher({ page, stop, spray }: VoucherProps) {
  const now = useNow(60_000);
  const { reward } = stop;
  if (!reward) return null;
  const { again, closed } = rewardAgain(page, { partner: reward }, stop.stop_number, now);
  const redeemed = page.results.find(({ stop_number }) => stop_number === stop.stop_number)?.redeemed_at ?? null;
  const facts = [
    [texts.at, `${reward.name}, ${reward.address}`],
    [texts.hours, hoursWords(reward.opening_hours)],
    [texts.offerHours, hoursWords(reward.offer_hours)],
    [texts.tour, page.tour_name],
    [texts.team, `${page.team_name ?? texts.noTeamName}. ${texts.guests(page.participants)}`],
  ] as const;
  return (
    <section className={styles.voucher} data-spray={redeemed ? 'green' : spray} aria-label={texts.reward}>
      <p className={styles.voucherHead}>{texts.reward}</p>
      <h2 className={styles.offer} translate="no">
        {offerSentence(reward.offer, reward.offer_kind)}
      </h2>
      {reward.code && <Ticket code={reward.code} stop={stop.stop_number} redeemed={redeemed} />}
      <dl className={styles.facts} translate="no">
        {facts.map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      {reward.offer_kind === 'alcohol' && <p>{texts.noHurry}</p>}
      {!redeemed && <p className={styles.until}>{untilWords(again)}</p>}
      {!redeemed && closed && <p>{closedWords(closed)}</p>}
      <p>
        <MapLink place={`${reward.name}, ${reward.address}`} />
      </p>
    </section>
  );
}

/** A line for equal days; as typed if we cannot read them. */
function hoursWords(stored: string | null): string | null {
  const hours = hoursOf(stored ?? undefined);
  return hours
    ? weekWords(hours)
        .map((line) => `${line.days} ${line.hours}`)
        .join('\n')
    : stored;
}

function untilWords(again: ReturnType<typeof rewardAgain>['again']): string {
  if (!again) return texts.validForADay;
  const until = formatDeadline(again.until);
  return again.is_over ? texts.wasValidUntil(until) : texts.validUntil(until);
}
