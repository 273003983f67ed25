import { type Broadcast, isPageMessage } from '@streetlore/domain/sms';
import { LiveView } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { CallLink } from '../../call-link.tsx';
import { messageTexts } from '../../texts.ts';
import { useBroadcast } from './broadcast.ts';
import styles from './quick.module.css';
import { quickTexts as texts } from './texts.ts';

type BroadcastResultProps = {
  readonly request: string;
  readonly figures: Broadcast;
  readonly onDone: () => void;
};

/** The progress of a broadcast, and the phones that it did not reach. */
export function BroadcastResult({ request, figures, onDone }: BroadcastResultProps) {
  const all = figures.recipients;
  return (
    <div className={styles.form}>
      <LiveView live={useBroadcast(request)} loading={<Loading text={texts.sending} />} failed={texts.resultFailed}>
        {(found) => {
          const messages = found.filter((one) => !isPageMessage(one));
          const failed = messages.filter(({ status }) => status === 'failed');
          const sent = messages.filter(({ status }) => status === 'sent' || status === 'delivered').length;
          const isOver = sent + failed.length >= all;
          return (
            <>
              {isOver && <p className={styles.over}>{texts.sent}</p>}
              {all > 0 && <ProgressBar label={texts.sending} value={sent + failed.length} max={all} spray="green" />}
              <p role="status">
                {all > 0 && <span>{texts.progress(sent, all)} </span>}
                {figures.pages > 0 && <span>{texts.onPages(figures.pages)}</span>}
              </p>
              {failed.length > 0 && (
                <>
                  <p className={styles.failure}>{texts.failures(failed.length)}</p>
                  <ul className={styles.failures}>
                    {failed.map((text) => (
                      <li key={text.id}>
                        <CallLink number={text.phone_number} />: {messageTexts.failed(text.error_message)}
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </>
          );
        }}
      </LiveView>
      <Button variant="outline" onClick={onDone}>
        {texts.done}
      </Button>
    </div>
  );
}
