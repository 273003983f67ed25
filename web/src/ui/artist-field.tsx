import { type ArtistTyped, MAX_ARTIST_LENGTH, artistTexts as texts } from '@streetlore/domain/artist';
import type { Ref } from 'react';
import styles from './artist-field.module.css';
import { TextField } from './field.tsx';

type ArtistFieldProps = {
  readonly name: string;
  /** ' of stop 2' for an artist who is not the form's only one. */
  readonly of?: string;
  readonly value: ArtistTyped;
  readonly onChange: (artist: ArtistTyped) => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onBlur?: () => void;
  readonly errors: { readonly name?: string | undefined; readonly link?: string | undefined };
};

/** Name and page of an artist, or that nobody knows. Empty fields say nothing. */
export function ArtistField({ name, of = '', value, onChange, ref, onBlur, errors }: ArtistFieldProps) {
  const isUnknown = value !== null && value.name === null;
  const change = (typed: Partial<NonNullable<ArtistTyped>>) => {
    const next = { name: '', link: null, ...value, ...typed };
    onChange(next.name === '' && !next.link ? null : next);
  };
  return (
    <div className={styles.artist}>
      <TextField
        label={`${texts.label}${of}`}
        hint={texts.hint}
        optional
        ref={ref}
        onBlur={onBlur}
        name={`${name}.name`}
        maxLength={MAX_ARTIST_LENGTH}
        autoComplete="off"
        disabled={isUnknown}
        value={value?.name ?? ''}
        error={errors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label={`${texts.link}${of}`}
        hint={texts.linkHint}
        optional
        name={`${name}.link`}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        disabled={isUnknown}
        value={value?.link ?? ''}
        error={errors.link}
        onChange={({ target }) => change({ link: target.value || null })}
      />
      <label className={styles.unknown}>
        <input
          type="checkbox"
          name={`${name}.is_unknown`}
          checked={isUnknown}
          onChange={({ target }) => onChange(target.checked ? { name: null, link: null } : null)}
        />{' '}
        {texts.isUnknown(of)}
      </label>
    </div>
  );
}
