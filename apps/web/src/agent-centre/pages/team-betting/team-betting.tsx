import { BetRecord } from '../../../centre/pages/personal-history-copy/bet-record.tsx'

/** The bets of the agent's whole team. */
export default function TeamBetting() {
  return <BetRecord scope="team" />
}
