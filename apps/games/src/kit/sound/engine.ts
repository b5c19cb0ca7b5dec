const masterGain = 0.6
/** Delays of the small room, in seconds. */
const roomDelays = [0.023, 0.029, 0.034, 0.041]

/** One audio graph: voices go to `out`, a little of them through a small room, all through a compressor. */
export class Engine {
  readonly context = new AudioContext()
  readonly out: GainNode
  readonly #master: GainNode
  readonly noise: AudioBuffer

  constructor(volume: number) {
    const { context } = this
    const compressor = new DynamicsCompressorNode(context, { threshold: -18, ratio: 4 })
    this.#master = new GainNode(context, { gain: masterGain * volume })
    this.out = new GainNode(context)
    this.out.connect(compressor)
    for (const [i, delayTime] of roomDelays.entries()) {
      const delay = new DelayNode(context, { delayTime })
      const back = new GainNode(context, { gain: 0.32 - i * 0.04 })
      const wet = new GainNode(context, { gain: 0.12 })
      this.out.connect(delay).connect(back).connect(delay)
      delay.connect(wet).connect(compressor)
    }
    compressor.connect(this.#master).connect(context.destination)
    this.noise = whiteNoise(context)
  }

  set volume(volume: number) {
    this.#master.gain.setTargetAtTime(masterGain * volume, this.context.currentTime, 0.02)
  }

  /** Seconds of the context's clock, some milliseconds from now. */
  at(delayMs: number): number {
    return this.context.currentTime + delayMs / 1000
  }
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate })
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
