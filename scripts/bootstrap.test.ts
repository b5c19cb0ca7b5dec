import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { afterEach, expect, test } from 'vitest'

const project = join(import.meta.dirname, '..')
const removals: (() => void)[] = []
afterEach(() => {
  for (const remove of removals.splice(0)) remove()
})

/** A project of two lock files and the first program alone. What it would have npm do is written down, folder by folder. */
function checkout(installed: readonly string[]) {
  const { path: root, remove } = temporaryFolder()
  removals.push(remove)
  for (const file of ['scripts/bootstrap.mjs', 'scripts/server-flags.json'])
    cpSync(join(project, file), join(root, file))
  const folders = { packages: root, runtime: join(root, 'runtime') }
  for (const folder of Object.values(folders)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package-lock.json'), '{}')
  }
  for (const name of installed) mkdirSync(join(root, 'node_modules', name), { recursive: true })
  const npm = join(root, 'npm.js')
  const note = "require('node:fs').writeFileSync('asked', process.argv.slice(2).join(' '))"
  writeFileSync(npm, `require('node:fs').mkdirSync('node_modules', { recursive: true }); ${note}`)
  return (command: string, of: keyof typeof folders = 'packages') => {
    for (const folder of Object.values(folders)) writeFileSync(join(folder, 'asked'), '')
    const env = { PATH: process.env.PATH ?? '', npm_execpath: npm }
    spawnSync(process.execPath, ['scripts/bootstrap.mjs', command], { cwd: root, env })
    return readFileSync(join(folders[of], 'asked'), 'utf8')
  }
}

test('[DEPLOY-019] a build keeps the tools that npm ci installed, and installs none for who only runs the product', () => {
  const byHand = checkout(['vitest'])
  expect(byHand('build')).not.toContain('--omit=dev')
  expect(byHand('check')).toBe('')
  const fresh = checkout([])
  expect(fresh('build')).toContain('ci --omit=dev')
  expect(fresh('build')).toBe('')
  expect(fresh('check')).toContain('install --no-save')
})

test('Node and PostgreSQL are installed by a lock file of their own, and again only when it changes', () => {
  const fresh = checkout([])
  expect(fresh('build', 'runtime')).toMatch(/^ci /)
  expect(fresh('check', 'runtime')).toBe('')
})

test('an install that fails waits for the one beside it, so that nothing is left at work, and says what to do', () => {
  const { path: root, remove } = temporaryFolder()
  removals.push(remove)
  for (const file of ['scripts/bootstrap.mjs', 'scripts/server-flags.json'])
    cpSync(join(project, file), join(root, file))
  for (const folder of [root, join(root, 'runtime')]) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package-lock.json'), '{}')
  }
  const npm = join(root, 'npm.js')
  const slowly = "setTimeout(() => require('node:fs').mkdirSync('node_modules'), 500)"
  writeFileSync(npm, `if (process.cwd().endsWith('runtime')) ${slowly}; else process.exit(1)`)
  const env = { PATH: process.env.PATH ?? '', npm_execpath: npm }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'check'], { cwd: root, env })
  expect([status, String(stderr)]).toEqual([1, expect.stringContaining('Check the network and run the command again.')])
  expect(existsSync(join(root, 'runtime/node_modules'))).toBe(true)
})
