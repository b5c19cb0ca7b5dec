import { setTimeout as delay } from 'node:timers/promises'
import type { Laboratory } from '../inside/laboratory.ts'
import { addressOf, databaseNames, ports, type ServerName, serverNames, urlOf } from '../plan.ts'

const lookMs = 200
const withinMs = 300_000

interface Agreement {
  members: { name: string; role: string; state: string; lag?: number | 'unknown' }[]
}

/** Waits until every machine does its work and both standbys have what the primary has. @throws Error that names what does not */
export async function healthy(laboratory: Laboratory): Promise<void> {
  const untilMs = performance.now() + withinMs
  for (;;) {
    const lacking = await faultOf(laboratory)
    if (!lacking) return
    if (performance.now() > untilMs) throw new Error(`five minutes after a fault was over ${lacking}`)
    await delay(lookMs)
  }
}

async function faultOf(laboratory: Laboratory): Promise<string | null> {
  for (const [name, { state }] of laboratory.machines) if (state !== 'running') return `${name} was ${state}`
  const primary = await laboratory.primary()
  if (!primary) return 'there was no primary'
  const answer = await fetch(`http://${addressOf(primary)}:${ports.patroni}/cluster`, {
    signal: AbortSignal.timeout(2_000),
  })
    .then(response => response.json() as Promise<Agreement>)
    .catch(() => null)
  if (!answer) return `Patroni of ${primary} did not answer`
  for (const name of databaseNames) {
    const member = answer.members.find(each => each.name === name)
    if (name === primary) continue
    if (member?.state !== 'streaming') return `${name} was ${member?.state ?? 'unknown'} and not streaming`
    if (member.role !== 'quorum_standby') return `${name} was ${member.role}`
  }
  const ready = await Promise.all(serverNames.map(name => isReady(name)))
  const late = serverNames.filter((_, index) => !ready[index])
  return late.length > 0 ? `${late.join(', ')} was not ready` : null
}

const isReady = async (name: ServerName): Promise<boolean> =>
  (await fetch(`${urlOf(name)}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null))?.ok ?? false
