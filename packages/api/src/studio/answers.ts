import type { VerifiableTicket } from '@baize/game-kit/fish/index'
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
import type { MatchStory } from './rooms.ts'
import type { FairnessState, HistoryAnswer, RotateAnswer, RoundRecordAnswer, RoundView, SpinAnswer } from './slot.ts'
import type {
  BetsAnswer,
  BetView,
  BookLobby,
  BookProofAnswer,
  BookSettings,
  CashOutAnswer,
  CombinationAnswer,
  ListAnswer,
  PlaceAnswer,
  QuoteAnswer,
} from './sports/bets.ts'
import type { FixturePage, StandingRow } from './sports/fixture-views.ts'

interface Done {
  ok: true
}

interface Answers {
  /** The member's balance as the wallet has it now, in units. */
  'visit.balance': { balanceUnits: string }
  'room.match': MatchStory
  'slot.spin': SpinAnswer
  'slot.history': HistoryAnswer
  'slot.round': RoundView
  'round.confirmShown': Done
  'round.record': RoundRecordAnswer
  'seeds.state': FairnessState
  'seeds.change': RotateAnswer
  'fish.ticket': VerifiableTicket
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
  'book.lobby': BookLobby
  'book.list': ListAnswer
  'book.search': ListAnswer
  'book.fixture': FixturePage
  'book.results': ListAnswer
  'book.standings': { season: number; rows: StandingRow[] }
  'book.quote': QuoteAnswer
  'book.combine': CombinationAnswer
  'book.place': PlaceAnswer
  'book.bets': BetsAnswer
  'book.bet': BetView
  'book.cashOut': CashOutAnswer
  'book.proof': BookProofAnswer
  'book.saveSettings': BookSettings
}

/** What a call answers when it is not refused; see {@link StudioErrorAnswer} for refusals. */
export type StudioAnswer<N extends StudioEndpointName> = Answers[N]
