import type { LotteryDraws } from '@baize/api/wallet/draws'
import type { Database } from '../../kernel/database/open-database.ts'
import { everybody } from '../../kernel/push/hub.ts'
import { notify } from '../../kernel/push/notify.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { presentNext, presentResults } from './present.ts'
import { isLottery } from './vendors.ts'

/** Tells every open page what a provider has just drawn. What is not a lottery of its own is left out. */
export async function announceDraws(
  { catalogue, database }: { catalogue: Catalogue; database: Database },
  provider: string,
  lotteries: readonly LotteryDraws[],
): Promise<void> {
  for (const draws of lotteries) {
    const game = catalogue.snapshot.byCode.get(draws.game_code)
    if (!game || game.providerCode !== provider || !isLottery(game.card)) continue
    const [opened] = presentResults(game.card, draws)
    const { vassalage } = game.card
    if (opened) {
      const next = presentNext(draws.next)
      await notify(database.kysely, everybody, { kind: 'drawn', vassalage, opened, next })
    }
  }
}
