import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { sameName } from '@streetlore/domain/booking';
import { type PageReviewForm, pageReviewForm, resultTexts as texts } from '@streetlore/domain/result';
import { REVIEW_LENGTH } from '@streetlore/domain/reviews';
import type { TeamPage } from '@streetlore/domain/team';
import { useController, useForm } from 'react-hook-form';
import { useSending } from '../../../data/index.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import form from '../../form/form.module.css';
import { FormError } from '../../form/form-error.tsx';
import { joinTeam } from '../data.ts';
import { reviewOnPage } from './data.ts';
import type { SentReview } from './own-review.ts';
import { StarsField } from './stars-field.tsx';
import { WhoField } from './who-field.tsx';

type ReviewFormProps = {
  readonly page: TeamPage;
  readonly token: string;
  /** The name under which this device plays or has reviewed. */
  readonly player: string | null;
  readonly sent: SentReview | null;
  readonly onSent: (review: SentReview) => void;
};

export function ReviewForm({ page, token, player, sent, onSent }: ReviewFormProps) {
  const { page_players, participants } = page;
  const typed = useForm<PageReviewForm>({
    resolver: standardSchemaResolver(pageReviewForm),
    defaultValues: {
      name: player ?? (page_players.length === 1 ? page_players[0] : '') ?? '',
      rating: sent?.rating ?? 0,
      text: sent?.text ?? '',
    },
    shouldFocusError: false,
  });
  const { field: stars, fieldState } = useController({ control: typed.control, name: 'rating' });
  const { element, submit, error, field, isSending } = useSending(typed, {
    failed: texts.reviewFailed,
    send: async (_, { name, rating, text }) => {
      const isKnown = page_players.some((one) => sameName(one, name));
      const known = isKnown ? name : (await joinTeam({ token, name })).name;
      const { until } = await reviewOnPage({ token, name: known, rating, text });
      onSent({ name: known, rating, text, until });
    },
  });
  return (
    <form ref={element} noValidate onSubmit={submit} className={form.form} aria-label={texts.reviewTitle}>
      {error && <FormError message={error} />}
      <StarsField value={stars.value} onChange={stars.onChange} error={fieldState.error?.message} />
      <TextAreaField
        label={texts.sentence}
        hint={texts.reviewHint}
        rows={3}
        maxLength={REVIEW_LENGTH}
        autoComplete="off"
        {...field('text')}
      />
      {player === null && <WhoField players={page_players} places={participants} form={typed} field={field('name')} />}
      <Button type="submit" busy={isSending}>
        {texts.send}
      </Button>
    </form>
  );
}
