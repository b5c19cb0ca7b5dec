import {
  canonicalJson,
  commitmentOf,
  type GameEvent,
  type ModelLetter,
  modelOf,
  models,
  playRound,
  roundDefinitionHash,
} from '@baize/game-kit'
import { instantTitles } from '@baize/game-kit/instant/index'
import { bets, guesses } from '@baize/game-kit/instant/testing/sample-play'
import { sha256 as hashOf, hmac } from '@baize/game-kit/node/crypto'
import { slotsOf } from '@baize/game-kit/testing/slots-of'
import { InstantVisit, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instantWin } from './instant.ts'
import { slotWin } from './slots.ts'
import { integersOf, type Line, sha256 } from './stream.ts'

const slotRounds = 8
const instantRounds = 12
/** Enough for every model to play its feature. */
const pureRounds = 1_200
/** Event of the rare part of models that have one without `feature-start`. */
const rareEvents: Partial<Record<ModelLetter, GameEvent['type']>> = { e: 'spark' }
let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())

/** Lines of the export of a game, and what is wrong with each by a verifier that was written from the page alone. */
async function faults(gameCode: string): Promise<{ lines: number; wrong: string[] }> {
  const text = await (await fetch(`${world.studioUrl}/studio/rounds.jsonl?game=${gameCode}&limit=100000`)).text()
  const lines = text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Line)
  const wrong: string[] = []
  for (const line of lines) {
    const served = await (await fetch(`${world.studioUrl}/studio/definitions/${line.definitionHash}`)).text()
    if (sha256(served) !== line.definitionHash) wrong.push('definition')
    if (sha256(Buffer.from(line.serverSeed, 'hex')) !== line.commitment) wrong.push('commitment')
    const { below, taken } = integersOf(line)
    const definition = JSON.parse(served)
    const win = line.choices ? instantWin(definition, line, below) : slotWin(definition, line.bet, below)
    if (win !== line.win) wrong.push(`nonce ${line.nonce}: ${win} and not ${line.win}`)
    expect(taken).toEqual(line.draws[0]!.taken)
  }
  return { lines: lines.length, wrong }
}

const slots = (Object.keys(models) as ModelLetter[]).map(letter => [letter, slotsOf(letter)[0]!.code] as const)
test.each(slots)(
  '[WALK-034] model %s: a verifier that knows the page alone recomputes rounds of %s',
  async (_letter, code) => {
    const visit = await world.play(await world.member(), code)
    await visit.rotate('Glück & nước 1')
    for (let played = 0; played < slotRounds; ) {
      world.clock.advance(2_500)
      if ((await visit.spin(visit.boot.game.stakesUnits[0])).status === 200) played++
    }
    world.clock.advance(20_000)
    await world.studio.retrier.run()
    await visit.rotate('next')
    expect(await faults(code)).toEqual({ lines: slotRounds, wrong: [] })
  },
)

test.each(slots)('[WALK-034] model %s: it agrees over %s with the house, features included', (letter, gameCode) => {
  const model = modelOf(letter)
  const serverSeed = new Uint8Array(32).fill(7)
  const bet = 100 * model.definition('0.96').coinsPerBet
  const definition = JSON.parse(canonicalJson(model.definition('0.96')))
  const about = {
    ...{ gameCode, variant: '0.96', bet, clientSeed: 'a seed', commitment: commitmentOf(hashOf, serverSeed) },
    definitionHash: roundDefinitionHash({ model, variant: '0.96' }, hashOf),
    definitionVersion: definition.version as number,
    serverSeed: Buffer.from(serverSeed).toString('hex'),
  }
  const seen = new Set<string>()
  for (let nonce = 0; nonce < pureRounds; nonce++) {
    const played = playRound(
      { model, variant: '0.96', gameCode, betUnits: bet, serverSeed, clientSeed: 'a seed', nonce },
      hmac,
    )
    const { below, taken } = integersOf({ ...about, nonce, draws: [], win: 0 })
    expect([nonce, slotWin(definition, bet, below)]).toEqual([nonce, played.winUnits])
    expect(taken).toEqual(played.draws[0]!.taken)
    for (const { type } of played.events) seen.add(type)
  }
  if (letter !== 'a') expect(seen).toContain(rareEvents[letter] ?? 'feature-start')
})

const kinds = [...new Map(instantTitles.map(({ code, table }) => [table.definition.kind, code]))]
test.each(kinds)('[WALK-034] %s: the same verifier recomputes rounds of %s with their choices', async (kind, code) => {
  const visit = new InstantVisit(await world.play(await world.member(), code))
  for (let n = 0; n < instantRounds; n++) {
    world.clock.advance(5_000)
    const { stakeUnits, options } = bets[kind](n)
    const { round } = (await visit.open(options, String(stakeUnits))).body
    for (let i = 0, isOver = round.isOver; i < 6 && !isOver; i++) {
      world.clock.advance(400)
      const answer = await visit.choose(round.roundId, i, guesses[kind](n, i))
      if (answer.status !== 200) break
      isOver = answer.body.round.isOver
    }
    world.clock.advance(15 * 60_000)
    await world.studio.instants.run()
    await world.studio.retrier.run()
  }
  await visit.rotate('next')
  expect(await faults(code)).toEqual({ lines: instantRounds, wrong: [] })
})
