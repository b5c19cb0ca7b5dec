import type { completeLanguages, Language } from '../constants.ts'
import { defaultLanguage } from '../constants.ts'
import type { ErrorCode } from '../errors.ts'
import { type HouseStop, houseStops } from '../house-stops.ts'
import { cn, cnFaults } from './cn.ts'
import { en, enFaults } from './en.ts'
import { id, idFaults } from './id.ts'
import { ja, jaFaults } from './ja.ts'
import { stopName } from './stop-names.ts'
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

type Values = Readonly<Record<string, unknown>>

/** The sentence for an error code, with what its detail tells filled in. */
export const errorText = (code: ErrorCode, language: Language, detail: Values = {}): string =>
  filled(
    tableOf(language).errors[code],
    isStop(detail.stop) ? { ...detail, stop: stopName(detail.stop, language) } : detail,
  )

const isStop = (value: unknown): value is HouseStop => houseStops.includes(value as HouseStop)

/** The sentence for a fault of one field, with its bounds filled in. */
export const faultText = (code: FaultCode, language: Language, values: Values = {}): string =>
  filled(tableOf(language).faults[code], values)

const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (hole, name) => String(values[name] ?? hole))
