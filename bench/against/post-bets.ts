import { bet, closedLoop, openWorld, randomMember } from '../wallet/world.ts'

/** The parent asks for clients who bet, one bet after the other, for so many seconds. */
export interface PostBets {
  clients: number
  seconds: number
}

/**
 * A process that posts bets to the ledger of its own tree whenever its parent asks, and says how many a second. It is laid into earlier trees
 * too, and asks of them no more than they have.
 */
const world = await openWorld(10_000)
process.on('message', async (asked: PostBets | 'stop') => {
  if (asked === 'stop') {
    await world.close()
    process.exit(0)
  }
  const { rate } = await closedLoop(asked.clients, asked.seconds, async () => {
    const { status } = await world.ledger.post(bet(randomMember(world)))
    if (status !== 'ok') throw new Error(`a bet ended in ${status}`)
  })
  process.send?.(rate)
})
process.send?.('ready')
