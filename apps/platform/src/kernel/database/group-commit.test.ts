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

const options = { keyOf: (item: number) => item, lanes: 1, maxBatch: 3, maxQueue: 5, parallelFrom: 2 }

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

test('lanes with long queues go in parallel, short ones share a batch, and a lane keeps its order', async () => {
  const { run, batches, batchCount } = heldRunner()
  const queue = new GroupCommit<number, number>({ ...options, run, keyOf: item => item % 10, lanes: 2, maxBatch: 10 })
  const answers = [1, 2].map(item => queue.add(item))
  await batchCount(1)
  expect(batches[0]!.items.toSorted()).toEqual([1, 2])
  answers.push(...[11, 12, 21, 22].map(item => queue.add(item)))
  batches[0]!.finish()
  await batchCount(3)
  expect(batches.slice(1).map(batch => batch.items)).toEqual(
    expect.arrayContaining([
      [11, 21],
      [12, 22],
    ]),
  )
  batches[1]!.finish()
  batches[2]!.finish()
  expect(await Promise.all(answers)).toEqual([10, 20, 110, 120, 210, 220])
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
