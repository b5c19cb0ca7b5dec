import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { expect, test } from 'vitest'
import { placeToBuild } from './into-place.ts'

test('a build takes away what one that was killed left, and nothing of one that goes on', () => {
  const { path: dist, remove } = temporaryFolder()
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const goesOn = `.made-${process.ppid}`
  for (const name of [`.made-${ended}`, `.made-${ended}-before`, goesOn, 'client'])
    mkdirSync(join(dist, name, 'assets'), { recursive: true })
  expect(placeToBuild(dist)).toBe(join(dist, `.made-${process.pid}`))
  expect(readdirSync(dist).sort()).toEqual([goesOn, 'client'])
  remove()
})
