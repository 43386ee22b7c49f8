/** The mixer: few, warm and short sounds, made here of tones and noise; no file. On after the first touch. */
import { settings } from '../app/settings.js';

/** @type {AudioContext | undefined} */
let audio;
/** @type {GainNode} */
let out;
/** @type {AudioBuffer} */
let noise;

/** Loud enough to be heard, quiet enough for an evening. */
const VOLUME = 0.5;

/** A tone: pitch in hertz, when and how long in seconds, how loud; it fades like something struck. */
function tone(
  /** @type {number} */ pitch,
  at = 0,
  long = 0.3,
  loud = 0.1,
  /** @type {OscillatorType} */ kind = 'sine',
  bend = 1,
) {
  const context = /** @type {AudioContext} */ (audio);
  const one = context.createOscillator();
  const volume = context.createGain();
  const begin = context.currentTime + at;
  one.type = kind;
  one.frequency.setValueAtTime(pitch, begin);
  one.frequency.exponentialRampToValueAtTime(pitch * bend, begin + long);
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  one.connect(volume).connect(out);
  one.start(begin);
  one.stop(begin + long + 0.05);
}

/** Noise through a filter: paper, steps, the sea. */
function rush(
  /** @type {number} */ pitch,
  at = 0,
  long = 0.1,
  loud = 0.1,
  /** @type {BiquadFilterType} */ kind = 'bandpass',
  to = pitch,
) {
  const context = /** @type {AudioContext} */ (audio);
  const one = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const volume = context.createGain();
  const begin = context.currentTime + at;
  one.buffer = noise;
  one.loop = true;
  filter.type = kind;
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(pitch, begin);
  filter.frequency.exponentialRampToValueAtTime(to, begin + long);
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + Math.min(0.02, long / 3));
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  one.connect(filter).connect(volume).connect(out);
  one.start(begin, Math.random());
  one.stop(begin + long + 0.05);
}

/** @type {Record<string, () => void>} */
const SOUNDS = {
  turn: () => {
    tone(523.25, 0, 0.4, 0.12);
    tone(783.99, 0.12, 0.5, 0.12);
  },
  card: () => rush(2600, 0, 0.09, 0.16, 'bandpass', 1400),
  build: () => {
    tone(150, 0, 0.12, 0.3, 'triangle', 0.6);
    rush(900, 0, 0.05, 0.2);
    tone(150, 0.13, 0.14, 0.24, 'triangle', 0.6);
    rush(900, 0.13, 0.05, 0.15);
  },
  role: () => {
    rush(1800, 0, 0.08, 0.1);
    tone(329.63, 0.04, 0.25, 0.09, 'triangle');
  },
  good: () => {
    tone(196, 0, 0.14, 0.2, 'triangle', 0.8);
    rush(500, 0, 0.06, 0.12);
  },
  coin: () => {
    tone(1567.98, 0, 0.16, 0.07, 'triangle');
    tone(2093, 0.06, 0.22, 0.06, 'triangle');
  },
  barrel: () => {
    tone(110, 0, 0.2, 0.32, 'sine', 0.7);
    rush(320, 0, 0.12, 0.16);
  },
  step: () => rush(700, 0, 0.05, 0.12, 'lowpass'),
  sail: () => rush(400, 0, 0.9, 0.14, 'lowpass', 1500),
  bell: () => {
    tone(659.25, 0, 0.9, 0.12);
    tone(1318.5, 0, 0.6, 0.04);
    tone(987.77, 0.18, 0.9, 0.09);
  },
  win: () => {
    for (const [place, pitch] of [523.25, 659.25, 783.99, 1046.5].entries()) tone(pitch, place * 0.13, 0.7, 0.11);
  },
  count: () => tone(880, 0, 0.1, 0.06, 'triangle'),
};

/** Browsers let a page be heard once somebody has touched it. */
function open() {
  audio ??= new AudioContext();
  if (out) return;
  out = audio.createGain();
  out.gain.value = VOLUME;
  out.connect(audio.destination);
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  noise.getChannelData(0).forEach((_, place, samples) => {
    samples[place] = Math.random() * 2 - 1;
  });
}

/** The last moment of each sound: of several at once one is heard. @type {Map<string, number>} */
const heard = new Map();
const APART = 60;

/** Lets a sound be heard, if sounds are wanted and somebody has touched the page. */
export function play(/** @type {string} */ name) {
  if (!settings.sounds || !navigator.userActivation?.hasBeenActive) return;
  if (performance.now() - (heard.get(name) ?? -APART) < APART) return;
  heard.set(name, performance.now());
  try {
    open();
    if (audio?.state === 'suspended') audio.resume();
    SOUNDS[name]?.();
  } catch {
    // No sound is no harm.
  }
}
