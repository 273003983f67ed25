import { frequentAnswers, mainAnswerOf } from '@streetlore/domain/playing';
import { createContext, use, useState } from 'react';
import { LiveView, toCallError } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { wrongTexts as texts } from './stop-texts.ts';
import styles from './tours.module.css';
import type { AcceptAnswers } from './use-accept-answers.ts';

export const AcceptAnswersContext = createContext<AcceptAnswers | null>(null);

const MAX_LISTED = 8;

type WrongAnswersProps = {
  readonly number: number;
  readonly answer: string;
};

/** A stop's wrong answers, the most frequent first. It renders nothing while the stop is not stored. */
export function WrongAnswers({ number, answer }: WrongAnswersProps) {
  const accepting = use(AcceptAnswersContext);
  const solution = mainAnswerOf({ answers: [answer] });
  if (!accepting?.isStored(solution)) return null;
  return (
    <section className={styles.wrong} aria-label={`${texts.title} at stop ${number}`}>
      <h4 className={styles.wrongTitle}>{texts.title}</h4>
      <WrongList accepting={accepting} number={number} solution={solution} />
    </section>
  );
}

type WrongListProps = {
  readonly accepting: AcceptAnswers;
  readonly number: number;
  readonly solution: string;
};

function WrongList({ accepting, number, solution }: WrongListProps) {
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const accept = async (answer: string) => {
    setBusy(answer);
    setFailure(null);
    try {
      await accepting.accept(solution, answer);
    } catch (reason) {
      setFailure(toCallError(reason).message);
    } finally {
      setBusy(null);
    }
  };
  return (
    <>
      <LiveView live={accepting.wrong} loading={null} failed={texts.failed}>
        {(wrong) => {
          const toStop = wrong.filter((one) => one.solution === solution);
          const frequent = frequentAnswers(toStop, MAX_LISTED);
          if (frequent.length === 0) return <p className={styles.times}>{texts.none}</p>;
          return (
            <>
              <p className={styles.times}>{texts.lead}</p>
              <ul className={styles.wrongList}>
                {frequent.map(({ answer, ...counted }) => (
                  <li key={answer}>
                    <span className={styles.wrongAnswer}>{answer}</span>
                    <span className={styles.times}>{texts.times(counted)}</span>
                    <Button
                      variant="outline"
                      size="small"
                      aria-label={texts.acceptOf(answer, number)}
                      disabled={busy !== null}
                      busy={busy === answer}
                      onClick={() => accept(answer)}
                    >
                      {texts.accept}
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </LiveView>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
