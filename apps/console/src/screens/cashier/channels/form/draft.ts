import { completeLanguages, type Language, type RequestOf, type ResponseOf } from '@baize/api'
import { AmountError, parseAmount, toWire } from '@baize/money'

export type ChannelRow = ResponseOf<'cashier.channelList'>['list'][number]
type Input = Omit<RequestOf<'cashier.saveChannel'>, 'version' | 'reason'>

/** The words of a channel in a language; lists are a line each. */
interface TextDraft {
  name: string
  payTo: string
  steps: string
}

/** A channel as it is typed. */
export interface ChannelDraft
  extends Pick<ChannelRow, 'code' | 'direction' | 'kind' | 'enabled' | 'min' | 'max' | 'feeMin' | 'feeMax'> {
  position: string
  expiryMinutes: string
  /** Between commas. */
  quickAmounts: string
  /** In per cent, such as 1.25. */
  feeRate: string
  texts: Record<Language, TextDraft>
  pageUrl: string
  /** Keys by their ids, as JSON. */
  publicKeys: string
  /** Code and name, a line each. */
  banks: string
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)

/** A row as it is typed, or a new channel that is closed until somebody opens it. */
export function draftOf(row: ChannelRow | null): ChannelDraft {
  const textOf = (language: Language): TextDraft => {
    const { name = '', payTo = [], steps = [] } = row?.texts[language] ?? {}
    return { name, payTo: payTo.join('\n'), steps: steps.join('\n') }
  }
  return {
    ...{ code: row?.code ?? '', direction: row?.direction ?? 'deposit', kind: row?.kind ?? 'manual' },
    ...{ enabled: row?.enabled ?? false, min: row?.min ?? '', max: row?.max ?? '' },
    ...{ feeMin: row?.feeMin ?? '0.00', feeMax: row?.feeMax ?? '0.00', feeRate: rateText(row?.feeRatePpm ?? 0) },
    ...{ position: String(row?.position ?? 0), expiryMinutes: String(row?.expiryMinutes ?? 30) },
    quickAmounts: row?.quickAmounts.join(', ') ?? '',
    texts: Object.fromEntries(completeLanguages.map(each => [each, textOf(each)])) as ChannelDraft['texts'],
    ...{ pageUrl: row?.pageUrl ?? '', publicKeys: row ? JSON.stringify(row.publicKeys, null, 2) : '{}' },
    banks: row?.banks.map(({ code, name }) => `${code} ${name}`).join('\n') ?? '',
  }
}

/** A rate as people write it: a per cent is 10 000 parts of a million, as a whole is of an amount. */
const rateText = (ratePpm: number): string => toWire(BigInt(ratePpm))

/** @returns null for what is no rate */
export function ratePpmOf(typed: string): number | null {
  const parts = unitsOf(typed)
  return parts === null ? null : Number(parts)
}

/** Units of what was typed; null for what is no amount. */
export function unitsOf(typed: string): bigint | null {
  try {
    return parseAmount(typed.trim())
  } catch (error) {
    if (error instanceof AmountError) return null
    throw error
  }
}

/** @returns null for what is no list of keys */
export function keysOf(typed: string): Input['publicKeys'] | null {
  try {
    const keys: unknown = JSON.parse(typed.trim() || '{}')
    return typeof keys === 'object' && keys !== null && !Array.isArray(keys) ? (keys as Input['publicKeys']) : null
  } catch {
    return null
  }
}

/** A draft as it is sent. What is wrong in it is for the server to say, by field. */
export function inputOf(draft: ChannelDraft): Input {
  const { feeRate, texts, pageUrl, publicKeys, banks, quickAmounts, position, expiryMinutes, ...plain } = draft
  const isDeposit = draft.direction === 'deposit'
  const said = completeLanguages.flatMap(language => {
    const { name, payTo, steps } = texts[language]
    if (language !== 'EN' && !(name + payTo + steps).trim()) return []
    const places = isDeposit && draft.kind === 'manual' ? { payTo: linesOf(payTo) } : {}
    return [[language, { name: name.trim(), ...places, steps: linesOf(steps) }] as const]
  })
  return {
    ...plain,
    ...{ code: draft.code.trim(), min: draft.min.trim(), max: draft.max.trim() },
    ...{ feeMin: draft.feeMin.trim(), feeMax: draft.feeMax.trim(), feeRatePpm: ratePpmOf(feeRate) ?? -1 },
    ...{ position: Number(position), expiryMinutes: Number(expiryMinutes) },
    quickAmounts: quickAmounts.split(/[,;\s]+/).filter(Boolean),
    texts: Object.fromEntries(said) as Input['texts'],
    ...{ pageUrl: pageUrl.trim() || null, publicKeys: keysOf(publicKeys) ?? {} },
    banks: linesOf(banks).map(line => {
      const [code = '', ...name] = line.split(/\s+/)
      return { code, name: name.join(' ') }
    }),
  }
}

/** A draft by field, to be put beside another one. */
export function statesOf(draft: ChannelDraft): Record<string, unknown> {
  const { texts, ...input } = inputOf(draft)
  const said = Object.entries(texts).map(([language, text]) => [`texts.${language}`, text])
  return { ...input, ...Object.fromEntries(said) }
}
