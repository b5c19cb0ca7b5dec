import type { FishBoot } from '@baize/api/studio/fish'
import type { InstantBoot } from '@baize/api/studio/instant'
import type { TableBoot } from '@baize/api/studio/live'
import type { LotteryBoot } from '@baize/api/studio/lottery'
import { type RoomsBoot, roomsSocketOf } from '@baize/api/studio/rooms'
import type { GameBoot, VisitBoot } from '@baize/api/studio/slot'
import type { BookBoot } from '@baize/api/studio/sports/frames'
import type { FishCode } from '@baize/game-kit/fish/index'
import { instantByCode } from '@baize/game-kit/instant/index'
import { lotteryGame } from '@baize/game-kit/lotteries/index'
import { factsOf, rtpPercentOf, servedGame } from '../../games.ts'
import { instantRtpPercent } from '../../instant/offered-instants.ts'
import { readInstants } from '../../instant/read-instants.ts'
import { tableNow } from '../../live/live-tables.ts'
import { tableArt } from '../../live/offered-tables.ts'
import { presentTable } from '../../live/rounds/present-round.ts'
import { tableTitle } from '../../live/table-titles.ts'
import { comingDraws, heldDraws } from '../../lotteries/draws/read-draws.ts'
import { readGames } from '../../lotteries/draws/read-games.ts'
import type { LotteryDependencies } from '../../lotteries/lottery-dependencies.ts'
import { lotteryPalettes } from '../../lotteries/offered-lotteries.ts'
import { titleOf } from '../../lotteries/titles.ts'
import { duoBoot as ownOfDuo } from '../../rooms/catalogue/duo-boot.ts'
import { fishTitle } from '../../rooms/catalogue/fish-titles.ts'
import { fishPalette } from '../../rooms/catalogue/offered-fish.ts'
import type { RoomKeeper } from '../../rooms/keeper.ts'
import { readUnfinished } from '../../rounds/reading/read-rounds.ts'
import type { RoundDependencies } from '../../rounds/round-dependencies.ts'
import { instantCycleMs, minimumCycleMs } from '../../rounds/round-dependencies.ts'
import { bookTitle } from '../../sports/book-titles.ts'
import { bookGame } from '../../sports/offered-book.ts'
import { readLobby } from '../../sports/views/lobby.ts'
import { StudioError } from '../../studio-error.ts'
import { symbolNames } from '../../symbol-names/symbol-names.ts'
import type { Visit, Visits } from '../../visits.ts'

/** Currency sign and time zone of the site, for the pages of games. */
export interface StudioBrand {
  /** Shown before amounts of the real book. */
  currencySymbol: string
  /** By its name in the IANA list, or GMT. */
  timeZone: string
}

export interface BootDependencies extends RoundDependencies {
  visits: Visits
  lotteries: LotteryDependencies
  rooms: RoomKeeper
  /** The public half of the studio's signing key, hex. */
  publicKey: string
  brand: StudioBrand
}

export type AnyBoot = GameBoot | LotteryBoot | InstantBoot | TableBoot | BookBoot | RoomsBoot | FishBoot

/** Coming and held draws that a betting page shows at once. */
const drawsInBoot = 12

async function slotBoot(deps: BootDependencies, visit: Visit, secret: string): Promise<GameBoot> {
  const game = servedGame(visit.game_code)
  if (!game) throw new StudioError('game_closed')
  return {
    ...(await visitBoot(deps, visit, secret)),
    game: {
      code: game.code,
      title: game.title,
      vendor: game.vendor,
      model: game.model,
      family: game.family,
      symbolNames: symbolNames(game, visit.language),
      palette: game.art.palette,
      rtpPercent: rtpPercentOf(game),
      lines: game.lines,
      stakesUnits: game.stakesUnits.map(String),
      defaultStakeUnits: String(game.defaultBetUnits),
    },
    facts: factsOf(game),
    fairness: await deps.seedPairs.current(visit.user_id),
    unfinished: await readUnfinished(deps, visit),
    minimumCycleMs,
  }
}

