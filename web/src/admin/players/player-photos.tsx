import type { Submission } from '@streetlore/domain/contest';
import { type Gift, restInWords, worthInWords } from '@streetlore/domain/gift';
import { giftRoutes, routes } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { formatDay } from '@streetlore/domain/time';
import { Link } from 'react-router-dom';
import { LiveView } from '../../data/index.ts';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Badge } from '../../ui/sticker.tsx';
import { useJudgedPicture } from '../picture/judged-picture.ts';
import { usePhotosOf, useSentPhoto, useVouchersOf } from './data.ts';
import styles from './players.module.css';
import { playerTexts as texts } from './texts.ts';

export function PlayerPhotos({ number }: { readonly number: string }) {
  const photos = usePhotosOf(number);
  return (
    <LiveView live={photos} loading={<Loading text={texts.photos} />} failed={texts.photosFailed}>
      {(ids) =>
        ids.length > 0 && (
          <>
            <section aria-label={texts.photos} className={styles.list}>
              <h3 className={styles.heading}>{texts.photos}</h3>
              <ul className={styles.photos}>
                {ids.map((id) => (
                  <PhotoRow key={id} id={id} />
                ))}
              </ul>
            </section>
            <Prizes photos={ids} />
          </>
        )
      }
    </LiveView>
  );
}

function PhotoRow({ id }: { readonly id: string }) {
  const live = useSentPhoto(id);
  return (
    <li>
      <LiveView live={live} loading={<Skeleton ratio="4 / 3" />} failed={texts.photosFailed}>
        {(photo) =>
          photo && (
            <figure className={styles.photo}>
              <PhotoPicture photo={photo} />
              <figcaption>
                {photo.status === 'approved' ? <Link to={routes.submission(photo)}>{photo.title}</Link> : photo.title}
                <span>
                  {formatDay(photo.submitted_at)}, {photo.votes} {photo.votes === 1 ? 'vote' : 'votes'}
                </span>
                <span className={styles.badges}>
                  {photo.status !== 'approved' && <Badge tone="warn">{photo.status}</Badge>}
                  {photo.is_winner && <Badge tone="spray">Winner</Badge>}
                </span>
              </figcaption>
            </figure>
          )
        }
      </LiveView>
    </li>
  );
}

function PhotoPicture({ photo }: { readonly photo: WithId<Submission> }) {
  const { src, failed } = useJudgedPicture(photo);
  if (failed) return null;
  return src === null ? <Skeleton ratio="4 / 3" /> : <img src={src} alt="" loading="lazy" decoding="async" />;
}

function Prizes({ photos }: { readonly photos: readonly string[] }) {
  const live = useVouchersOf(photos);
  return (
    <LiveView live={live} loading={null} failed={texts.photosFailed}>
      {(vouchers) =>
        vouchers.length > 0 && (
          <section aria-label={texts.vouchers} className={styles.list}>
            <h3 className={styles.heading}>{texts.vouchers}</h3>
            <ul className={styles.people}>
              {vouchers.map((voucher) => (
                <li key={voucher.id}>
                  <VoucherLine voucher={voucher} />
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </LiveView>
  );
}

/** `5 hunts, each for up to 5 people: 3 hunts left, until 14 Nov 2027`. Nothing keeps the code. */
function VoucherLine({ voucher }: { readonly voucher: WithId<Gift> }) {
  const { worth, expires_at } = voucher;
  return (
    <>
      <Link to={giftRoutes.adminGift(voucher.id)}>{worthInWords(worth)}</Link>
      <span>{`: ${restInWords(voucher)} left${expires_at ? `, until ${formatDay(expires_at)}` : ''}`}</span>
    </>
  );
}
