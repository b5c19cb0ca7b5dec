import type { GameBoot } from '@baize/api/studio/slot'
import { Pictures } from './pictures.ts'
import { loadTitleFace } from './title-face.ts'

/** What a slot starts with. */
export interface Start {
  boot: GameBoot
  pictures: Pictures
  /** Settles once letters can be painted. */
  face: Promise<void>
}

/**
 * Asks for everything that the first picture needs. This is a small script of its own, which runs long before the rest of
 * the client is there.
 */
export const start = ((): Start | null => {
  const data = document.getElementById('boot')?.textContent
  if (!data) return null
  const boot = JSON.parse(data) as GameBoot
  return { boot, pictures: new Pictures(boot.game.code), face: loadTitleFace() }
})()
