import type { LotteryBoot } from '@baize/api/studio/lottery'
import { betTypesOf, highestSeries, lineOdds, priceTicket } from '@baize/game-kit/lotteries/index'
import { sampleContents } from '@baize/game-kit/lotteries/sample-contents'
import type { Ask } from '../../../apps/platform/src/demo/ask-as.ts'
import { idOf } from '../../../apps/platform/src/demo/journal.ts'
import { visitGame } from './visit.ts'

/** Three draws a day: a ticket stays open for hours. */
const lottery = { vassalage: 'LOTT', gameCode: 'LT_3D' }
/** 1.00 a line. */
const unitCents = 100

/** Buys two tickets of the draw that sells, and cancels one. */
export async function buyTickets(own: string, ask: Ask): Promise<void> {
  const { boot, call } = await visitGame<LotteryBoot>(own, ask, lottery)
  const { format } = boot.game
  const draw = boot.coming.find(({ state }) => state === 'SELLING')
  if (!draw) return
  const series = Math.min(highestSeries, boot.maxSeries)
  const betCode = betTypesOf(format)[0]!.code
  const plain = { betCode, content: sampleContents[format][betCode]![0]!, unitCents, times: 1 }
  const { bet, costCents } = priceTicket(format, plain)
  const tickets = [{ ...plain, oddsX10000: lineOdds(bet, series) }]
  // The same slips again where a start was killed between them.
  const [kept, cancelled] = [idOf('slip that stays'), idOf('slip that is cancelled')]
  for (const slipId of [kept, cancelled])
    await call('lottery.placeSlip', { slipId, issue: draw.issue, series, costCents, tickets })
  await call('lottery.cancelSlip', { id: cancelled })
}
