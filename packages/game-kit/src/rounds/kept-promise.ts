import type { SeedPromise } from './round-record.ts'

/**
 * The promise that a record must hold: the commitment of the seed that was used, made no later than the client seed was
 * taken. A house that chose its seed after it knew the client seed cannot show one.
 */
export function keptPromise({
  commitment,
  promise,
}: {
  commitment: string
  promise?: SeedPromise
}): SeedPromise | undefined {
  if (!promise) return undefined
  const { committedAt, clientSeedAt } = promise
  const isInTime = Date.parse(committedAt) <= Date.parse(clientSeedAt)
  return { commitment, committedAt: isInTime ? committedAt : `no later than ${clientSeedAt}`, clientSeedAt }
}
