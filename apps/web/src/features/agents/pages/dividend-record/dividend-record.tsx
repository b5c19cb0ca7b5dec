import { ContractLines } from '../../lines/contract-lines.tsx'

/** Dividends by period, with the base and the tier that each follows from. */
export default function DividendRecord() {
  return <ContractLines type="DIVIDEND" label="agent.agentDividendRecordCopy2" />
}
