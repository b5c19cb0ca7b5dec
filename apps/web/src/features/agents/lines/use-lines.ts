import type { ContractType, RequestOf, ResponseOf } from '@baize/api'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'

type DividendLine = ResponseOf<'contracts.dividends'>['list'][number]
type SalaryLine = ResponseOf<'contracts.dailySalaries'>['list'][number]
/** What a contract came to in one window; of a dividend also how its base was made. */
export type Line = Omit<SalaryLine, 'threshold'> & Partial<SalaryLine> & Partial<DividendLine>

/** The call that tells the lines of each kind of contract. */
const lineCalls = {
  DIVIDEND: 'contracts.dividends',
  DAILY: 'contracts.dailySalaries',
  HOURLY: 'contracts.hourlySalaries',
  REALTIME: 'contracts.realtimeSalaries',
} as const satisfies Record<ContractType, string>

/** A page of lines with the totals of all that match. */
export function useLines(type: ContractType, asked: RequestOf<'contracts.dividends'>) {
  const { call } = useApp()
  return useQuery({ ...callQuery(call, lineCalls[type], asked), staleTime: 0 })
}
