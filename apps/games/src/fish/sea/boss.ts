import { type BossName, sceneTimeAt } from '@baize/game-kit/fish/index'
import type { Sea } from './sea.ts'

/** The edge is darkened for so long when a boss comes (rooms.md 2.9). */
const ENTRANCE_MS = 3_000

export interface BossNow {
  name: BossName
  /** Of its time, from 1 down to 0; hits change nothing of it. */
  shareLeft: number
  isEntering: boolean
}

/** The boss that is in the water; null for none. */
export function bossNow({ scene, definition }: Sea, nowMs: number): BossNow | null {
  if (!scene || definition.bosses.length === 0) return null
  const sceneMs = sceneTimeAt(scene.clock, nowMs)
  for (const fish of scene.fish.values()) {
    const boss = definition.bosses.find(({ name }) => name === fish.prey.name)
    if (!boss || scene.gone.has(fish.id)) continue
    const age = sceneMs - fish.t0Ms
    if (age < 0 || age >= fish.crossMs) continue
    return { name: boss.name as BossName, shareLeft: 1 - age / fish.crossMs, isEntering: age < ENTRANCE_MS }
  }
  return null
}
