import { MAX_PAGE_MESSAGE, type TeamStop, teamPageTexts as texts } from '@streetlore/domain/team';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/field.tsx';
import { asTyped, type Playing } from './playing.ts';
import styles from './team.module.css';

export function LookCard({ stop: { look }, say, spray, state }: Playing & { readonly stop: TeamStop }) {
  const [answer, setAnswer] = useState('');
  if (!look) return null;
  const { question, points, found } = look;
  return (
    <Card spray={spray} className={styles.card}>
      <h2 className={styles.lookTitle}>
        {texts.look} <span className={styles.lookPoints}>+{points}</span>
      </h2>
      <p className={styles.lookQuestion}>{question}</p>
      <div role="status">{found && <p>{texts.lookFound(points)}</p>}</div>
      {!found && say && state === 'under_way' && (
        <form
          className={styles.lookForm}
          onSubmit={(event) => {
            event.preventDefault();
            if (answer.trim() === '') return;
            say(`LOOK ${answer.trim()}`);
            setAnswer('');
          }}
        >
          <TextField
            label={texts.lookAnswer}
            name="text"
            hint={texts.lookHint}
            autoComplete="off"
            {...asTyped}
            enterKeyHint="send"
            maxLength={MAX_PAGE_MESSAGE - 'LOOK '.length}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
          <Button type="submit" variant="outline">
            {texts.sendLook}
          </Button>
        </form>
      )}
    </Card>
  );
}
