import type { StudioEndpointName } from './endpoints.ts'
import type { InstantAnswer, InstantRounds } from './instant.ts'
import type { TableBetAnswer, TableProofAnswer, TableRecord, TableSlipsAnswer } from './live.ts'
import type {
  ChaseAnswer,
  ChaseView,
  DrawView,
  LotteryGameView,
  PoolAnswer,
  ProofAnswer,
  SlipAnswer,
  SlipView,
} from './lottery.ts'
import type { FairnessState, HistoryAnswer, RotateAnswer, RoundRecordAnswer, RoundView, SpinAnswer } from './slot.ts'

interface Done {
  ok: true
}

interface Answers {
  'slot.spin': SpinAnswer
  'slot.history': HistoryAnswer
  'slot.round': RoundView
  'round.confirmShown': Done
  'round.record': RoundRecordAnswer
  'seeds.state': FairnessState
  'seeds.change': RotateAnswer
  'instant.rounds': InstantRounds
  'instant.open': InstantAnswer
  'instant.choose': InstantAnswer
  'instant.end': InstantAnswer
  'lottery.games': LotteryGameView[]
  'lottery.coming': DrawView[]
  'lottery.held': DrawView[]
  'lottery.slips': SlipView[]
  'lottery.placeSlip': SlipAnswer
  'lottery.cancelSlip': Done
  'lottery.chases': ChaseView[]
  'lottery.orderChase': ChaseAnswer
  'lottery.cancelChase': Done
  'lottery.pool': PoolAnswer
  'lottery.proof': ProofAnswer
  'table.time': { nowMs: number }
  'table.bet': TableBetAnswer
  'table.takeBack': TableBetAnswer
  'table.bets': TableSlipsAnswer
  'table.proof': TableProofAnswer
  'table.rounds': TableRecord[]
}

/** What a call answers when it is not refused; see {@link StudioErrorAnswer} for refusals. */
export type StudioAnswer<N extends StudioEndpointName> = Answers[N]
