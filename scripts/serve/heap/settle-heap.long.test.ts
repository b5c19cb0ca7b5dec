import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const keeping = fileURLToPath(new URL('./kept.fixtures.ts', import.meta.url))
const collectionsOf = (...args: string[]) => Number(execFileSync(process.execPath, [keeping, ...args]))

test('[MEND-004] the engine knows the bound that a server sets as it runs: its heap is collected at least half as often again', () => {
  const [unbound, bound] = [collectionsOf(), collectionsOf('bound')]
  expect(unbound).toBeGreaterThan(0)
  expect(bound).toBeGreaterThanOrEqual(1.5 * unbound)
})
