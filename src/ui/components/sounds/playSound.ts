import { whenCalm } from '../hooks/whenCalm.ts';

/** What is heard: a pack arrives, seconds run out, the draft is over; in the lobby the host asks who is ready. */
export type SoundName = 'pack' | 'seconds' | 'over' | 'ready';

interface Note {
  readonly atSeconds: number;
  readonly hz: number;
  readonly lengthSeconds: number;
  /** Of the loudest note, 0 to 1. */
  readonly share: number;
}

const NOTES: Readonly<Record<SoundName, readonly Note[]>> = {
  pack: [
    { atSeconds: 0, hz: 392, lengthSeconds: 0.16, share: 0.8 },
    { atSeconds: 0.09, hz: 587, lengthSeconds: 0.28, share: 1 },
  ],
  seconds: [{ atSeconds: 0, hz: 880, lengthSeconds: 0.09, share: 0.7 }],
  ready: [
    { atSeconds: 0, hz: 587, lengthSeconds: 0.14, share: 0.8 },
    { atSeconds: 0.16, hz: 587, lengthSeconds: 0.3, share: 1 },
  ],
  over: [
    { atSeconds: 0, hz: 523, lengthSeconds: 0.3, share: 0.8 },
    { atSeconds: 0.16, hz: 659, lengthSeconds: 0.3, share: 0.9 },
    { atSeconds: 0.32, hz: 784, lengthSeconds: 0.6, share: 1 },
  ],
};

const LOUDEST_GAIN = 0.4;
const ATTACK_SECONDS = 0.012;
const SILENT_GAIN = 0.0001;

/** The gain of a volume from 0 to 100; ears hear loudness by squares. */
export const gainOf = (volume: number): number => LOUDEST_GAIN * (volume / 100) ** 2;

/** After a last tone what the loudspeaker still holds is heard to its end. */
const LINGER_MS = 1000;

let audio: AudioContext | null = null;
let sounding = 0;

/** Before the first click or key browsers allow no sound. */
const isAllowed = () => 'AudioContext' in window && navigator.userActivation.hasBeenActive;

/**
 * Opens the way to the loudspeaker ahead of the first sound, which takes a browser tens of milliseconds: in the first moment
 * after a click or key in which it has nothing else to do. Gives the way to call it off.
 */
export function openSoundWhenCalm(): () => void {
  const open = () => {
    if (audio !== null || !isAllowed()) return;
    audio = new AudioContext();
    void audio.suspend();
  };
  if (isAllowed()) return whenCalm(open);
  let callOff: (() => void) | null = null;
  const follow = () => {
    callOff ??= whenCalm(open);
  };
  const ways = ['click', 'keydown'] as const;
  for (const way of ways) window.addEventListener(way, follow, { once: true });
  return () => {
    for (const way of ways) window.removeEventListener(way, follow);
    callOff?.();
  };
}

/** Plays a drawn sound, no file. Before the first click or key nothing is played. */
export function playSound(name: SoundName, volume: number): void {
  if (volume <= 0 || !isAllowed()) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const note of NOTES[name]) playNote(audio, note, gainOf(volume));
}

/** A browser computes silence as it computes sound, hundreds of times a second, until it is told to rest. */
function restIfSilent(context: AudioContext) {
  if (sounding === 0) void context.suspend();
}

function playNote(context: AudioContext, { atSeconds, hz, lengthSeconds, share }: Note, gain: number) {
  const startsAt = context.currentTime + atSeconds;
  const endsAt = startsAt + lengthSeconds;
  const tone = new OscillatorNode(context, { type: 'sine', frequency: hz });
  const envelope = new GainNode(context, { gain: SILENT_GAIN });
  envelope.gain.setValueAtTime(SILENT_GAIN, startsAt);
  envelope.gain.exponentialRampToValueAtTime(gain * share, startsAt + ATTACK_SECONDS);
  envelope.gain.exponentialRampToValueAtTime(SILENT_GAIN, endsAt);
  tone.connect(envelope).connect(context.destination);
  sounding += 1;
  tone.onended = () => {
    sounding -= 1;
    setTimeout(restIfSilent, LINGER_MS, context);
  };
  tone.start(startsAt);
  tone.stop(endsAt);
}
