import { BetRecord } from '../../../records/index.ts'

/** The bets of the agent's whole team. */
export default function TeamBetting() {
  return <BetRecord scope="team" />
}
