import { gauge, whenLookedAt } from './instruments.ts'

/** Standbys as they tell how they are; null once they are left. */
interface Watched {
  readonly lags: { lagSeconds: number; answers: boolean }[] | null
}

const watched = new Set<Watched>()

/** Tells how far standbys are behind, until they are left. One that was never level has no lag to tell. */
export function watchReplicas(replicas: Watched): void {
  watched.add(replicas)
}

whenLookedAt(() => {
  const [lag, answering] = [gauge('baize_replica_lag_seconds'), gauge('baize_replica_answers')]
  for (const each of [lag, answering]) each.reset()
  for (const replicas of watched) {
    const { lags } = replicas
    if (!lags) watched.delete(replicas)
    for (const [index, { lagSeconds, answers }] of (lags ?? []).entries()) {
      const replica = String(index + 1)
      answering.set({ replica }, answers ? 1 : 0)
      if (Number.isFinite(lagSeconds)) lag.set({ replica }, lagSeconds)
    }
  }
})
