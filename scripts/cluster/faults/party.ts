import type { EveryDatabase } from '@baize/platform/domains/every-table'
import type { SampleProvider } from '@baize/testing'
import type { Laboratory } from '../inside/laboratory.ts'
import { History } from './history.ts'
import { listProvider, openDatabaseOf } from './list-provider.ts'
import { type Player, slotPlayer, type ToldRound, type WalletPlayer, walletPlayer } from './players.ts'

const [walletPlayers, slotPlayers] = [8, 3]

/** Members who play in a laboratory, and what they were told. */
export interface Party {
  database: EveryDatabase
  provider: SampleProvider
  history: History
  players: readonly WalletPlayer[]
  told: readonly ToldRound[]
  /** Lets them end what they do, and waits for it. */
  end(): Promise<void>
  stop(): Promise<void>
}

/** Lists a provider, lets members register, and has them play until they are told to end. */
export async function startParty(laboratory: Laboratory): Promise<Party> {
  const database = openDatabaseOf(laboratory)
  const provider = await listProvider(database)
  const history = new History(provider)
  const told: ToldRound[] = []
  const players: WalletPlayer[] = []
  const spinners: Player[] = []
  // One after the other: a provider knows the last whom it let in.
  for (let index = 0; index < walletPlayers; index++) players.push(await walletPlayer(provider, history))
  for (let index = 0; index < slotPlayers; index++) spinners.push(await slotPlayer(history, told))
  const playing = [...players, ...spinners].map(({ play }) => play())
  return {
    ...{ database, provider, history, players, told },
    async end() {
      history.isOver = true
      await Promise.all(playing)
    },
    async stop() {
      await provider.stop()
      await database.stop()
    },
  }
}
