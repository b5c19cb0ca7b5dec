import { GameSound } from '../../kit/sound/game-sound.ts'
import { bell, chip, drum, leads, splash, thud } from '../../kit/sound/voices.ts'

/** Shots sound at most four times a second (rooms.md 2.9). */
const SHOT_GAP_MS = 250
/** Others' catches are 12 dB softer. */
const SOFTER = 0.25
const NOTE_MS = 110

/** All sound of a fish room. */
export class FishSound extends GameSound {
  #shotAtMs = Number.NEGATIVE_INFINITY

  constructor(gameCode: string) {
    super(gameCode, 'fish')
  }

  shot(): void {
    const nowMs = performance.now()
    if (nowMs - this.#shotAtMs < SHOT_GAP_MS) return
    this.#shotAtMs = nowMs
    this.play(engine => leads.pluck(engine, engine.at(0), this.theme.rootHz / 2, 0.12))
  }

  hit(): void {
    this.play(engine => thud(engine, engine.at(0), 0))
  }

  coin(): void {
    this.play(engine => chip(engine, engine.at(0)))
  }

  /** The call of the title by the size of the prize, in bullets (rooms.md 2.9). */
  caught(prize: number, isOwn: boolean): void {
    const { motif, short, rootHz, lead } = this.theme
    const notes =
      prize < 10 ? short.slice(0, 2) : prize <= 40 ? short : prize <= 100 ? motif : [...motif, ...motif.toReversed()]
    const loud = isOwn ? 1 : SOFTER
    this.play(engine => {
      for (const [i, hz] of notes.entries()) leads[lead](engine, engine.at(i * NOTE_MS), hz, 0.22 * loud)
      if (prize > 100) bell(engine, engine.at(notes.length * NOTE_MS), rootHz * 4, 0.28 * loud)
    })
  }

  weapon(): void {
    this.play(engine => drum(engine, engine.at(0), 0.6))
  }

  tide(): void {
    this.play(engine => splash(engine, engine.at(0)))
  }
}
