import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

test('an export that nobody imports is told, and one that is imported is not', () => {
  const root = mkdtempSync(join(tmpdir(), 'bz-knip-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'packages/money/src'), { recursive: true })
  mkdirSync(join(root, 'scripts'))
  copyFileSync(file('knip.json'), join(root, 'knip.json'))
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'house', workspaces: ['packages/*'] }))
  const manifest = { name: '@baize/money', exports: { './*': './src/*.ts' } }
  writeFileSync(join(root, 'packages/money/package.json'), JSON.stringify(manifest))
  writeFileSync(join(root, 'packages/money/src/add.ts'), 'export const wanted = 1\nexport const unwanted = 2\n')
  writeFileSync(
    join(root, 'scripts/use.ts'),
    "import { wanted } from '../packages/money/src/add.ts'\nconsole.log(wanted)\n",
  )
  const knip = [file('node_modules/knip/bin/knip.js'), '--no-progress', '--no-config-hints']
  const { status, stdout } = spawnSync(process.execPath, knip, { cwd: root, encoding: 'utf8' })
  expect(stdout).toMatch(/unwanted\s+packages\/money\/src\/add\.ts/)
  expect(stdout).not.toMatch(/^wanted/m)
  expect(status).toBe(1)
}, 60_000)
