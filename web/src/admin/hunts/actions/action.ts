import type { Booking } from '@streetlore/domain/booking';
import type { HuntInNeed } from '@streetlore/domain/needs';
import type { WithId } from '@streetlore/domain/query';
import type { ComponentType } from 'react';

/** What a step needs to know of a hunt. A booking has it, and so has a row of Needs You. */
export type Played = {
  readonly id: string;
  readonly hunt: { readonly phase: string; readonly stop_number: number; readonly paused?: boolean };
  readonly phone_numbers?: readonly string[];
  readonly page_players?: readonly unknown[] | undefined;
};

/** A row of Needs You, under the id of its hunt. */
export type NeedSubject = HuntInNeed & { readonly id: string };

/** What is asked before an action, about the hunt as it was when somebody pressed the button. */
export type Question<About> = {
  readonly title: string;
  readonly text: (about: About) => string;
  /** The label of the confirming button. */
  readonly confirm: string | ((about: About) => string);
  /** Whether it cannot be taken back. */
  readonly danger?: boolean;
  /** Whom the players' message reaches; null if that is unknown. Absent when the text says it. */
  readonly readers?: (about: About) => string | null;
};

/** What the dialog of an action that asks for values is given. */
export type FormProps = {
  readonly booking: WithId<Booking>;
  readonly onClose: () => void;
  /** The phone that the action is about; empty for none. */
  readonly number: string;
  /** Whether the page's address has opened the dialog. */
  readonly isByAddress: boolean;
  /** Called when money was given back. */
  readonly onRefunded?: (() => void) | undefined;
};

/** An action on a hunt, as data. `ActionButtons` shows it. */
export type Action<About> = {
  readonly label: string;
  /**
   * Whether the state of the hunt allows it, by the server's rules. Absent where a row's reason
   * decides.
   */
  readonly may?: (booking: Booking, now: Date) => Allowed;
} & (
  | {
      /** Takes the action, and resolves with what to say about it. Rejects with CallError. */
      readonly call: (about: About, requestId: string) => Promise<string>;
      readonly question?: Question<About>;
    }
  | { readonly Form: ComponentType<FormProps> }
  | { readonly to: (about: About) => string }
  | { readonly Own: ComponentType<{ readonly about: About }> }
);

export type Allowed = { readonly ok: true } | { readonly ok: false; readonly problem?: { readonly message: string } };
