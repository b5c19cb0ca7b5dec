import type { Tier } from '../money/tiers.ts'
import { GameSound } from './game-sound.ts'
import { bell, chip, drum, leads, splash, thud, tick, whirr } from './voices.ts'

/** All sound of an instant game, of a betting page or of a table. */
export class TableSound extends GameSound {
  chip(): void {
    this.play(engine => chip(engine, engine.at(0)))
  }

  /** Something lands: a ball, a card, a tile; `pan` from left (-1) to right (1). */
  land(pan = 0): void {
    this.play(engine => thud(engine, engine.at(0), pan))
  }

  /** A light touch, higher with each step. */
  step(number: number): void {
    this.play(engine => {
      const note = this.theme.motif[number % this.theme.motif.length]!
      leads[this.theme.lead](engine, engine.at(0), note * 2 ** Math.floor(number / this.theme.motif.length), 0.18)
    })
  }

  /** A wheel or a ball that runs for so long. */
  whirr(lastsMs: number): void {
    this.play(engine => void setTimeout(whirr(engine), lastsMs))
  }

  flip(): void {
    this.play(engine => splash(engine, engine.at(0)))
  }

  /** The round ended without a win. */
  end(): void {
    this.play(engine => drum(engine, engine.at(0), 0.5))
  }

  /** Nothing up to the stake is celebrated. */
  celebrate(tier: Tier): void {
    if (tier === 'none') return
    this.play(engine => {
      if (tier === 'return') return tick(engine, engine.at(0), 0.1)
      const { motif, short, rootHz, lead } = this.theme
      const notes = tier === 'small' ? short : tier === 'good' ? motif : [...motif, ...motif.toReversed()]
      for (const [i, hz] of notes.entries()) leads[lead](engine, engine.at(i * 120), hz, 0.24)
      if (tier === 'great' || tier === 'grand') bell(engine, engine.at(notes.length * 120), rootHz * 4, 0.3)
    })
  }
}
