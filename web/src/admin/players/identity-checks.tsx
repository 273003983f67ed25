import { formatPhone } from '@streetlore/domain/phone';
import type { IdentityStanding } from '@streetlore/domain/privacy';
import { formatMoment } from '@streetlore/domain/time';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAction } from '../../ui/use-action.ts';
import { checkIdentity } from './data.ts';
import styles from './players.module.css';
import { personTexts as texts } from './texts.ts';

type IdentityChecksProps = {
  readonly standings: readonly IdentityStanding[];
  /** Called after a check was sent or confirmed. */
  readonly onChanged: () => void;
};

/** Whether the owner of each number and address has confirmed that the request is theirs. */
export function IdentityChecks({ standings, onChanged }: IdentityChecksProps) {
  return (
    <section aria-label={texts.identity}>
      <h3 className={styles.small}>{texts.identity}</h3>
      <p>{texts.identityWhy}</p>
      <ul className={styles.points}>
        {standings.map((standing) => (
          <Check key={standing.value} standing={standing} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  );
}

function Check({
  standing: { value, sent_at, confirmed_at },
  onChanged,
}: Pick<IdentityChecksProps, 'onChanged'> & { readonly standing: IdentityStanding }) {
  const [code, setCode] = useState('');
  const { busy, run } = useAction();
  const isEmail = value.includes('@');
  const ask = (told: string | null) =>
    run(async () => {
      const { right } = await checkIdentity({
        request_id: crypto.randomUUID(),
        phone_number: isEmail ? null : value,
        email: isEmail ? value : null,
        code: told,
      });
      if (told !== null && !right) toast.error(texts.codeWrong);
      if (told !== null) setCode('');
      onChanged();
    }, texts.checkFailed);
  const name = isEmail ? value : formatPhone(value);
  if (confirmed_at)
    return (
      <li>
        {name}: {texts.confirmedAt(formatMoment(new Date(confirmed_at)))}
      </li>
    );
  return (
    <li>
      <span>
        {name}: {sent_at ? texts.sentAt(formatMoment(new Date(sent_at))) : texts.notChecked}
      </span>
      <span className={styles.ways}>
        <Button size="small" variant="outline" busy={busy} onClick={() => void ask(null)}>
          {sent_at ? texts.sendAgain : texts.sendCheck}
        </Button>
      </span>
      {sent_at && (
        <form
          noValidate
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            void ask(code.trim());
          }}
        >
          <TextField
            label={texts.code(name)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
          <Button type="submit" size="small" busy={busy} disabled={!/^\s*\d{6}\s*$/.test(code)}>
            {texts.confirmCode}
          </Button>
        </form>
      )}
    </li>
  );
}
