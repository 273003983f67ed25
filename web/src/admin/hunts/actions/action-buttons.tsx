import type { Booking } from '@streetlore/domain/booking';
import type { WithId } from '@streetlore/domain/query';
import { useId, useState } from 'react';
import { useRequestId } from '../../../data/index.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Action, FormProps, Played } from './action.ts';
import styles from './actions.module.css';
import type { Offer } from './offers.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { actionTexts as texts } from './texts.ts';

type ActionButtonsProps<Name extends string, About> = {
  readonly about: About;
  readonly actions: Readonly<Record<Name, Action<About>>>;
  readonly offers: readonly Offer<Name>[];
  /** Read out after each label, where the rows of several hunts have the same buttons. */
  readonly team?: string;
  /** What the dialogs that ask for values are given; absent where no action asks for any. */
  readonly form?: Pick<FormProps, 'number' | 'onRefunded'> & { readonly booking: WithId<Booking> };
  /** The action whose dialog is open at first, and what to do when that is closed. */
  readonly opened?: Name | null;
  readonly onClosed?: () => void;
};

/**
 * Buttons for actions on a hunt. A refused action keeps its button and says why. An action with a
 * question or values opens a dialog; any other is taken at once. A repeat after a lost answer is the
 * same request.
 */
export function ActionButtons<Name extends string, About extends Played>(props: ActionButtonsProps<Name, About>) {
  const { about, actions, offers, team, form, opened = null, onClosed } = props;
  const id = useId();
  const [asked, setAsked] = useState(opened === null ? null : { name: opened, about });
  const [sent, setSent] = useState<Name | null>(null);
  const { run, busy } = useAction();
  const request = useRequestId();
  const press = (name: Name) => {
    const action = actions[name];
    if (!('call' in action) || action.question) return setAsked({ name, about });
    const { call } = action;
    const { phase, stop_number, paused } = about.hunt;
    setSent(name);
    void run(async () => {
      const words = await call(about, request.idFor({ name, id: about.id, phase, stop_number, paused }));
      request.done();
      toast.success(words);
    }, texts.failed);
  };
  const close = () => {
    setAsked(null);
    onClosed?.();
  };
  // A reason that several actions share is shown once.
  const reasons = [...new Set(offers.flatMap(({ why }) => why ?? []))];
  const label = (action: Action<About>) =>
    team === undefined ? (
      action.label
    ) : (
      <>
        <span>{action.label}</span>
        <VisuallyHidden> {team}</VisuallyHidden>
      </>
    );
  const isByAddress = asked?.name === opened;
  const open = asked && { about: asked.about, action: actions[asked.name] };
  return (
    <>
      {offers.map(({ name, why }) => {
        const action = actions[name];
        if ('Own' in action) return <action.Own key={name} about={about} />;
        if ('to' in action)
          return (
            <LinkButton key={name} size="small" variant="outline" to={action.to(about)}>
              {label(action)}
            </LinkButton>
          );
        return (
          <Button
            key={name}
            size="small"
            variant="outline"
            busy={busy && sent === name}
            disabled={busy}
            aria-disabled={why !== null || undefined}
            aria-describedby={why === null ? undefined : `${id}-${reasons.indexOf(why)}`}
            onClick={() => {
              if (why === null) press(name);
            }}
          >
            {label(action)}
          </Button>
        );
      })}
      {reasons.map((reason, n) => (
        <p key={reason} id={`${id}-${n}`} className={styles.why}>
          {reason}
        </p>
      ))}
      {open && 'call' in open.action && open.action.question && (
        <QuestionDialog
          question={open.action.question}
          call={open.action.call}
          request={request}
          about={open.about}
          onClose={close}
        />
      )}
      {open && 'Form' in open.action && form && (
        <open.action.Form {...form} isByAddress={isByAddress} onClose={close} />
      )}
    </>
  );
}
