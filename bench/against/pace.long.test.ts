import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { project, reaches, released } from '../../scripts/upgrade/versions.ts'
import { temporaryFolder } from '../wallet/world.ts'
import { commitToLookAt } from './commit-to-look-at.ts'
import { compare } from './compare.ts'
import { layOutToWork } from './earlier.ts'
import { kinds, type WorkName } from './work.ts'

/**
 * The goal is 0.95 of the last version's pace, in processor time, which other work on the machine changes little. Signed bets stand there:
 * they take 1.05 of its time. Turns differ by some percent, so that the bound lies below what is there.
 */
const maxRatio = 1 / 0.9

const folder = temporaryFolder()
const before = join(folder, 'before')
const isThere = process.platform === 'linux' && reaches(released)
beforeAll(() => {
  if (isThere) layOutToWork(released, before)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

for (const name of Object.keys(kinds) as WorkName[])
  test.skipIf(!isThere)(`${name} take no more processor time than in the last version`, async () => {
    const trees = { now: project, before }
    let { cpuRatio } = await compare(name, trees, { turns: 6, seconds: 2 })
    // Longer, before anybody is sent to look for the cause.
    if (cpuRatio > maxRatio) cpuRatio = (await compare(name, trees, { turns: 16, seconds: 4 })).cpuRatio
    if (cpuRatio > maxRatio)
      expect.fail(
        `one takes ${cpuRatio.toFixed(2)} of the processor time; look at ${await commitToLookAt(name, released, maxRatio)}`,
      )
  })
