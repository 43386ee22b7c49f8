/** Two soft tones for "your turn"; made here, no file. */

/** @type {AudioContext | undefined} */
let audio;

export function chime() {
  try {
    audio ??= new AudioContext();
    [523.25, 783.99].forEach((pitch, place) => {
      const context = /** @type {AudioContext} */ (audio);
      const tone = context.createOscillator();
      const volume = context.createGain();
      const begin = context.currentTime + place * 0.12;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.08, begin);
      volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.35);
      tone.connect(volume).connect(context.destination);
      tone.start(begin);
      tone.stop(begin + 0.4);
    });
  } catch {
    // No sound is no harm.
  }
}
