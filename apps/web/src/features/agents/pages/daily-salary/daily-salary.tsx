import { ContractLines } from '../../lines/contract-lines.tsx'

/** Salaries by day. */
export default function DailySalary() {
  return <ContractLines type="DAILY" label="agent.agentDailyWages2" />
}
