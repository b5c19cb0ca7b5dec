import { randomUUID } from 'node:crypto'
import {
  FaultProxy,
  SampleProvider,
  type SampleSession,
  startTestPlatform,
  type TestPlatform,
  uniqueName,
} from '@baize/testing'
import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audienceOf } from './signatures.ts'
import { WalletClient, WalletUncertain } from './wallet-client.ts'

const code = 'ROOMS'
const credit = 10_000_000

let site: TestPlatform
let line: FaultProxy
let wallet: WalletClient
let sessions: [SampleSession, SampleSession]
beforeAll(async () => {
  site = await startTestPlatform()
  line = await FaultProxy.start(site.url)
  const { publicKey, privateKey } = await generateKeyPair('Ed25519', { extractable: true })
  const provider = await SampleProvider.start(site, code, 'PVP')
  const play = async () => provider.play(await (await site.visitor()).register(uniqueName()))
  sessions = [await play(), await play()]
  // From here on the studio's client signs for it.
  await provider.stop()
  await site.platform.catalogue.setProvider({
    ...{ code, name: 'Rooms', apiUrl: 'http://127.0.0.1:9/', gameOrigins: [], protocol: 2 },
    publicKeys: { 'rooms-1': (await exportJWK(publicKey)) as JsonWebKey },
  })
  wallet = new WalletClient({
    ...{ url: `${line.url}/wallet/v1/`, provider: code, now: () => site.clock.now() },
    audience: await audienceOf(site.platform.signingKeys),
    signingKey: { ...((await exportJWK(privateKey)) as JsonWebKey), kid: 'rooms-1' },
    openToken: sealed => sealed.replace('sealed:', ''),
  })
})
afterAll(async () => {
  await wallet.close()
  await line.stop()
  await site.stop()
})

const sealed = (session: SampleSession) => ({ ...session, token: `sealed:${session.token}` })

/** Puts a stake of 10.00 of both members aside, and answers the end of a match that the first wins. */
async function match() {
  const round = `m:${randomUUID()}`
  for (const [seat, session] of sessions.entries()) {
    const hold = { ...sealed(session), round, transaction_uuid: `${round}:h${seat}`, amount: 100_000, reason: 'seat' }
    expect((await wallet.hold(hold)).status).toBe('OK')
  }
  const { game_code, currency } = sessions[0]
  const seats = sessions.map(({ token, user }, seat) => ({
    ...{ token: `sealed:${token}`, user, hold_round: round, bet_uuid: `${round}:bet${seat}`, stake: 100_000 },
    ...{ payout: seat === 0 ? 190_000 : 0, valid_amount: 100_000, into: 'free' as const, release: true },
    status: seat === 0 ? ('won' as const) : ('lost' as const),
  }))
  return { transaction_uuid: `${round}:end`, round, game_code, currency, rake: 10_000, seats }
}

/** Sends one end. */
const conclude = async (end: Awaited<ReturnType<typeof match>>) => (await wallet.batch('conclude', [end]))[0]!

/** Sends an end until its answer is certain; tells how often. */
async function untilCertain(end: Awaited<ReturnType<typeof match>>) {
  for (let tries = 1; ; tries++)
    try {
      return { reply: await conclude(end), tries }
    } catch (error) {
      if (!(error instanceof WalletUncertain)) throw error
    }
}

test('the end of a match whose answer is lost ten times is paid once, and then answered as it was done', async () => {
  const end = await match()
  let lost = 0
  line.line = () => (++lost <= 10 ? 'lose-answer' : 'good')
  const { reply, tries } = await untilCertain(end)
  line.line = () => 'good'
  expect(tries).toBe(11)
  expect(reply).toMatchObject({
    status: 'OK',
    seats: [
      { user: sessions[0].user, balance: credit + 90_000, held: 0, may_play: true },
      { user: sessions[1].user, balance: credit - 100_000, held: 0, may_play: true },
    ],
  })
  const { rows } = await site.database.pool.query('select transaction_id from rounds.bet where round_id = $1', [
    end.round,
  ])
  expect(rows).toHaveLength(2)
})

test('garbage and a refused line are uncertain, a refusal is an answer', async () => {
  const end = await match()
  for (const fault of ['garbage', 'lose-request'] as const) {
    line.line = () => fault
    await expect(conclude(end)).rejects.toThrow(WalletUncertain)
  }
  line.line = () => 'good'
  const [won, lost] = end.seats as [(typeof end.seats)[0], (typeof end.seats)[0]]
  const forged = { ...end, rake: 10_001, seats: [{ ...won, stake: 100_001 }, lost] }
  expect(await conclude(forged)).toMatchObject({ status: 'NOT_ENOUGH_MONEY', seats: [] })
  expect(await conclude(end)).toMatchObject({ status: 'OK' })
})

test('many ends go together, and are answered in their order', async () => {
  const ends = [await match(), await match(), await match()]
  const forged = { ...ends[1]!, seats: ends[1]!.seats.map(seat => ({ ...seat, hold_round: 'm:none' })) }
  const replies = await wallet.batch('conclude', [ends[0]!, forged, ends[2]!])
  expect(replies.map(({ status, seats }) => [status, seats.length])).toEqual([
    ['OK', 2],
    ['TRANSACTION_DOES_NOT_EXIST', 0],
    ['OK', 2],
  ])
})
