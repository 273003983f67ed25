import { type HuntSettings, type HuntTour, testerCommands } from '@streetlore/domain/hunt';
import { partnerIds, tourEditorTexts } from '@streetlore/domain/tour';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { combineLive, LiveView, useHuntSettings } from '../../data/index.ts';
import { presentTime } from '../../server-time.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { usePartnersOf, useWholeTour } from './data.ts';
import { type Bubble, labelOf, newPlay, play, playableTour } from './play.ts';
import styles from './tester.module.css';

/** Tells screen readers who speaks. */
const speakers = { player: 'You: ', hunt: 'Streetlore: ', note: '' } as const satisfies Record<Bubble['from'], string>;

type TourTesterProps = {
  readonly tourId: string;
  readonly onClose: () => void;
};

/** A phone beside the screen that plays the tour as it was last saved. No text is sent. */
export function TourTester({ tourId, onClose }: TourTesterProps) {
  const tour = useWholeTour(tourId);
  const links = tour.status === 'ready' ? tour.data?.links : undefined;
  const live = combineLive(combineLive(tour, usePartnersOf(partnerIds(links ?? []))), useHuntSettings());
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      // The focus returns, unless it has moved elsewhere.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      aria-label="Tour Tester"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <LiveView live={live} loading={<Loading text={tourEditorTexts.loading} />} failed={tourEditorTexts.loadFailed}>
        {([[whole, partners], settings]) => {
          const tour = whole && playableTour(whole, partners, settings.scoring);
          // A save restarts the tester, because a running hunt keeps the stops and the scoring that it
          // started with.
          const version = `${whole?.tour.updated_at.toISOString()} ${JSON.stringify(settings)}`;
          return tour ? (
            <Phone key={version} tour={tour} settings={settings} onClose={onClose} />
          ) : (
            <EmptyState title="This tour cannot be played yet">
              <p>Every stop needs a clue and an answer.</p>
              <Button onClick={onClose}>Close</Button>
            </EmptyState>
          );
        }}
      </LiveView>
    </aside>
  );
}

type PhoneProps = { readonly tour: HuntTour; readonly settings: HuntSettings; readonly onClose: () => void };

function Phone({ tour, settings, onClose }: PhoneProps) {
  const named = { site: location.host, expiry_hours: settings.expiry_hours };
  const [hunt, setHunt] = useState(() => newPlay(tour, named));
  const [typed, setTyped] = useState('');
  const chat = useRef<HTMLDivElement>(null);
  const say = (text: string) => setHunt((before) => play(before, tour, named, text, presentTime()));
  const { length } = hunt.bubbles;
  useEffect(() => {
    if (length > 0) chat.current?.scrollTo({ top: chat.current.scrollHeight });
  }, [length]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    say(typed);
    setTyped('');
  };
  const label = labelOf(hunt.state);
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>Tour Tester</h2>
        <Badge tone={label === 'Completed' ? 'good' : label === 'In Progress' ? 'warn' : 'plain'}>{label}</Badge>
        <Button size="small" variant="outline" onClick={() => setHunt(newPlay(tour, named))}>
          Reset
        </Button>
        <Button size="small" variant="outline" onClick={onClose}>
          Close
        </Button>
      </div>
      <p className={styles.tour}>
        {tour.name}: stop {hunt.state.stop_number} of {tour.stops.length}, {hunt.state.score} points
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
      <div ref={chat} role="log" aria-label="Texts" tabIndex={0} className={styles.chat}>
        {hunt.bubbles.map(({ id, from, text }) => (
          <p
            key={id}
            className={classes(styles.bubble, from === 'player' && styles.mine, from === 'note' && styles.note)}
          >
            <VisuallyHidden>{speakers[from]}</VisuallyHidden>
            {text}
          </p>
        ))}
      </div>
      <div className={styles.commands}>
        {testerCommands.map((command) => (
          <Button key={command} size="small" variant="outline" onClick={() => say(command)}>
            {command}
          </Button>
        ))}
      </div>
      <form className={styles.write} onSubmit={send}>
        <input
          aria-label="Your text"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
        />
        <Button type="submit" size="small">
          Send
        </Button>
      </form>
    </>
  );
}
