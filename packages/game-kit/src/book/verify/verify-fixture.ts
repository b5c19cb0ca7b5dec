import { commitmentOf, fromHex, toHex } from '../../seeds.ts'
import { ratingsHash } from '../calendar/ratings.ts'
import { modelOf, type SportState } from '../sports.ts'
import { hasGrown } from './consistency.ts'
import { type BookCrypto, Course, type DrawnFixture } from './course.ts'
import type { FixtureRecord, SheetRecord } from './fixture-record.ts'
import { sheetOfState } from './sheet-of-state.ts'
import { type BookVerdict, Comparison } from './verdict.ts'

/** What is compared, in this order; blocks with their draws, events, states and sheets one by one. */
export const FIXTURE_CHECKS = ['announcement', 'chain', 'draws', 'events', 'state', 'sheet', 'seals', 'result'] as const
export type FixtureCheck = (typeof FIXTURE_CHECKS)[number]
export type FixtureVerdict = BookVerdict<FixtureCheck>

type Compare = Comparison<FixtureCheck>

const hexHash = /^[0-9a-f]{64}$/

/**
 * Works a decided fixture out from its revealed seeds and published figures, and compares everything that was published of it.
 * Never throws for a wrong record; the first difference names its block and claim.
 * @returns the verdict, after the number of each block that was worked out
 */
export function* verifySteps(record: FixtureRecord, crypto: BookCrypto): Generator<number, FixtureVerdict> {
  const compare: Compare = new Comparison()
  try {
    announcement(compare, record, crypto)
    chain(compare, record, crypto)
    const last = yield* course(compare, record, crypto)
    seals(compare, record, crypto)
    result(compare, record, last)
    return compare.good()
  } catch (error) {
    return compare.ended(error)
  }
}

