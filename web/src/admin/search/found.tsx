import { teamName } from '@streetlore/domain/leaderboard';
import { routes } from '@streetlore/domain/paths';
import { formatPhone } from '@streetlore/domain/phone';
import { isPageMessage, type LoggedMessage } from '@streetlore/domain/sms';
import { formatMoment } from '@streetlore/domain/time';
import { Command } from 'cmdk';
import type { ReactNode } from 'react';
import {
  type FoundPlayer,
  useFoundPhotos,
  useFoundPlayers,
  useFoundPosts,
  useFoundTexts,
  useFoundTours,
} from './data.ts';
import styles from './search.module.css';
import { searchTexts as texts } from './texts.ts';

type FoundProps = { readonly typed: string; readonly onGo: (to: string) => void };

/** What a search finds, live, grouped by kind. A group without results shows nothing. */
export function Found(props: FoundProps) {
  const { typed, onGo } = props;
  const players = useFoundPlayers(typed);
  const tours = useFoundTours(typed);
  const said = useFoundTexts(typed);
  const posts = useFoundPosts(typed);
  const photos = useFoundPhotos(typed);
  return (
    <>
      <Group heading={texts.groups.players}>
        {players.map((found) => (
          <PlayerItem key={found.player.id} found={found} onGo={onGo} />
        ))}
      </Group>
      <Group heading={texts.groups.tours}>
        {tours.map(({ id, name, neighborhood }) => (
          <Item key={id} to={`${routes.adminSection('tours')}/${id}`} name={name} more={neighborhood} onGo={onGo} />
        ))}
      </Group>
      <Group heading={texts.groups.texts}>
        {said.map((message) => (
          <Item
            key={message.id}
            to={placeOf(message)}
            name={message.message_content}
            more={`${writerOf(message)}, ${formatMoment(message.sent_at)}`}
            onGo={onGo}
          />
        ))}
      </Group>
      <Group heading={texts.groups.posts}>
        {posts.map(({ id, title, author }) => (
          <Item key={id} to={`${routes.adminSection('blog')}?edit=${id}`} name={title} more={author} onGo={onGo} />
        ))}
      </Group>
      <Group heading={texts.groups.photos}>
        {photos.map(({ id, title, location }) => (
          <Item
            key={id}
            to={`${routes.adminSection('contest')}?${new URLSearchParams({ search: title })}`}
            name={title}
            more={location}
            onGo={onGo}
          />
        ))}
      </Group>
    </>
  );
}

/** The thread that has a message: that of its hunt, or of its number. */
const placeOf = (message: LoggedMessage) =>
  isPageMessage(message)
    ? routes.adminHunt(message.booking_id)
    : message.booking_id === null
      ? routes.adminThread(message.phone_number)
      : routes.adminHunt(message.booking_id);

const writerOf = (message: LoggedMessage) =>
  isPageMessage(message) ? texts.onPage(message.page_player) : formatPhone(message.phone_number);

function Group({ heading, children }: { readonly heading: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Command.Group heading={heading} className={styles.group}>
      {children}
    </Command.Group>
  );
}

type ItemProps = {
  readonly to: string;
  readonly name: string;
  readonly more: string;
  readonly onGo: FoundProps['onGo'];
};

function Item({ to, name, more, onGo }: ItemProps) {
  return (
    <Command.Item value={`${to} ${more}`} className={styles.item} onSelect={() => onGo(to)}>
      <span className={styles.name}>{name}</span>
      <span className={styles.more}>{more}</span>
    </Command.Item>
  );
}

type PlayerItemProps = { readonly found: FoundPlayer; readonly onGo: FoundProps['onGo'] };

/** A phone with its latest hunt, and the hunt's page behind it; without a hunt, the player's page. */
function PlayerItem({ found: { player, hunt }, onGo }: PlayerItemProps) {
  const who = [formatPhone(player.phone_number), player.email].filter(Boolean).join(', ');
  if (!hunt) return <Item to={routes.adminPlayer(player.phone_number)} name={who} more={texts.player} onGo={onGo} />;
  const name = `${teamName(hunt.id, hunt.team_name)}, ${hunt.tour_name}`;
  return <Item to={routes.adminHunt(hunt.id)} name={name} more={who} onGo={onGo} />;
}
