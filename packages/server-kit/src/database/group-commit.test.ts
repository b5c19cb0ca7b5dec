import { expect, test } from 'vitest'
import { GroupCommit } from './group-commit.ts'

/** A runner that holds each batch until it is let go, so that the test decides when a batch returns. */
function heldRunner() {
  const batches: { items: number[]; finish(): void; fail(error: Error): void }[] = []
  let onBatch = () => {}
  const run = (items: number[]) =>
    new Promise<number[]>((resolve, reject) => {
      batches.push({ items, finish: () => resolve(items.map(item => item * 10)), fail: reject })
      onBatch()
    })
  const batchCount = (count: number) =>
    new Promise<void>(resolve => {
      onBatch = () => batches.length >= count && resolve()
      onBatch()
    })
  return { run, batches, batchCount }
}

const options = { name: 'test', keyOf: (item: number) => item, lanes: 1, maxBatch: 3, maxQueue: 5, parallelFrom: 2 }

test('what arrives while a batch is in flight goes together in the next one, in order', async () => {
  const { run, batches, batchCount } = heldRunner()
  const queue = new GroupCommit<number, number>({ ...options, run })
  const first = queue.add(1)
  await batchCount(1)
  const rest = [2, 3, 4, 5].map(item => queue.add(item))
  batches[0]!.finish()
  expect(await first).toBe(10)
  await batchCount(2)
  batches[1]!.finish()
  await batchCount(3)
  batches[2]!.finish()
  expect(await Promise.all(rest)).toEqual([20, 30, 40, 50])
  expect(batches.map(batch => batch.items)).toEqual([[1], [2, 3, 4], [5]])
})

test('a full queue refuses with an overload error and forgets nothing it accepted', async () => {
  const { run, batches, batchCount } = heldRunner()
  const queue = new GroupCommit<number, number>({ ...options, run, maxBatch: 10 })
  const first = queue.add(1)
  await batchCount(1)
  const accepted = [2, 3, 4, 5, 6].map(item => queue.add(item))
  await expect(queue.add(7)).rejects.toThrow('5 items wait already')
  batches[0]!.finish()
  await batchCount(2)
  batches[1]!.finish()
  expect(await Promise.all([first, ...accepted])).toEqual([10, 20, 30, 40, 50, 60])
})

test('a long queue is shared between the lanes, and items of one key never are in two batches at once', async () => {
  const { run, batches, batchCount } = heldRunner()
  const queue = new GroupCommit<number, number>({ ...options, run, keyOf: item => item % 10, lanes: 2, maxBatch: 10 })
  const answers = [1, 11, 2, 3].map(item => queue.add(item))
  await batchCount(2)
  expect(batches.map(batch => batch.items)).toEqual([
    [1, 11],
    [2, 3],
  ])
  answers.push(...[21, 4, 5].map(item => queue.add(item)))
  batches[1]!.finish()
  await batchCount(3)
  expect(batches[2]!.items).toEqual([4, 5])
  batches[0]!.finish()
  batches[2]!.finish()
  await batchCount(4)
  batches[3]!.finish()
  expect(await Promise.all(answers)).toEqual([10, 110, 20, 30, 210, 40, 50])
})

test('too few items for a second batch wait for the first one', async () => {
  const { run, batches, batchCount } = heldRunner()
  const queue = new GroupCommit<number, number>({ ...options, run, lanes: 2 })
  const first = queue.add(1)
  await batchCount(1)
  const second = queue.add(2)
  await new Promise(setImmediate)
  expect(batches).toHaveLength(1)
  batches[0]!.finish()
  await batchCount(2)
  batches[1]!.finish()
  expect(await Promise.all([first, second])).toEqual([10, 20])
})

test('a batch that fails rejects its own items only', async () => {
  const { run, batches, batchCount } = heldRunner()
  const queue = new GroupCommit<number, number>({ ...options, run })
  const first = queue.add(1)
  await batchCount(1)
  const second = queue.add(2)
  batches[0]!.fail(new Error('connection lost'))
  await expect(first).rejects.toThrow('connection lost')
  await batchCount(2)
  batches[1]!.finish()
  expect(await second).toBe(20)
})

test('closing answers what was accepted and takes no more', async () => {
  const { run, batches, batchCount } = heldRunner()
  const queue = new GroupCommit<number, number>({ ...options, run })
  const first = queue.add(1)
  await batchCount(1)
  const second = queue.add(2)
  const closed = queue.close()
  await expect(queue.add(3)).rejects.toThrow('shutting down')
  batches[0]!.finish()
  await batchCount(2)
  batches[1]!.finish()
  await closed
  expect(await Promise.all([first, second])).toEqual([10, 20])
  expect(queue.pending).toBe(0)
})
