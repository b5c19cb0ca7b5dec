import type { GameCard, GameType, LotteryCard, ResponseOf, VendorCard } from '@baize/api'
import { gameTypePaths } from '@baize/api'
import type { LaunchObject } from '../../shared/dialogs/launch-object.ts'

export type Destination =
  | { kind: 'page'; to: string; search: Record<string, string> }
  /** A popup with the games of a vendor. */
  | { kind: 'vendorGames'; vassalage: string; gameType: GameType }
export type Page = Extract<Destination, { kind: 'page' }>

type Mode = ResponseOf<'launch.gameLaunch'>['mode']

/** The one sports vendor with a page of its own. */
export const sportsWithPage = 'FB'

/** Code of whoever provides it. */
export const providerOf = ({ vassalage, vendor, accountTypeName }: LaunchObject): string =>
  vassalage ?? vendor ?? accountTypeName ?? ''

export const gameCodeOf = ({ gameCode, code }: LaunchObject): string | undefined => gameCode ?? code

const page = (to: string, search: Record<string, string | undefined>): Page => ({
  kind: 'page',
  to,
  search: Object.fromEntries(
    Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ),
})

/** Providers of lotteries have pages of their own. */
const lotteryPages: Record<string, (launch: LaunchObject) => Page> = {
  TCG_LOTTO_VN: launch => page('/vnLottery', { gameCode: gameCodeOf(launch) }),
  TCG_SEA: launch => page('/seaLottery', { gameCode: gameCodeOf(launch) }),
  LOTT: launch => lotteryPage(launch),
  ELOTT: launch => lotteryPage(launch),
}
const lotteryPage = (launch: LaunchObject): Page =>
  page('/lottery', {
    gameCode: gameCodeOf(launch),
    vendor: launch.vendor ?? launch.accountTypeName ?? launch.vassalage,
    playType: launch.defaultPlayType,
  })

/**
 * Where a launch leads, the first rule that fits: a lottery's page by its provider, the popup of a vendor, the start of
 * slots or of anything else. `mode` is what the server answered for a single game.
 */
export function destination(launch: LaunchObject, mode: Mode = 'ROUTE'): Destination {
  const provider = providerOf(launch)
  const { gameType, isGame } = launch
  const lottery = lotteryPages[provider]
  if (lottery) return lottery(launch)
  if (isGame === 'VASSALAGE') return { kind: 'vendorGames', vassalage: provider, gameType }
  return gameType === 'RNG' ? startRng(launch, mode) : startGame(launch, mode)
}

/** Slots: a vendor is a page of their hall. */
const startRng = (launch: LaunchObject, mode: Mode): Page =>
  gameCodeOf(launch) ? gamePage(launch, mode) : page(gameTypePaths.RNG, { page: providerOf(launch) })

/** Anything else: one sports vendor has a page, other vendors are a path of their category. */
function startGame(launch: LaunchObject, mode: Mode): Page {
  const provider = providerOf(launch)
  const gameCode = gameCodeOf(launch)
  if (launch.gameType === 'SPORTS' && provider === sportsWithPage)
    return page('/fbsports', { gameCode, vendor: provider, match: launch.match })
  return gameCode ? gamePage(launch, mode) : page(`${gameTypePaths[launch.gameType]}/vassalage/${provider}`, {})
}

/** A house game has a page of this site; a stranger's is framed. */
const gamePage = (launch: LaunchObject, mode: Mode): Page =>
  page(mode === 'ROUTE' ? '/seamless' : '/game', {
    gameCode: gameCodeOf(launch),
    vendor: providerOf(launch),
    match: launch.match,
  })

export const launchOf = ({ vassalage, gameType, gameCode, trialEnabled }: GameCard): LaunchObject => ({
  ...{ vassalage, gameType, gameCode, trialEnabled },
  isGame: 'GAME',
})

/** A lottery opens with the kind of play that its card names. */
export const launchOfLottery = (lottery: LotteryCard): LaunchObject => {
  const { accountTypeName, defaultPlayType } = lottery
  return { ...launchOf(lottery), accountTypeName, ...(defaultPlayType && { defaultPlayType }) }
}

export const launchOfVendor = ({ vassalage, gameType, isGame }: VendorCard): LaunchObject => ({
  ...{ vassalage, gameType, isGame },
})
