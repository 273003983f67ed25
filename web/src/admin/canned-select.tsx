import { cannedTexts, defaultReplies, fillReply, type ReplyValues } from '@streetlore/domain/canned';
import { useCannedReplies } from '../data/index.ts';
import styles from './canned-select.module.css';

type CannedSelectProps = {
  /** The values of the hunt that the reply is about. */
  readonly values: ReplyValues;
  readonly disabled?: boolean;
  readonly onChoose: (text: string) => void;
};

/** Offers the canned replies for which the hunt has all values. */
export function CannedSelect({ values, disabled = false, onChoose }: CannedSelectProps) {
  const live = useCannedReplies();
  if (live.status !== 'ready') return null;
  const offered = (live.data?.replies ?? defaultReplies).flatMap(({ name, text }) => {
    const filled = fillReply(text, values);
    return filled === null ? [] : [{ name, filled }];
  });
  if (offered.length === 0) return null;
  const choose = (name: string) => {
    const chosen = offered.find((reply) => reply.name === name);
    if (chosen) onChoose(chosen.filled);
  };
  return (
    <select
      className={styles.canned}
      aria-label={cannedTexts.insert}
      value=""
      disabled={disabled}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{cannedTexts.insert}</option>
      {offered.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}
