import type { EndedTicket, SceneRow } from '@baize/game-kit/fish/index'

/** The scenes in which shots and weapons of a ticket were decided, as a verifier needs them. */
export function scenesOf(scenes: readonly SceneRow[], { shots, weapons }: EndedTicket): SceneRow[] {
  const times = [
    ...shots.flatMap(shot => (shot.state === 'decided' ? [shot.tMs] : [])),
    ...weapons.map(({ atMs }) => atMs),
  ]
  const first = scenes.findLastIndex(({ t0Ms }) => t0Ms <= Math.min(...times))
  const last = scenes.findLastIndex(({ t0Ms }) => t0Ms <= Math.max(...times))
  return scenes.slice(Math.max(0, first), last + 1).map(scene => ({ ...scene }))
}
