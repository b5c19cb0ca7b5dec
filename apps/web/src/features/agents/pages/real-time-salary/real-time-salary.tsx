import { ContractLines } from '../../lines/contract-lines.tsx'

/** Salaries by five minutes of the clock. */
export default function RealTimeSalary() {
  return <ContractLines type="REALTIME" label="agent.agentRealtimeSalary" note="agent.realtimeInfo" />
}
