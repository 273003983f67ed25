import { city, mapsLink } from '@streetlore/domain/city';
import { isPageMessage, requestOf } from '@streetlore/domain/sms';
import { formatMoment } from '@streetlore/domain/time';
import { MapPin } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import { Badge } from '../../../ui/sticker.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { AdminActionOf } from './admin-action-note.tsx';
import type { ThreadText } from './data.ts';
import { Delivery } from './delivery.tsx';
import { Resend } from './resend.tsx';
import { kindOf, threadTexts as texts } from './texts.ts';
import styles from './thread.module.css';

type MessageProps = {
  readonly text: ThreadText;
  /** Who sent or got it; absent where the thread has one phone and no page. */
  readonly who?: string | undefined;
};

/** One message with its content, time, kind and delivery. Nothing delivers a page message. */
export function Message({ text, who }: MessageProps) {
  const { direction, message_content, place, is_test, sent_at, opinion } = text;
  const isOurs = direction === 'outbound';
  const request = requestOf(text);
  return (
    <li className={classes(styles.message, isOurs && styles.ours)}>
      {request && <AdminActionOf request={request} />}
      <div className={styles.bubble}>
        <VisuallyHidden>{isOurs ? texts.us : texts.player}: </VisuallyHidden>
        {message_content || texts.noWords}
      </div>
      <p className={styles.about}>
        <time dateTime={sent_at.toISOString()}>{formatMoment(sent_at)}</time>
        {who && <span>{who}</span>}
        <span>{kindOf(text)}</span>
        {is_test && <Badge>{texts.test}</Badge>}
        {opinion && opinion.did.length > 0 && <span>{texts.opinion(opinion.did)}</span>}
        {!isPageMessage(text) && <Delivery text={text} />}
      </p>
      {place && (
        <a className={styles.map} href={mapsLink(inLondon(place))} target="_blank" rel="noreferrer">
          <MapPin size={16} aria-hidden="true" />
          {texts.map(place)}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
      )}
      {isOurs && !isPageMessage(text) && text.status === 'failed' && <Resend text={text} />}
    </li>
  );
}

const inLondon = (place: string) =>
  new RegExp(`\\b${city.name}\\b`, 'i').test(place) ? place : `${place}, ${city.name}`;
