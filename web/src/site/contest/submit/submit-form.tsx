import { MAX_ARTIST_LENGTH } from '@streetlore/domain/artist';
import {
  contestTexts,
  entryRule,
  MAX_CREDIT_LENGTH,
  MAX_TITLE_LENGTH,
  PRIZE_TERMS,
  photoRights,
  type SubmissionForm,
} from '@streetlore/domain/contest';
import { PHOTO_TERMS, routes } from '@streetlore/domain/paths';

import { type UseFormReturn, useController } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useReachable } from '../../../offline/connection.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { faultOf, fieldsOf } from '../../../ui/fields-of.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import form from '../../form/form.module.css';
import { type Flow, isOutside } from './flow.ts';
import { LeftoverPlaceNames } from './leftover-place-names.tsx';
import { Messages } from './messages.tsx';
import styles from './submit.module.css';
import { SuggestedArtist } from './suggested-artist.tsx';
import { TagsField } from './tags-field.tsx';
import type { SubmitFlow } from './use-submit-flow.ts';

type SubmitFormProps = {
  readonly form: UseFormReturn<SubmissionForm>;
  readonly flow: SubmitFlow;
};

const { labels } = contestTexts;

export function SubmitPhotoForm({ form: typed, flow }: SubmitFormProps) {
  const field = fieldsOf(typed);
  const { field: tags } = useController({ control: typed.control, name: 'tags' });
  const online = useReachable();
  const { status, file, stage } = flow.state;
  const isUploading = status === 'uploading';
  return (
    <form noValidate onSubmit={typed.handleSubmit(flow.send)} className={form.form} aria-label={contestTexts.formLabel}>
      <Messages flow={flow} />
      <TextField label={labels.title} maxLength={MAX_TITLE_LENGTH} autoComplete="off" {...field('title')} />
      <div>
        <TextField
          label={labels.location}
          optional
          readOnly={flow.state.facts !== null && isOutside(flow.state.facts)}
          autoComplete="off"
          {...field('location')}
        />
        <LeftoverPlaceNames form={typed} flow={flow} />
      </div>
      <TextAreaField label={labels.description} optional rows={5} {...field('description')} />
      <TagsField tags={tags.value} onChange={tags.onChange} error={faultOf(typed.formState.errors, 'tags')} />
      <div>
        <TextField
          label={labels.artist}
          hint={contestTexts.artistHint}
          optional
          maxLength={MAX_ARTIST_LENGTH}
          autoComplete="off"
          {...field('artist')}
        />
        <SuggestedArtist form={typed} flow={flow} />
      </div>
      <TextField
        label={labels.credit}
        hint={contestTexts.creditHint}
        optional
        maxLength={MAX_CREDIT_LENGTH}
        autoComplete="off"
        {...field('credit')}
      />
      <fieldset className={styles.person}>
        <legend>{contestTexts.aboutYou}</legend>
        <p className={styles.private}>{contestTexts.private}</p>
        <div className={form.pair}>
          <TextField label={labels.name} autoComplete="name" {...field('name')} />
          <TextField
            label={labels.phone_number}
            hint={contestTexts.phoneHint}
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            {...field('phone_number')}
          />
        </div>
        <TextField label={labels.email} type="email" autoComplete="email" inputMode="email" {...field('email')} />
      </fieldset>
      <p className={styles.private}>
        {entryRule} <Link to={routes.termsPart(PRIZE_TERMS)}>{contestTexts.prizeTerms}</Link>
        <br />
        {photoRights.photographer} {photoRights.artists} <Link to={routes.termsPart(PHOTO_TERMS)}>Terms</Link>
      </p>
      {isUploading && file && <UploadProgress stage={stage} sent={flow.state.sent} total={file.size} />}
      <div className={styles.actions}>
        <Button type="submit" busy={isUploading} disabled={!file || isUploading || !online}>
          {isUploading ? contestTexts.uploading : contestTexts.send}
        </Button>
        <Button variant="outline" disabled={isUploading && stage === 'publishing'} onClick={flow.reset}>
          {contestTexts.cancel}
        </Button>
      </div>
      {!file && <p>{contestTexts.needsPhoto}</p>}
      {!online && <p>{contestTexts.submitOffline}</p>}
    </form>
  );
}

type UploadProgressProps = {
  readonly stage: Flow['stage'];
  /** Bytes. */
  readonly sent: number;
  readonly total: number;
};

function UploadProgress({ stage, sent, total }: UploadProgressProps) {
  const percent = total > 0 ? Math.min(100, Math.round((sent / total) * 100)) : 0;
  return (
    <div className={styles.progress}>
      <ProgressBar label={contestTexts.uploading} value={percent} max={100} valueText={`${percent}%`} />
      <p role="status">
        <span>{contestTexts.stages[stage]}</span>
        {stage === 'sending' && <span aria-hidden="true"> {percent}%</span>}
      </p>
    </div>
  );
}
