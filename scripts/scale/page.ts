import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { averageShare, capacities, type Measured } from './model.ts'

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const pagePath = file('docs/scale.md')
const measuredPath = file('scripts/scale/measured.json')

export const writtenPage = (): string => readFileSync(pagePath, 'utf8')
export const measured = (): Measured => JSON.parse(readFileSync(measuredPath, 'utf8'))

/** Two digits that count: the rest is not known. */
const about = (value: number): string => Number(value.toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 1 })
const exact = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 3 })

function measuredTable({ capacity, 'wallet-http': http }: Measured): string {
  const rows = {
    'bets a second with their settles, one server, 64 clients in its process': exact(capacity.rounds_s),
    'the same with two standbys on the same machine, one of which confirms': exact(capacity.quorum_rounds_s),
    'bets a second over signed HTTP, 32 clients on the same cores': exact(http.real_per_s),
    'rows of the ledger for a bet and its settle': exact(capacity.transfers_a_round),
    'bytes that the database grows by': exact(capacity.stored_bytes_a_round),
    'bytes of the write-ahead log, which each standby receives': exact(capacity.wal_bytes_a_round),
    'milliseconds of a processor, platform, for both calls': exact(capacity.platform_ms_a_round),
    'milliseconds of a processor, platform, for HTTP and signature of each call': exact(http.nodb_ms_a_call),
    'milliseconds of a processor, database': exact(capacity.database_ms_a_round),
    'milliseconds of a processor, primary with quorum': exact(capacity.quorum_primary_ms_a_round),
  }
  return table([['measured', 'figure'], ...Object.entries(rows)])
}

function capacityTable(from: Measured): string {
  const { transfers_a_round, stored_bytes_a_round, wal_bytes_a_round } = from.capacity
  const rows = capacities(from).map(({ name, bets, platformCores }) => [
    name,
    about(bets),
    about(bets * transfers_a_round),
    about((bets * wal_bytes_a_round) / 1e6),
    about((bets * stored_bytes_a_round) / 1e6),
    about((bets * averageShare * 86_400 * stored_bytes_a_round) / 1e9),
    platformCores === null ? 'on the same' : about(platformCores),
  ])
  const head = [
    'reckoned',
    'bets/s',
    'ledger rows/s',
    'log MB/s',
    'stored MB/s',
    'stored GB a day',
    'cores of the platform',
  ]
  return table([head, ...rows])
}

const table = (rows: readonly (readonly string[])[]): string =>
  rows
    .flatMap((row, index) => [`| ${row.join(' | ')} |`, ...(index === 0 ? [`|${'---|'.repeat(row.length)}`] : [])])
    .join('\n')

/** The page with the tables of these figures in their places, each between two comments. */
export function pageWith(page: string, from: Measured): string {
  const { cpu, cores, memoryGb, loadBefore } = from.machine
  const parts: Record<string, string> = {
    machine: `On ${from.at.slice(0, 10)}, ${cores} cores of ${cpu}, ${memoryGb} GB, a load of ${loadBefore} by other work.`,
    measured: measuredTable(from),
    capacity: capacityTable(from),
  }
  return Object.entries(parts).reduce(
    (text, [name, part]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`),
        (_, begin: string, end: string) => `${begin}${part}\n${end}`,
      ),
    page,
  )
}

/** Takes the figures of the last run of both benchmarks here, and writes the page's tables from them. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const result = (name: string) => JSON.parse(readFileSync(file(`bench/results/${name}.json`), 'utf8'))
  const { figures: capacity, machine, at } = result('capacity')
  const { violations: _, ...figures } = capacity
  const http = result('wallet-http')
  const { real_per_s, nodb_ms_a_call } = http.figures
  const { cpu, cores, memoryGb } = machine
  const loadBefore = Math.max(machine.loadBefore, http.machine.loadBefore)
  const taken: Measured = {
    capacity: figures,
    'wallet-http': { real_per_s, nodb_ms_a_call },
    machine: { cpu, cores, memoryGb, loadBefore },
    at,
  }
  writeFileSync(measuredPath, `${JSON.stringify(taken, null, 2)}\n`)
  writeFileSync(pagePath, pageWith(writtenPage(), taken))
}
