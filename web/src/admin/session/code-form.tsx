import { plainDigits } from '@streetlore/domain/wording';
import * as z from 'zod/mini';
import type { TextedCode } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { adminTexts as texts } from '../texts.ts';
import styles from './session.module.css';
import { useSessionForm } from './use-session-form.tsx';

const schema = z.object({
  code: z.string().check(z.trim(), z.overwrite(plainDigits), z.regex(/^\d{6}$/, texts.codeShape)),
});

type CodeFormProps = {
  readonly texted: TextedCode;
  readonly action: string;
  /** Continues with the code. Rejects with the error. */
  readonly onCode: (code: string) => Promise<void>;
  readonly onBack: () => void;
};

export function CodeForm({ texted, action, onCode, onBack }: CodeFormProps) {
  const { submit, isSending, field, problem } = useSessionForm({
    schema,
    start: { code: '' },
    send: ({ code }) => onCode(code),
    failed: texts.codeFailed,
  });
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {problem}
      <p role="status">{texts.codeSent(texted.phone)}</p>
      <TextField label={texts.code} inputMode="numeric" autoComplete="one-time-code" {...field('code')} />
      <Button type="submit" wide busy={isSending}>
        {action}
      </Button>
      <Button variant="outline" size="small" onClick={onBack}>
        {texts.startAgain}
      </Button>
    </form>
  );
}
