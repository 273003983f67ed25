import { tillTexts as texts, type Verdict } from '@streetlore/domain/till';
import { formatClock, formatDeadline } from '@streetlore/domain/time';
import { Button } from '../../ui/button.tsx';
import { useNow } from '../../ui/use-now.ts';
import styles from './till.module.css';

type VerdictCardProps = {
  readonly verdict: Verdict;
  /** Whether it was just taken back. */
  readonly undone: boolean;
  readonly busy: 'look' | 'redeem' | 'undo' | null;
  readonly onRedeem: () => void;
  readonly onUndo: () => void;
  readonly onNext: () => void;
};

export function VerdictCard({ verdict, undone, busy, onRedeem, onUndo, onNext }: VerdictCardProps) {
  const now = useNow(1000);
  const { tone, title, text } = wordsOf(verdict);
  const mayUndo = 'undo_until' in verdict && new Date(verdict.undo_until) > now;
  return (
    <div className={styles.verdict} data-tone={tone}>
      <p className={styles.title} translate="no">
        {title}
      </p>
      {undone && verdict.is === 'valid' && <p>{texts.undone}</p>}
      {text && <p>{text}</p>}
      {verdict.is === 'valid' && (
        <Button variant="ink" className={styles.redeem} wide busy={busy === 'redeem'} onClick={onRedeem}>
          {texts.redeem}
        </Button>
      )}
      {verdict.is !== 'valid' && (
        <p className={styles.buttons}>
          <Button variant="ink" onClick={onNext}>
            {texts.next}
          </Button>
          {mayUndo && (
            <Button variant="outline" busy={busy === 'undo'} onClick={onUndo}>
              {texts.undo}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

type Words = { readonly tone: 'good' | 'done' | 'bad'; readonly title: string; readonly text: string | null };

const what = ({ offer, guests, team }: Extract<Verdict, { offer: string }>) => texts.what(offer, guests, team);

function wordsOf(verdict: Verdict): Words {
  switch (verdict.is) {
    case 'valid':
      return { tone: 'good', title: texts.valid(what(verdict)), text: verdict.closed };
    case 'redeemed':
      return { tone: 'done', title: texts.redeemed, text: what(verdict) };
    case 'used':
      return {
        tone: 'bad',
        title: texts.used(formatClock(new Date(verdict.at)), verdict.by === 'pin'),
        text: texts.usedText,
      };
    case 'over':
      return { tone: 'bad', title: texts.over(formatDeadline(new Date(verdict.at))), text: texts.overText };
    case 'cancelled':
      return { tone: 'bad', title: texts.cancelled, text: texts.cancelledText };
    case 'elsewhere':
      return { tone: 'bad', title: texts.elsewhere, text: texts.elsewhereText };
    case 'unknown':
      return { tone: 'bad', title: texts.notOurs, text: texts.notOursText };
  }
}
