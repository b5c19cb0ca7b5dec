import type { GameCard, LotteryCard, OpenedNumbers } from '@baize/api'
import type { LotteryDraws } from '@baize/api/wallet/draws'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Launch } from '../launch/index.ts'
import { announceDraws } from './announce-draws.ts'
import type { DrawDependencies } from './draws.ts'
import { createDraws } from './draws.ts'
import { launchLottery, vietnamesePrizeMode } from './launch-lottery.ts'
import { presentLottery, presentResults, spread } from './present.ts'
import { isLottery, lotteryCards, vietnameseVendor } from './vendors.ts'

export interface LotteryDependencies extends DrawDependencies {
  database: Database
  settings: Settings
  launch: Pick<Launch, 'enter' | 'recentCodes'>
}

/** Menus, results and the launch of lotteries; what is drawn stays the providers' own. */
export function createLottery(deps: LotteryDependencies) {
  const { catalogue, settings, launch } = deps
  const drawsByCode = createDraws(deps)

  const isVietnamese = ({ vassalage }: GameCard): boolean => vassalage === vietnameseVendor

  /** Cards with their draws; one whose provider says nothing of it is left out. */
  async function withDraws(cards: readonly GameCard[]): Promise<LotteryCard[]> {
    const draws = await drawsByCode()
    return cards.flatMap(card => {
      const own = draws.get(card.gameCode)
      return own ? presentLottery(card, own) : []
    })
  }
  /** Results of each of the cards, newest first. */
  async function resultsOf(cards: readonly GameCard[]): Promise<OpenedNumbers[][]> {
    const draws = await drawsByCode()
    return cards.flatMap(card => {
      const own = draws.get(card.gameCode)
      return own ? [presentResults(card, own)] : []
    })
  }

  return {
    announce: (provider: string, lotteries: readonly LotteryDraws[]) => announceDraws(deps, provider, lotteries),

    routes: {
      'lottery.launch': (input, { caller }) => launchLottery({ ...deps, drawsByCode }, input, caller),
      'lottery.menu': async ({ prizeMode }, { language }) => {
        const today = vietnamesePrizeMode(catalogue, (await settings.recentBrand()).vendorPrizeModes)
        const listed = prizeMode === today ? lotteryCards(catalogue, language).filter(isVietnamese) : []
        return { gameMenus: await withDraws(listed) }
      },
      'lottery.recent': async (_input, { caller, language }) => {
        const codes = await launch.recentCodes(caller.memberId)
        const cards = codes.flatMap(code => catalogue.cardOf(code, language) ?? []).filter(isLottery)
        return { gameMenus: await withDraws(cards) }
      },
      'lottery.list': async ({ gameType }, { language }) => ({
        lotteries: await withDraws(lotteryCards(catalogue, language).filter(card => card.gameType === gameType)),
      }),
      'lottery.openedVn': async ({ count }, { language }) =>
        spread(await resultsOf(lotteryCards(catalogue, language).filter(isVietnamese)), count),
      'lottery.opened': async (_input, { language }) => {
        const results = await resultsOf(lotteryCards(catalogue, language).filter(card => !isVietnamese(card)))
        return spread(
          results.map(all => all.slice(0, 1)),
          results.length,
        )
      },
    } satisfies Partial<Handlers>,
  }
}
