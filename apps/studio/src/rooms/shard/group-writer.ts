import { GroupCommit } from '@baize/server-kit/database/group-commit'
import { LeaseLost } from '../rooms-dependencies.ts'

/**
 * Least time between two statements of a kind: each costs more than what it writes, and nobody sees such a delay. An act is waited for
 * by three others; what goes around hands comes while everybody waits anyway.
 */
export const GAP_MS = { act: 20, hand: 80 } as const

/** Writes of one kind by all rooms of a shard: those that come while some are being written go together. */
export type GroupWriter<T, R = void> = GroupCommit<T, R>

/**
 * Its queue has no bound of its own, since a room waits for its write before it does anything else.
 * @param name what it is measured under
 * @param gapMs one of {@link GAP_MS}
 * @param write makes a group durable as a whole, or throws and writes nothing of it; answers each of the group, where anything is to be told
 */
export const groupWriter = <T, R = void>(
  name: string,
  gapMs: number,
  write: (group: readonly T[]) => Promise<R[]> | Promise<void>,
): GroupWriter<T, R> =>
  new GroupCommit({
    name,
    ...{ lanes: 1, keyOf: () => 0, parallelFrom: 1, gapMs },
    ...{ maxBatch: Number.POSITIVE_INFINITY, maxQueue: Number.POSITIVE_INFINITY },
    run: group => writeGroup(group, write),
  })

async function writeGroup<T, R>(
  group: readonly T[],
  write: (group: readonly T[]) => Promise<R[]> | Promise<void>,
): Promise<(R | Error)[]> {
  try {
    return (await write(group)) ?? new Array(group.length)
  } catch (error) {
    if (error instanceof LeaseLost || group.length === 1) throw error
    // One that cannot be written, such as an act whose number is taken, must not stop the others.
    const outcomes: (R | Error)[] = []
    for (const one of group)
      outcomes.push(...(await writeGroup([one], write).catch((reason: Error): (R | Error)[] => [reason])))
    return outcomes
  }
}
