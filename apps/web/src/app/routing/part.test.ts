import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lazyPart, loadPart, PartLoadError } from './part.tsx'

const never = () => new Promise<never>(() => {})

describe('loading a part', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('[ERR2-004, ERR-010] fails by its name when it did not arrive in 120 s', async () => {
    let failure: unknown
    loadPart('seamless', never).catch(error => {
      failure = error
    })
    await vi.advanceTimersByTimeAsync(119_999)
    expect(failure).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(failure).toBeInstanceOf(PartLoadError)
    expect(failure).toMatchObject({ part: 'seamless' })
  })

  test('a part that arrives leaves no timer behind', async () => {
    await expect(loadPart('index', async () => 'page')).resolves.toBe('page')
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a lazy part', () => {
  test('is loaded once for many askers', async () => {
    const load = vi.fn(async () => ({ default: () => null }))
    const part = lazyPart('index', 'home.tsx', load)
    await Promise.all([part.preload(), part.preload()])
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('is asked for anew after a failure', async () => {
    const load = vi.fn(async () => ({ default: () => null })).mockRejectedValueOnce(new Error('style missing'))
    const part = lazyPart('game', 'lobby.tsx', load)
    await expect(part.preload()).rejects.toBeInstanceOf(PartLoadError)
    await expect(part.preload()).resolves.toBeTypeOf('function')
  })
})
