import { mainAnswerOf, type WrongAnswer } from '@streetlore/domain/playing';
import type { TourForm } from '@streetlore/domain/tour';
import type { Live } from '../../data/index.ts';
import { toast } from '../../ui/toaster.tsx';
import type { StoredForm } from '../editor/use-stored-form.ts';
import { acceptAnswer, type TourValues } from './data.ts';
import { wrongTexts } from './stop-texts.ts';

export type AcceptAnswers = {
  readonly wrong: Live<readonly WrongAnswer[]>;
  /** Whether the saved tour already has a stop with this solution. */
  readonly isStored: (solution: string) => boolean;
  /** Accepts an answer at the stop with the given solution. Rejects with CallError. */
  readonly accept: (solution: string, answer: string) => Promise<void>;
};

const at = (stops: TourValues['stops'], solution: string) =>
  stops.findIndex(({ answer }) => mainAnswerOf({ answers: [answer] }) === solution);

/**
 * Accepts an answer. It saves the stored tour with the answer; other changes in the form stay unsaved.
 * @returns null while the tour is new
 */
export function useAcceptAnswers(
  tourId: string,
  { form, editing }: Pick<StoredForm<TourValues, TourForm>, 'form' | 'editing'>,
  wrong: AcceptAnswers['wrong'],
): AcceptAnswers | null {
  const { base } = editing;
  const { seen } = base;
  if (seen === null) return null;
  const accept = async (solution: string, answer: string) => {
    const values = structuredClone(base.form);
    const index = at(values.stops, solution);
    values.stops[index]?.accepted_answers.push(answer);
    const asked = { tour_id: tourId, seen, stop_number: index + 1, solution, answer };
    let given: { hunts: number; points: number } | null = null;
    const send = async (request_id: string) => {
      const done = await acceptAnswer({ request_id, ...asked });
      given = done;
      return { form: values, seen: done.updated_at };
    };
    const onSaved = () => {
      const name = `stops.${at(form.getValues('stops'), solution)}.accepted_answers` as const;
      const typed = form.getValues(name);
      if (typed) form.setValue(name, [...new Set([...typed, answer])], { shouldDirty: true });
      toast.success(wrongTexts.accepted(answer), given ? { description: wrongTexts.given(given) } : {});
    };
    await editing.save({ typed: values, values, asked, send, onSaved });
  };
  return { wrong, isStored: (solution) => at(base.form.stops, solution) >= 0, accept };
}
