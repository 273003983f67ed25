import { codeInFragment, tillTexts as texts } from '@streetlore/domain/till';
import { useEffect, useRef, useState } from 'react';
import styles from './till.module.css';

/** Few browsers have it, and TypeScript does not know it (https://developer.mozilla.org/en-US/docs/Web/API/BarcodeDetector). */
type Detector = { detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> };
type Making = new (options: { formats: readonly string[] }) => Detector;

const making = (): Making | null => (globalThis as { readonly BarcodeDetector?: Making }).BarcodeDetector ?? null;

export const mayScan = (): boolean => making() !== null && 'mediaDevices' in navigator;

/** How often (ms) a picture is searched for a code. */
const EVERY = 150;

/** The camera, until it sees one of our codes. */
export function Scanner({ onCode }: { readonly onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const found = useRef(onCode);
  found.current = onCode;
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const Making = making();
    const element = video.current;
    if (!Making || !element) return;
    const detector = new Making({ formats: ['qr_code'] });
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async (): Promise<void> => {
      const seen = element.readyState < 2 ? [] : await detector.detect(element);
      const code = seen
        .map(({ rawValue }) => codeInFragment(URL.parse(rawValue)?.hash ?? ''))
        .find((one) => one !== null);
      if (isOver) return;
      if (code) found.current(code);
      else timer = setTimeout(() => void look().catch(fail), EVERY);
    };
    const fail = (error: unknown) => {
      console.warn('The camera cannot be used', error);
      if (!isOver) setFailed(true);
    };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver) return stop();
      element.srcObject = stream;
      await element.play();
      await look();
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    start().catch(fail);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  if (isFailed)
    return (
      <p role="alert" className={styles.failure}>
        {texts.noCamera}
      </p>
    );
  return <video ref={video} className={styles.video} muted playsInline aria-label={texts.scan} />;
}
