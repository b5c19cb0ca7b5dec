import type { Engine } from './engine.ts'
import type { LeadVoice } from './motif.ts'

/** A gain that jumps to `peak` and falls away to silence within `seconds`. */
function envelope({ context, out }: Engine, at: number, peak: number, seconds: number, to: AudioNode = out): GainNode {
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(peak, at + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  gain.connect(to)
  return gain
}

function oscillator(
  engine: Engine,
  type: OscillatorType,
  frequency: number,
  at: number,
  seconds: number,
): OscillatorNode {
  const node = new OscillatorNode(engine.context, { type, frequency })
  node.start(at)
  node.stop(at + seconds)
  return node
}

function noise(engine: Engine, at: number, seconds: number, filter: BiquadFilterOptions): AudioNode {
  const source = new AudioBufferSourceNode(engine.context, { buffer: engine.noise, loop: true })
  source.start(at)
  source.stop(at + seconds)
  return source.connect(new BiquadFilterNode(engine.context, filter))
}

export function tick(engine: Engine, at: number, peak = 0.2): void {
  oscillator(engine, 'sine', 1_800, at, 0.03).connect(envelope(engine, at, peak, 0.02))
}

/** A reel that stops, from left (-1) to right (1). */
export function thud(engine: Engine, at: number, pan: number): void {
  const panner = new StereoPannerNode(engine.context, { pan })
  panner.connect(engine.out)
  const body = oscillator(engine, 'sine', 90, at, 0.16)
  body.frequency.exponentialRampToValueAtTime(50, at + 0.12)
  body.connect(envelope(engine, at, 0.7, 0.14, panner))
  noise(engine, at, 0.04, { type: 'lowpass', frequency: 2_000 }).connect(envelope(engine, at, 0.16, 0.03, panner))
}

/** Rolling reels; the answer ends the sound. */
export function whirr(engine: Engine): () => void {
  const at = engine.at(0)
  const gain = new GainNode(engine.context, { gain: 0 })
  gain.gain.linearRampToValueAtTime(0.045, at + 0.2)
  gain.connect(engine.out)
  const source = new AudioBufferSourceNode(engine.context, { buffer: engine.noise, loop: true })
  source.connect(new BiquadFilterNode(engine.context, { type: 'bandpass', frequency: 620, Q: 1.1 })).connect(gain)
  source.start(at)
  return () => {
    const end = engine.at(0)
    gain.gain.cancelScheduledValues(end)
    gain.gain.setTargetAtTime(0, end, 0.05)
    source.stop(end + 0.4)
  }
}

function pluck(engine: Engine, at: number, hz: number, peak: number): void {
  const filter = new BiquadFilterNode(engine.context, { type: 'lowpass', frequency: hz * 6, Q: 1.5 })
  filter.frequency.setTargetAtTime(hz * 2, at, 0.12)
  oscillator(engine, 'triangle', hz, at, 0.75)
    .connect(filter)
    .connect(envelope(engine, at, peak, 0.7))
}

export function bell(engine: Engine, at: number, hz: number, peak: number): void {
  const carrier = oscillator(engine, 'sine', hz, at, 1.15)
  const depth = new GainNode(engine.context, { gain: hz * 3 })
  depth.gain.setValueAtTime(hz * 3, at)
  depth.gain.exponentialRampToValueAtTime(1, at + 0.9)
  oscillator(engine, 'sine', hz * 1.4, at, 1.15)
    .connect(depth)
    .connect(carrier.frequency)
  carrier.connect(envelope(engine, at, peak * 0.7, 1.1))
}

function brass(engine: Engine, at: number, hz: number, peak: number): void {
  const filter = new BiquadFilterNode(engine.context, { type: 'lowpass', frequency: hz })
  filter.frequency.setValueAtTime(hz, at)
  filter.frequency.linearRampToValueAtTime(hz * 5, at + 0.08)
  filter.frequency.setTargetAtTime(hz * 1.6, at + 0.1, 0.15)
  filter.connect(envelope(engine, at, peak * 0.5, 0.5))
  for (const detuned of [hz * 0.997, hz * 1.003]) oscillator(engine, 'sawtooth', detuned, at, 0.55).connect(filter)
}

export function drum(engine: Engine, at: number, peak: number): void {
  const body = oscillator(engine, 'sine', 160, at, 0.32)
  body.frequency.exponentialRampToValueAtTime(48, at + 0.2)
  body.connect(envelope(engine, at, peak, 0.3))
}

/** Two pings of a coin that lands. */
export function chip(engine: Engine, at: number): void {
  for (const [i, hz] of [3_100, 4_300].entries())
    oscillator(engine, 'sine', hz, at + i * 0.05, 0.12).connect(envelope(engine, at + i * 0.05, 0.14, 0.11))
}

/** A breath that sweeps down: symbols that burst. */
export function splash(engine: Engine, at: number): void {
  const filtered = noise(engine, at, 0.26, { type: 'bandpass', frequency: 2_400, Q: 0.8 })
  const filter = filtered as BiquadFilterNode
  filter.frequency.setValueAtTime(3_400, at)
  filter.frequency.exponentialRampToValueAtTime(500, at + 0.24)
  filtered.connect(envelope(engine, at, 0.2, 0.25))
}

export const leads: Readonly<Record<LeadVoice, (engine: Engine, at: number, hz: number, peak: number) => void>> = {
  pluck,
  bell,
  brass,
}