async function lotteryBoot(deps: BootDependencies, visit: Visit, secret: string): Promise<LotteryBoot> {
  const game = lotteryGame(visit.game_code)
  const [shared, coming, held, games] = await Promise.all([
    visitBoot(deps, visit, secret),
    comingDraws(deps.lotteries, game.code, drawsInBoot),
    heldDraws(deps.lotteries, game.code, drawsInBoot),
    readGames(deps.lotteries, visit.language),
  ])
  return {
    ...shared,
    game: {
      code: game.code,
      title: titleOf(game, visit.language),
      format: game.format,
      prizeMode: game.prizeMode,
      palette: [...lotteryPalettes[game.prizeMode]],
    },
    maxSeries: visit.max_series,
    serverTime: deps.outside.now().toISOString(),
    coming,
    held,
    games,
  }
}

async function instantBoot(deps: BootDependencies, visit: Visit, secret: string): Promise<InstantBoot> {
  const title = instantByCode(visit.game_code)
  if (!title) throw new StudioError('game_closed')
  return {
    ...(await visitBoot(deps, visit, secret)),
    game: {
      code: title.code,
      title: title.title,
      vendor: title.vendor,
      family: title.art.family,
      palette: title.art.palette,
      rtpPercent: instantRtpPercent(title),
      stakesUnits: title.stakesUnits.map(String),
      defaultStakeUnits: String(title.defaultBetUnits),
      maxStakeUnits: String(title.maxBetUnits),
    },
    definition: title.table.definition,
    facts: title.table.facts(),
    fairness: await deps.seedPairs.current(visit.user_id),
    rounds: await readInstants(deps, visit),
    minimumCycleMs: instantCycleMs,
  }
}

async function tableBoot(deps: BootDependencies, visit: Visit, secret: string): Promise<TableBoot> {
  const table = await tableNow(deps, visit.game_code)
  return {
    ...(await visitBoot(deps, visit, secret)),
    game: { code: table.table, title: tableTitle(table, visit.language), palette: tableArt(table).palette },
    table: presentTable(table),
  }
}

async function bookBoot(deps: BootDependencies, visit: Visit, secret: string): Promise<BookBoot> {
  const game = bookGame(visit.game_code)
  if (!game) throw new StudioError('game_closed')
  const [shared, lobby] = await Promise.all([visitBoot(deps, visit, secret), readLobby(deps, visit)])
  return {
    ...shared,
    game: { code: game.code, title: bookTitle(game.code, visit.language), palette: [...game.palette] },
    sports: [...game.sports],
    timeZone: deps.brand.timeZone,
    lobby,
  }
}

async function duoBoot(deps: BootDependencies, visit: Visit, secret: string): Promise<RoomsBoot> {
  const { rooms, publicKey, outside } = deps
  const own = ownOfDuo(rooms.shard, visit, outside.now().getTime())
  return { ...(await visitBoot(deps, visit, secret)), ...own, publicKey }
}

async function fishBoot(deps: BootDependencies, visit: Visit, secret: string): Promise<FishBoot> {
  const code = visit.game_code as FishCode
  return {
    ...(await visitBoot(deps, visit, secret)),
    game: { code, title: fishTitle(code, visit.language), palette: fishPalette(code) },
    socket: roomsSocketOf('seas'),
  }
}

/** Shows the launch token for the first time, which answers the balance. @throws StudioError visit_unknown */
async function visitBoot(
  { wallet, brand: { currencySymbol } }: BootDependencies,
  visit: Visit,
  secret: string,
): Promise<VisitBoot> {
  const { wallet_token: token, user_id: user, game_code, currency, language, mode, back_url: backUrl } = visit
  const reply = await wallet.session({ token, user, game_code, currency })
  if (reply.status !== 'OK') throw new StudioError('visit_unknown')
  return { secret, language, currency, currencySymbol, mode, balanceUnits: String(reply.balance ?? 0), backUrl }
}

/** What a page of each kind starts with. @throws StudioError game_closed, visit_unknown */
export const boots = {
  ...{ slot: slotBoot, lottery: lotteryBoot, instant: instantBoot, table: tableBoot, book: bookBoot },
  ...{ duo: duoBoot, fish: fishBoot },
}
