import { ContractLines } from '../../lines/contract-lines.tsx'

/** Salaries by clock hour. */
export default function HourlySalary() {
  return <ContractLines type="HOURLY" label="agent.agentHourSalary" />
}
