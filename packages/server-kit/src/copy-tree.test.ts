import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyPrivately } from './copy-tree.ts'

test('[DEPLOY-012] a file is copied for its owner alone, and one that is gone leaves no empty copy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-copy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [from, to] = [join(folder, 'from'), join(folder, 'below/to')]
  await copyPrivately(from, to)
  expect(existsSync(to)).toBe(false)
  writeFileSync(from, 'heads', { mode: 0o644 })
  await copyPrivately(from, to)
  expect([readFileSync(to, 'utf8'), statSync(to).mode & 0o777]).toEqual(['heads', 0o600])
})
