/** Five small sounds, made on the spot: your turn, a card, a stamp, a word, the end. Off for whoever wants it quiet. */
import { recall, remember } from './keep';

export type Sound = 'turn' | 'card' | 'stamp' | 'word' | 'end';

const SOUND = 'backroom.sound';
/** Cards that fall together make one sound. */
const APART = 0.09;

class Sounds {
  on = $state(recall(SOUND) !== 'off');
  #audio: AudioContext | null = null;
  #last = 0;

  /** A browser lets a page sound only after a touch or a key. Returns what stops the listening. */
  wake(): () => void {
    const rouse = (): void => {
      if (!this.on) return;
      this.#audio ??= new AudioContext();
      if (this.#audio.state === 'suspended') void this.#audio.resume();
    };
    addEventListener('pointerdown', rouse);
    addEventListener('keydown', rouse);
    return () => {
      removeEventListener('pointerdown', rouse);
      removeEventListener('keydown', rouse);
    };
  }

  switch(on: boolean): void {
    this.on = on;
    remember(SOUND, on ? 'on' : 'off');
  }

  play(sound: Sound): void {
    const audio = this.#audio;
    if (!this.on || audio === null || audio.state !== 'running' || document.visibilityState === 'hidden' && sound !== 'turn') return;
    const now = audio.currentTime;
    if (sound === 'card' && now - this.#last < APART) return;
    this.#last = now;
    PLAYED[sound](audio, now);
  }
}

const fade = (audio: AudioContext, at: number, loud: number, long: number): GainNode => {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(audio.destination);
  return gain;
};

const tone = (audio: AudioContext, at: number, from: number, to: number, loud: number, long: number): void => {
  const voice = audio.createOscillator();
  voice.type = 'triangle';
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + long);
  voice.connect(fade(audio, at, loud, long));
  voice.start(at);
  voice.stop(at + long);
};

/** Paper: a breath of noise. */
const rustle = (audio: AudioContext, at: number, pitch: number, loud: number, long: number): void => {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let k = 0; k < samples.length; k += 1) samples[k] = (Math.random() * 2 - 1) * (1 - k / samples.length);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = 0.8;
  source.connect(band).connect(fade(audio, at, loud, long));
  source.start(at);
};

const PLAYED: Readonly<Record<Sound, (audio: AudioContext, at: number) => void>> = {
  turn: (audio, at) => {
    tone(audio, at, 587, 585, 0.06, 0.35);
    tone(audio, at + 0.13, 880, 878, 0.06, 0.6);
  },
  card: (audio, at) => rustle(audio, at, 2600, 0.1, 0.07),
  stamp: (audio, at) => {
    tone(audio, at, 150, 52, 0.22, 0.16);
    rustle(audio, at, 900, 0.08, 0.05);
  },
  word: (audio, at) => tone(audio, at, 392, 440, 0.035, 0.14),
  end: (audio, at) => [294, 370, 440, 587].forEach((pitch, k) => tone(audio, at + k * 0.12, pitch, pitch * 0.997, 0.05, 1.4)),
};

export const sounds = new Sounds();
