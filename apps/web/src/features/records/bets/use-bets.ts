import type { RequestOf, ResponseOf } from '@baize/api'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'

/** Whose bets a record shows: the member's own, or those of an agent's whole team. */
export type BetScope = 'self' | 'team'
/** A bet; of a team also whose it is, and how far below the agent. */
export type Bet = ResponseOf<'records.bets'>['list'][number] & { account?: string; level?: number }

/** The calls that answer each scope, as a page and as a file. */
export const betCalls = {
  self: { page: 'records.bets', file: 'records.betsSheet' },
  team: { page: 'agents.bets', file: 'agents.betsSheet' },
} as const satisfies Record<BetScope, { page: string; file: string }>

/** A page of bets with the totals of all that match; only a team is asked for accounts. */
export function useBets(scope: BetScope, asked: RequestOf<'agents.bets'>) {
  const { call } = useApp()
  return useQuery({ ...callQuery(call, betCalls[scope].page, asked), staleTime: 0 })
}
