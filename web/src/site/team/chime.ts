/** The two notes (Hz), and how long (s) each sounds. */
const NOTES = [660, 880];
const SECONDS = 0.16;

let audio: AudioContext | undefined;

/** Plays two short notes. Browsers allow that only once somebody has touched the page. */
export function chime(): void {
  if (!navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  const { destination } = audio;
  audio.resume().then(
    () => {
      for (const [n, frequency] of NOTES.entries()) play(audio as AudioContext, destination, frequency, n * SECONDS);
    },
    (error: unknown) => console.warn('The sound cannot be played', error),
  );
}

function play(context: AudioContext, to: AudioNode, frequency: number, after: number): void {
  const begins = context.currentTime + after;
  const note = new OscillatorNode(context, { frequency });
  const volume = new GainNode(context, { gain: 0.25 });
  // Without a fall each note ends in a click.
  volume.gain.setValueAtTime(0.25, begins);
  volume.gain.exponentialRampToValueAtTime(0.001, begins + SECONDS);
  note.connect(volume).connect(to);
  note.start(begins);
  note.stop(begins + SECONDS);
}
