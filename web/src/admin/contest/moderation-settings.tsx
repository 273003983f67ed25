import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { contestSettingsForm } from '@streetlore/domain/contest';
import { useForm } from 'react-hook-form';
import { LiveView, useRequestId } from '../../data/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useAction } from '../../ui/use-action.ts';
import styles from './contest.module.css';
import { setThreshold, useContestSettings } from './data.ts';
import { ModerationSwitch } from './moderation-switch.tsx';
import { contestAdminTexts as texts } from './texts.ts';

/** Which new photos wait for a person: all, or those above a score of the moderation model. */
export function ModerationSettings() {
  return (
    <>
      <ModerationSwitch />
      <LiveView live={useContestSettings()} loading={<Skeleton height="8rem" />} failed={texts.moderationFailed}>
        {({ hold_above }) => <ThresholdForm key={hold_above} stored={hold_above} />}
      </LiveView>
    </>
  );
}

function ThresholdForm({ stored }: { readonly stored: number }) {
  const { busy, run } = useAction();
  const request = useRequestId();
  const form = useForm({
    resolver: standardSchemaResolver(contestSettingsForm),
    defaultValues: { hold_above: stored },
  });
  const save = form.handleSubmit(async ({ hold_above }) => {
    if (!(await run(() => setThreshold(hold_above, request.idFor(hold_above)), texts.moderationFailed))) return;
    request.done();
    toast.success(texts.thresholdSaved);
  });
  return (
    <form noValidate onSubmit={save} className={styles.threshold}>
      <TextField
        label={texts.threshold}
        hint={texts.thresholdWhy}
        inputMode="decimal"
        autoComplete="off"
        {...fieldsOf(form)('hold_above', { setValueAs: toNumber })}
      />
      <Button type="submit" busy={busy} disabled={!form.formState.isDirty}>
        {texts.save}
      </Button>
    </form>
  );
}

const toNumber = (typed: unknown) => (String(typed).trim() === '' ? Number.NaN : Number(typed));
