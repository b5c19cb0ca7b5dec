import type { ContractType } from '@baize/api'

/** The page of the centre that shows the lines of a type of contract. */
export const contractPages: Record<ContractType, string> = {
  DIVIDEND: 'agentDividendRecordCopy2',
  DAILY: 'agentDailyWages2',
  HOURLY: 'agentHourSalary',
  REALTIME: 'agentRealtimeSalary',
}
