import type { FaultCode } from '../error-texts/index.ts'

type CodeFaultCode = Extract<FaultCode, `code_${string}`>

/** Why a text is no code to pay by, by tag and place. */
export class CodeFault extends Error {
  override name = 'CodeFault'
  readonly fault: CodeFaultCode
  readonly values: Record<string, string | number>

  constructor(fault: CodeFaultCode, values: Record<string, string | number> = {}) {
    super(fault)
    this.fault = fault
    this.values = values
  }
}
