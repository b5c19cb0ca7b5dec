import { BotHost } from './bot-host.ts'
import { type EchoOrder, echoAll } from './echo-bots.ts'
import { fishAll } from './fish-bot.ts'
import { tienLenAll } from './tien-len-bot.ts'

/** Orders for bots that play: where, and by whose visits. */
export interface SeatOrder {
  url: string
  httpUrl: string
  secrets: string[]
}
/** Orders of the parent: to play, to be the yardstick's clients, to tell the traffic since the last time, or all that was told; and to leave. */
export type Told = { tienLen: SeatOrder } | { fish: SeatOrder } | { echo: EchoOrder } | 'take' | 'told' | 'leave'

/** All clients, in a process of their own. */
const host = new BotHost()

process.on('message', async (told: Told) => {
  if (told === 'take') return process.send?.(host.take())
  if (told === 'told') return process.send?.(host.told)
  if (told === 'leave') {
    await host.stop()
    return process.send?.(host.sockets)
  }
  host.clear()
  if ('tienLen' in told) await tienLenAll(host, told.tienLen)
  else if ('fish' in told) await fishAll(host, told.fish)
  else await echoAll(host, told.echo)
  process.send?.(host.sockets)
})
