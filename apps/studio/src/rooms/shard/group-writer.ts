import { GroupCommit } from '@baize/server-kit/database/group-commit'
import { LeaseLost } from '../rooms-dependencies.ts'

/** Writes of one kind by all rooms of a shard: those that come while some are being written go together. */
export type GroupWriter<T> = GroupCommit<T, undefined>

/**
 * Its queue has no bound of its own, since a room waits for its write before it does anything else.
 * @param write makes a group durable as a whole, or throws and writes nothing of it
 */
export const groupWriter = <T>(write: (group: readonly T[]) => Promise<unknown>): GroupWriter<T> =>
  new GroupCommit({
    ...{ lanes: 1, keyOf: () => 0, parallelFrom: 1 },
    ...{ maxBatch: Number.POSITIVE_INFINITY, maxQueue: Number.POSITIVE_INFINITY },
    run: group => writeGroup(group, write),
  })

async function writeGroup<T>(
  group: readonly T[],
  write: (group: readonly T[]) => Promise<unknown>,
): Promise<(undefined | Error)[]> {
  try {
    await write(group)
    return group.map(() => undefined)
  } catch (error) {
    if (error instanceof LeaseLost || group.length === 1) throw error
    // One that cannot be written, such as an act whose number is taken, must not stop the others.
    const outcomes: (undefined | Error)[] = []
    for (const one of group)
      outcomes.push(
        await write([one]).then(
          () => undefined,
          (reason: Error) => reason,
        ),
      )
    return outcomes
  }
}
