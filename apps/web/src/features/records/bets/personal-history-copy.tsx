import { BetRecord } from './bet-record.tsx'

/** The member's own bets. */
export default function PersonalHistoryCopy() {
  return <BetRecord scope="self" />
}