/** The same in one go. */
export function verifyFixture(record: FixtureRecord, crypto: BookCrypto): FixtureVerdict {
  const steps = verifySteps(record, crypto)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

const hashOf = ({ sha256 }: BookCrypto, text: string): string => toHex(sha256(new TextEncoder().encode(text)))

/** The entries of the public list say of a fixture what its record says. */
function announcement(compare: Compare, record: FixtureRecord, crypto: BookCrypto): void {
  const { fixture, model, version, commitment, opensAtMs, ratings, entries } = record
  compare.holds(isKnown(record), 'announcement', 'version', 'a published model and version', `${model}/${version}`)
  const hash = ratings ? ratingsHash(crypto.sha256, ratings) : '-'
  compare.same('announcement', 'ratingsHash', hash, record.ratingsHash)
  compare.holds(entries[0]?.kind === 'chain', 'announcement', 'entries', 'the entry of the chain', entries[0]?.kind)
  for (const [at, { kind, text, hash: entryHash }] of entries.entries()) {
    compare.same('announcement', `entries[${at}].hash`, hashOf(crypto, text), entryHash)
    const isLast = at === entries.length - 1
    // The figures of a cup, and with them its time, are announced when its sides are known.
    const [mark, id, chainStart, sport, of, figures, opensAt, kickOff] = text.split('|')
    const said = { mark, id, chainStart, sport, of, opensAt, ...(isLast && { figures, kickOff }) }
    compare.same(
      'announcement',
      `entries[${at}].text`,
      {
        ...{ mark: kind === 'chain' ? 'SB1' : 'SB1R', id: fixture, chainStart: commitment, sport: model },
        ...{ of: String(version), opensAt: String(opensAtMs) },
        ...(isLast && { figures: hash, kickOff: String(record.kickOffMs) }),
      },
      said,
    )
  }
  compare.passed('announcement')
}

const isKnown = ({ model, version }: FixtureRecord): boolean => {
  try {
    return modelOf(model).version === version
  } catch {
    return false
  }
}

/** Each seed hashes to the one before it, the first to the commitment. */
function chain(compare: Compare, { seeds, commitment }: FixtureRecord, { sha256 }: BookCrypto): void {
  for (const [at, seed] of seeds.entries()) {
    const place = { block: at + 1 }
    compare.holds(hexHash.test(seed), 'chain', `seeds[${at}]`, '64 hexadecimal digits', seed, place)
    const before = at === 0 ? commitment : seeds[at - 1]
    compare.same('chain', `SHA-256 of seeds[${at}]`, before, commitmentOf(sha256, fromHex(seed)), place)
  }
  compare.passed('chain')
}

/** Every block and every sheet. @returns the state after the last block */
function* course(compare: Compare, record: FixtureRecord, crypto: BookCrypto): Generator<number, SportState> {
  const { model, ratings, seeds, blocks, sheets } = record
  const start = modelOf(model).start()
  if (!ratings) {
    compare.same('draws', 'blocks', [], blocks)
    return start
  }
  const played = new Course({ ...record, ratings } satisfies DrawnFixture, crypto.hmac)
  const left = [...sheets]
  const sheet = (state: SportState, block: number, phase: SheetRecord['phase']) => {
    const { record: expected } = sheetOfState(crypto.sha256, played, { state, block, phase })
    compareSheet(compare, expected, left.shift())
  }
  sheet(start, 0, 'before')
  sheet(start, 0, 'live')
  let last = start
  let at = 0
  for (const { block, draws, events, state } of played.blocks(seeds.map(fromHex))) {
    const path = `blocks[${at}]`
    const said = blocks[at++]
    compare.same('draws', `${path}.block`, block, said?.block, { block })
    compare.same('draws', `${path}.draws`, draws, said?.draws, { block })
    compare.same('events', `${path}.events`, events, said?.events, { block })
    compare.same('state', `${path}.state`, state, said?.state, { block })
    if (!played.model.isOver(state)) sheet(state, block, 'live')
    last = state
    yield block
  }
  compare.same('draws', `blocks[${at}]`, undefined, blocks[at])
  compare.same('sheet', 'sheets', [], left)
  for (const check of ['draws', 'events', 'state', 'sheet'] as const) compare.passed(check)
  return last
}

/** Prices before their hash, so that the claim is named that differs. */
function compareSheet(compare: Compare, expected: Required<SheetRecord>, said: SheetRecord | undefined): void {
  const { block, phase, hash, prices } = expected
  const path = `sheet of ${phase === 'before' ? 'before the match' : `state ${block}`}`
  compare.same('sheet', path, { block, phase }, said && { block: said.block, phase: said.phase }, { block })
  if (said?.prices) {
    const own = pricesByClaim(prices)
    const found = pricesByClaim(said.prices)
    for (const claim of [...new Set([...own.keys(), ...found.keys()])].sort())
      compare.same('sheet', `${path}, odds in 1/1000`, own.get(claim), found.get(claim), { block, claim })
  }
  compare.same('sheet', `${path}, hash`, hash, said?.hash, { block })
}

const pricesByClaim = (lines: readonly string[]): Map<string, number> =>
  new Map(
    lines.map(line => {
      const end = line.lastIndexOf('|')
      return [line.slice(0, end), Number(line.slice(end + 1))]
    }),
  )

/** The tree of bets only grew, and each seal was made before a block that came next. */
function seals(compare: Compare, record: FixtureRecord, { sha256 }: BookCrypto): void {
  const model = modelOf(record.model)
  const known = [0, ...record.blocks.map(({ block }) => block)]
  const after = [model.start(), ...record.blocks.map(({ state }) => state as SportState)]
  const blocks = known.map((block, at) => model.nextBlock(after[at]!, block))
  let earlier = { block: 0, root: '', count: 0, stakeUnits: 0n }
  for (const [at, seal] of record.seals.entries()) {
    const { block, root, count } = seal
    const path = `seals[${at}]`
    const later = { block, root, count, stakeUnits: BigInt(seal.stakeUnits) }
    const isNext = blocks.includes(block) && block > earlier.block
    compare.holds(isNext, 'seals', `${path}.block`, 'a block of the match, in order', block, { block })
    const holdsMore = count > earlier.count && later.stakeUnits > earlier.stakeUnits
    compare.holds(
      holdsMore,
      'seals',
      path,
      'more bets than the seal before it',
      { count, stakeUnits: seal.stakeUnits },
      { block },
    )
    const isHex = [root, ...seal.consistency].every(hash => hexHash.test(hash))
    const proves = isHex && hasGrown(sha256, earlier, later, seal.consistency.map(fromHex))
    compare.holds(proves, 'seals', `${path}.consistency`, 'the tree before, with more leaves', seal.consistency, {
      block,
    })
    earlier = later
  }
  compare.passed('seals')
}

/** How the match ended is how its last state says. */
function result(compare: Compare, { model: id, blocks, seeds, result: said }: FixtureRecord, last: SportState): void {
  const model = modelOf(id)
  const block = blocks.at(-1)?.block ?? 0
  compare.same('result', 'result.block', block, said.block, { block })
  compare.same('result', 'result.board', model.board(last), said.board, { block })
  const isOver = model.isOver(last)
  const state = isOver ? 'settled' : block > 0 ? 'abandoned' : 'void'
  compare.same('result', 'result.state', state, said.state, { block })
  compare.same('result', 'result.winner', isOver ? model.winner(last) : null, said.winner, { block })
  compare.same('result', 'seeds', block, seeds.length, { block })
  compare.passed('result')
}
