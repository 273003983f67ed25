import { followStandIns } from '../bench/vendor-feed.ts';

type Shown = { sid: string; direction: string; to: string };

/**
 * How often the silence is checked in its time. A machine that was asleep has missed all checks but
 * one.
 */
const LOOKS = 12;

/** All phones of the soak, and what their screens show. */
export type SoakPhones = {
  /** Resolves once the phone has got `texts` texts in all. */
  until(phone: string, texts: number): Promise<void>;
  /** Resolves once no phone has got a text for so long (ms). */
  silence(milliseconds: number): Promise<void>;
  close(): void;
};

/** Follows the texts that Twilio accepts for every phone. */
export async function openPhones(): Promise<SoakPhones> {
  const sids = new Set<string>();
  const got = new Map<string, number>();
  const waiting = new Map<string, { texts: number; resolve: () => void }[]>();
  let looking: NodeJS.Timeout | undefined;
  let quietLooks = 0;
  const countOf = (phone: string) => got.get(phone) ?? 0;
  const close = await followStandIns<Shown>('/phone/stream', 'message', ({ sid, direction, to }) => {
    // The feed also reports each change of a text's status.
    if (direction !== 'outbound' || sids.has(sid)) return;
    sids.add(sid);
    got.set(to, countOf(to) + 1);
    quietLooks = 0;
    const isDue = ({ texts }: { texts: number }) => texts <= countOf(to);
    const all = waiting.get(to) ?? [];
    waiting.set(
      to,
      all.filter((one) => !isDue(one)),
    );
    for (const { resolve } of all.filter(isDue)) resolve();
  });
  return {
    until: (phone, texts) =>
      new Promise((resolve) => {
        if (countOf(phone) >= texts) resolve();
        else waiting.set(phone, [...(waiting.get(phone) ?? []), { texts, resolve }]);
      }),
    silence: (milliseconds) =>
      new Promise((resolve) => {
        looking = setInterval(() => {
          quietLooks += 1;
          if (quietLooks > LOOKS) resolve();
        }, milliseconds / LOOKS);
      }),
    close() {
      clearInterval(looking);
      close();
    },
  };
}
