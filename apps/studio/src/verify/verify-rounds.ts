import { createReadStream, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import type { TableRecord } from '@baize/api/studio/live'
import { type VerifiableRound, verifyRound } from '@baize/game-kit'
import type { BetProof } from '@baize/game-kit/book/verify/bet-proof'
import type { FixtureRecord } from '@baize/game-kit/book/verify/fixture-record'
import { type VerifiableTicket, verifyTicket } from '@baize/game-kit/fish/index'
import { type VerifiableInstant, verifyInstant } from '@baize/game-kit/instant/index'
import { isOfRound } from '@baize/game-kit/lotteries/draws/beacon-signature'
import { drawChecks, roundNamedBy, type VerifiableDraw } from '@baize/game-kit/lotteries/index'
import * as crypto from '@baize/game-kit/node/crypto'
import type { MatchRecord } from '@baize/game-kit/pvp/verify/match-record'
import { verifyMatch } from '@baize/game-kit/pvp/verify/verify-match'
import { TableRounds } from '../live/table-fault.ts'
import { betFault, fixtureFault, fixtureLines } from './fixture-records.ts'

const help = `Recomputes settled rounds, held draws, rounds of tables, games between members and fixtures from their revealed seeds and the published definitions.

  npm run verify-rounds                              all that the server on this machine tells
  npm run verify-rounds -- --url https://play.example
  npm run verify-rounds -- --file rounds.jsonl       saved from /studio/rounds.jsonl, draws.jsonl, tables.jsonl, matches.jsonl
                                                     or fixtures.jsonl; needs no network
  npm run verify-rounds -- --fixture F1.1.12.3       one fixture: its announcement, chain, every block, event and price, its seals
                                                     and its result
  npm run verify-rounds -- --bet proof.json          a bet on fixtures, by the proof that its owner has from "My bets", and those
                                                     fixtures: its place in the sealed tree, its odds, its results and its payout

--fixture and --bet go with --url or --file.
Exit code 0 when every one holds, 1 when one does not: the first difference of each is named.`

const { values } = parseArgs({
  options: {
    ...{ file: { type: 'string' }, url: { type: 'string' }, fixture: { type: 'string' }, bet: { type: 'string' } },
    help: { type: 'boolean' },
  },
})

type PublishedRecord = Round | PublishedDraw | TableRecord | FixtureRecord | MatchRecord

/** Fixtures that are asked for; none where everything is. */
const named = (proof: BetProof | null): string[] => [
  ...new Set([...(values.fixture ? [values.fixture] : []), ...(proof?.bet.legs.map(({ fixture }) => fixture) ?? [])]),
]

/** Records of the file, or of every export of a server; of named fixtures alone where there are some. */
async function* records(fixtures: readonly string[]): AsyncGenerator<PublishedRecord> {
  const inputs: (Readable | AsyncIterable<string>)[] = values.file
    ? [createReadStream(values.file)]
    : [...(fixtures.length > 0 ? [] : await exportsOf(baseAddress())), fixtureLines(baseAddress(), fixtures)]
  for (const input of inputs)
    for await (const line of input instanceof Readable ? createInterface({ input }) : input) {
      if (line.trim() === '') continue
      const record: PublishedRecord = JSON.parse(line)
      if (fixtures.length === 0 || ('fixture' in record && fixtures.includes(record.fixture))) yield record
    }
}

const baseAddress = () => values.url ?? `http://localhost:${process.env.PORT ?? 8080}`

/** Rounds of seeds that are in use, as the server says; 0 for a file, which tells nothing of them. */
let waiting = 0

async function exportsOf(base: string): Promise<Readable[]> {
  return Promise.all(
    ['rounds', 'draws', 'tables', 'matches'].map(async kind => {
      const answer = await fetch(new URL(`/studio/${kind}.jsonl?limit=100000`, base)).catch(() => null)
      if (!answer?.ok || !answer.body)
        throw new Error(`No ${kind} from ${base}. Start Baize, or name a file: --file ${kind}.jsonl`)
      waiting += Number(answer.headers.get('rounds-waiting') ?? 0)
      return Readable.fromWeb(answer.body as never)
    }),
  )
}

type Round = VerifiableRound | VerifiableInstant | VerifiableTicket
type PublishedDraw = VerifiableDraw & { closesAt: string; drawsAt: string }

/** The client seed of each commitment that was met: a pair has one, or the house tried several. */
const clientSeeds = new Map<string, string>()

const tables = new TableRounds()

/** Shots at fish that came back, and how many of their words would have caught a minnow. */
const returnedShots = { all: 0, lucky: 0 }

/** What is wrong with a record, in words; null when it holds. */
function faultOf(record: PublishedRecord): string | null {
  if ('fixture' in record) return fixtureFault(record)
  if ('table' in record) return tables.faultOf(record)
  if ('match' in record) return matchFault(record)
  if ('issue' in record) {
    const wrong = drawChecks(record, crypto).find(({ computed, published }) => computed !== published)
    if (wrong)
      return `draw ${record.issue}: ${wrong.step} differs: expected ${wrong.computed}, found ${wrong.published}`
    return isSigned(record) ? null : `draw ${record.issue}: its public value is not that of the named round`
  }
  const firstSeed = clientSeeds.get(record.commitment) ?? record.clientSeed
  clientSeeds.set(record.commitment, firstSeed)
  if (firstSeed !== record.clientSeed)
    return `nonce ${record.nonce}: its server seed was used with two client seeds: ${firstSeed} and ${record.clientSeed}`
  const verdict = verdictOf(record)
  if (verdict.ok) return null
  const { check, path, expected, actual } = verdict.difference
  return `nonce ${record.nonce}: ${check} differs at ${path}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`
}

function matchFault(record: MatchRecord): string | null {
  const verdict = verifyMatch(record, crypto)
  if (verdict.ok) return null
  const { check, path, expected, actual } = verdict.difference
  const found = `expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`
  return `match ${record.match}: ${check} differs at ${path}: ${found}`
}

function verdictOf(record: Round) {
  if (!('shots' in record)) return 'choices' in record ? verifyInstant(record, crypto) : verifyRound(record, crypto)
  const verdict = verifyTicket(record, crypto)
  if (verdict.ok) {
    returnedShots.all += verdict.returned
    returnedShots.lucky += verdict.luckyReturned
  }
  return verdict
}

/** True when the public value of a draw, if it has one, bears the signature of the round after its close. */
function isSigned(draw: PublishedDraw): boolean {
  const { beacon } = draw
  if (!beacon) return true
  const round = roundNamedBy(beacon.chain, draw)
  return beacon.round === round && isOfRound(beacon.chain, round, beacon.signature ?? '')
}

function kindOf(record: PublishedRecord) {
  if ('match' in record) return 'matches'
  return 'fixture' in record
    ? 'fixtures'
    : 'table' in record
      ? 'rounds of tables'
      : 'issue' in record
        ? 'draws'
        : 'rounds'
}

const nameOf = (record: PublishedRecord): string =>
  'fixture' in record ? record.fixture : 'table' in record ? record.table : record.gameCode

async function main(): Promise<number> {
  if (values.help) {
    console.log(help)
    return 0
  }
  console.log(values.file ? `Reading ${values.file}.` : `Asking the server at ${baseAddress()}.`)
  const proof: BetProof | null = values.bet ? JSON.parse(readFileSync(values.bet, 'utf8')) : null
  const fixtures = named(proof)
  const verified = { rounds: 0, draws: 0, 'rounds of tables': 0, fixtures: 0, matches: 0, bets: 0 }
  let failed = 0
  const note = (kind: keyof typeof verified, fault: string | null) => {
    if (fault === null) verified[kind]++
    else {
      failed++
      console.error(fault)
    }
  }
  const found: FixtureRecord[] = []
  for await (const record of records(fixtures)) {
    const fault = faultOf(record)
    note(kindOf(record), fault && `${nameOf(record)} ${fault}`)
    if ('fixture' in record && fixtures.length > 0) found.push(record)
  }
  if (proof) note('bets', betFault(proof, found))
  for (const fixture of fixtures)
    if (!found.some(record => record.fixture === fixture)) throw new Error(`${fixture} is not decided, or not known.`)
  const counted = Object.entries(verified).filter(([kind, n]) => n > 0 || (kind === 'rounds' && fixtures.length === 0))
  const all = counted.map(([kind, count]) => `${count} ${kind}`).join(' and ')
  console.log(`${all || 'Nothing'} verified, ${failed} failed.`)
  if (returnedShots.all > 0)
    console.log(
      `${returnedShots.all} shots at fish came back; the words of ${((100 * returnedShots.lucky) / returnedShots.all).toFixed(1)} % of them would have caught a minnow, which 48 % do.`,
    )
  if (waiting > 0)
    console.log(
      `${waiting} more rounds wait for their reveal: the seeds that they were played with are in use. A player reveals them
on the Fairness page of a game by "Change seeds"; after 1,000 rounds or a day a game does so by itself.`,
    )
  return failed === 0 ? 0 : 1
}

main().then(
  code => process.exit(code),
  error => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  },
)
