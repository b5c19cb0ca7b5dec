import { execSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'

/** What a benchmark answers: its figures, and the bounds that they are held against. */
export interface BenchmarkResult {
  figures: Record<string, number>
  targets: Record<string, { min?: number; max?: number }>
}
export interface Benchmark {
  /** @param options.smoke a short run that shows that it works; its figures mean nothing */
  run(options: { smoke: boolean }): Promise<BenchmarkResult>
}

/** Benchmarks by name; the figures of each are listed in docs/benchmarks.md. */
const benchmarks: Record<string, () => Promise<Benchmark>> = {
  'wallet-core': () => import('./wallet-core.ts'),
  'wallet-http': () => import('./wallet-http.ts'),
  'wallet-mix': () => import('./wallet-mix.ts'),
  'wallet-loyalty': () => import('./wallet-loyalty.ts'),
  'wallet-hot-member': () => import('./wallet-hot-member.ts'),
  'statement-page': () => import('./statement-page.ts'),
  'member-search': () => import('./member-search.ts'),
  dashboard: () => import('./dashboard.ts'),
  'ledger-drill': () => import('./ledger-drill.ts'),
  'export-1m': () => import('./export-1m.ts'),
  capacity: () => import('./capacity.ts'),
  'cluster-wallet': () => import('./cluster-wallet.ts'),
  'wallet-crash': () => import('./wallet-crash.ts'),
  'tell-quorum': () => import('./tell-quorum.ts'),
  invariants: () => import('./invariants.ts'),
  growth: () => import('./growth.ts'),
  'frozen-process': () => import('./frozen-process.ts'),
  'catalogue-http': () => import('./catalogue-http.ts'),
  'login-storm': () => import('./login-storm.ts'),
  'page-load': () => import('./page-load.ts'),
  'page-js': () => import('./page-js.ts'),
  'console-js': () => import('./console-js.ts'),
  'console-load': () => import('./console-load.ts'),
  'lobby-10k': () => import('./lobby-10k.ts'),
  'game-launch': () => import('./game-launch.ts'),
  'slot-sim': () => import('./slot-sim.ts'),
  'rtp-exact': () => import('./rtp-exact.ts'),
  'lotto-settle': () => import('./lotto-settle.ts'),
  'table-settle': () => import('./table-settle.ts'),
  'table-rounds': () => import('./table-rounds.ts'),
  'table-fan-out': () => import('./table-fan-out.ts'),
  'book-settle': () => import('./book-settle.ts'),
  'book-accept': () => import('./book-accept.ts'),
  'book-prices': () => import('./book-prices.ts'),
  'fish-frames': () => import('./fish-frames.ts'),
  'rooms-pvp': () => import('./rooms-pvp.ts'),
  'rooms-fish': () => import('./rooms-fish.ts'),
  'tree-settle': () => import('./tree-settle.ts'),
  'lotto-mix': () => import('./lotto-mix.ts'),
  'bet-beside-draw': () => import('./bet-beside-draw.ts'),
  start: () => import('./start.ts'),
  against: () => import('./against.ts'),
  'against-work': () => import('./against-work.ts'),
}

const names = process.argv.slice(2).filter(argument => !argument.startsWith('--'))
const smoke = process.argv.includes('--smoke')
const unknown = names.filter(name => !benchmarks[name])
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}.`)
  process.exit(1)
}

let missed = 0
for (const name of names.length > 0 ? names : Object.keys(benchmarks)) {
  console.log(`${name} ...`)
  const { run } = await benchmarks[name]!()
  const [loadBefore] = loadavg()
  const { figures, targets } = await run({ smoke })
  for (const [figure, value] of Object.entries(figures)) {
    const verdict = verdictOf(value, targets[figure])
    if (verdict === 'missed') missed++
    console.log(`  ${figure.padEnd(28)} ${String(rounded(value)).padStart(14)}  ${smoke ? 'smoke' : verdict}`)
  }
  if (!smoke) save(name, figures, targets, loadBefore!)
}
process.exit(missed > 0 && !smoke ? 1 : 0)

function verdictOf(value: number, target: { min?: number; max?: number } | undefined): string {
  if (!target) return ''
  const holds = value >= (target.min ?? Number.NEGATIVE_INFINITY) && value <= (target.max ?? Number.POSITIVE_INFINITY)
  return holds ? 'ok' : 'missed'
}

function rounded(value: number): number {
  return Math.abs(value) >= 1000 ? Math.round(value) : Math.round(value * 1000) / 1000
}

function save(
  name: string,
  figures: BenchmarkResult['figures'],
  targets: BenchmarkResult['targets'],
  loadBefore: number,
): void {
  const machine = {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    // How many processes wanted a processor in the minute before: what else ran counts against the figures.
    loadBefore: Math.round(loadBefore * 10) / 10,
    commit: execSync('git rev-parse --short HEAD', { encoding: 'utf8' }).trim(),
  }
  mkdirSync('bench/results', { recursive: true })
  const result = { figures, targets, machine, at: new Date().toISOString() }
  writeFileSync(`bench/results/${name}.json`, `${JSON.stringify(result, null, 2)}\n`)
}
