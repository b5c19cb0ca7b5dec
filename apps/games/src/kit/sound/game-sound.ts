import { Engine } from './engine.ts'
import { type Theme, themeOf } from './motif.ts'
import { tick } from './voices.ts'

/** The sound of a page: it starts with the first press, is silent in a hidden tab, and says nothing that is not seen. */
export class GameSound {
  protected readonly theme: Theme
  #engine: Engine | null = null
  #isMuted = false
  #volume = 1

  constructor(gameCode: string, family: string) {
    this.theme = themeOf(gameCode, family)
    document.addEventListener('visibilitychange', () => this.#follow())
  }

  get isMuted(): boolean {
    return this.#isMuted
  }

  get volume(): number {
    return this.#volume
  }

  setVolume(volume: number): void {
    this.#volume = volume
    if (this.#engine) this.#engine.volume = volume
  }

  setMuted(isMuted: boolean): void {
    this.#isMuted = isMuted
    this.#follow()
  }

  /** Browsers allow sound only after a press. */
  wake(): void {
    if (typeof AudioContext === 'undefined') return
    this.#engine ??= new Engine(this.#volume)
    this.#follow()
  }

  press(): void {
    this.play(engine => tick(engine, engine.at(0)))
  }

  /** Sounds something, unless nothing is to be heard now. */
  protected play(make: (engine: Engine) => void): void {
    if (this.#engine && !this.#isMuted && !document.hidden) make(this.#engine)
  }

  #follow(): void {
    if (!this.#engine) return
    const { context } = this.#engine
    if (this.#isMuted || document.hidden) void context.suspend()
    else void context.resume()
  }
}
