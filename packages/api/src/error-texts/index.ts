import type { completeLanguages, Language } from '../constants.ts'
import { defaultLanguage } from '../constants.ts'
import type { ErrorCode } from '../errors.ts'
import { cn, cnFaults } from './cn.ts'
import { en, enFaults } from './en.ts'
import { id, idFaults } from './id.ts'
import { ja, jaFaults } from './ja.ts'
import { th, thFaults } from './th.ts'
import { ty, tyFaults } from './ty.ts'
import { vi, viFaults } from './vi.ts'

export type ErrorTexts = Record<ErrorCode, string>
export type FaultTexts = Record<keyof typeof enFaults, string>
export type FaultCode = keyof typeof enFaults

interface Table {
  errors: ErrorTexts
  faults: FaultTexts
}

/** Texts of the error table and of field faults; a language declared complete without them does not compile. */
const texts: Record<(typeof completeLanguages)[number], Table> & Partial<Record<Language, Table>> = {
  EN: { errors: en, faults: enFaults },
  VI: { errors: vi, faults: viFaults },
  ID: { errors: id, faults: idFaults },
  TY: { errors: ty, faults: tyFaults },
  CN: { errors: cn, faults: cnFaults },
  JA: { errors: ja, faults: jaFaults },
  TH: { errors: th, faults: thFaults },
}

const tableOf = (language: Language): Table => texts[language] ?? texts[defaultLanguage as 'EN']

/** The sentence for an error code. */
export const errorText = (code: ErrorCode, language: Language): string => tableOf(language).errors[code]

/** The sentence for a fault of one field, with its bounds filled in. */
export function faultText(code: FaultCode, language: Language, values: Record<string, string | number> = {}): string {
  return tableOf(language).faults[code].replace(/\{(\w+)\}/g, (hole, name) => String(values[name] ?? hole))
}
