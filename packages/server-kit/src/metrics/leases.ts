import { gauge, whenLookedAt } from './instruments.ts'

/** What this process holds, and when it renewed that last, by what it is. */
const leases = new Map<string, { held: number; atMs: number }>()

/** Notes that leases were renewed. @param held how many the process has now; null once it keeps none any more */
export function noteLeases(kind: string, held: number | null): void {
  if (held === null) leases.delete(kind)
  else leases.set(kind, { held, atMs: performance.now() })
}

whenLookedAt(() => {
  const [held, age] = [gauge('baize_studio_leases_held'), gauge('baize_studio_lease_age_seconds')]
  for (const each of [held, age]) each.reset()
  for (const [kind, lease] of leases) {
    held.set({ kind }, lease.held)
    age.set({ kind }, (performance.now() - lease.atMs) / 1000)
  }
})
