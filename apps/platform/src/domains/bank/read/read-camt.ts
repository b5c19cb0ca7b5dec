import { formatAmount } from '@baize/money'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { quoted, type StatementLine, statementFault, unitsOf } from './statement.ts'

type Node = Record<string, unknown>

const lists = new Set(['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Bal', 'Ustrd', 'Strd'])
const parser = new XMLParser({
  ignoreAttributes: false,
  removeNSPrefix: true,
  // Amounts and references stay the text that they are.
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: name => lists.has(name),
})

/**
 * Reads statements of ISO 20022's camt.053 in any of its versions. Of an entry that books several payments together each is a line.
 * @throws ApiError statement_invalid telling the line
 */
export function readCamt(text: string, currency: string): StatementLine[] {
  const places = new Places(text)
  // Statements have no types of their own, and such a head may make a file grow without end.
  const head = text.search(/<!DOCTYPE/i)
  if (head >= 0) throw statementFault('statement_form', { line: places.lineAt(head) })
  const checked = XMLValidator.validate(text)
  // Of elements that nothing closes the validator tells where the file begins.
  if (checked !== true && checked.err.code === 'InvalidXml' && checked.err.line === 1)
    throw statementFault('statement_cut', { line: places.lineAt(text.trimEnd().length) })
  if (checked !== true) throw statementFault('statement_cut', { line: checked.err.line })
  const document = (parser.parse(text) as Node).Document as Node | undefined
  const message = document?.BkToCstmrStmt as Node | undefined
  if (!message) throw statementFault('statement_form', { line: 1 })
  const begun = new Set<string>()
  return listOf(message, 'Stmt').flatMap(statement => {
    const line = places.next('Stmt')
    const name = JSON.stringify([statement.Id, statement.Acct])
    if (begun.has(name)) throw statementFault('statement_twice', { line })
    begun.add(name)
    return readStatement(statement, { line, places, currency })
  })
}

interface Where {
  line: number
  places: Places
  currency: string
}

function readStatement(statement: Node, where: Where): StatementLine[] {
  const { line, places, currency } = where
  const entries = listOf(statement, 'Ntry').map(entry => ({ entry, line: places.next('Ntry') }))
  const booked = entries.filter(({ entry }) => statusOf(entry) === 'BOOK')
  const read = booked.map(each => ({ ...each, units: signed(each.entry, each.line, currency) }))
  const [opens, ends] = [balanceOf(statement, ['OPBD', 'PRCD'], where), balanceOf(statement, ['CLBD'], where)]
  const found = read.reduce((sum, { units }) => sum + units, opens ?? 0n)
  if (opens !== null && ends !== null && found !== ends)
    throw statementFault('statement_balance', { line, expected: formatAmount(ends), found: formatAmount(found) })
  return read.flatMap(({ entry, units, line: at }) => linesOf(entry, units, at))
}

/** One line of an entry, or one of each payment in it where all tell their amounts. */
function linesOf(entry: Node, units: bigint, line: number): StatementLine[] {
  const day = dayIn(entry.BookgDt) ?? dayIn(entry.ValDt)
  if (!day) throw statementFault('statement_day', { line, found: quoted(textOf(entry.BookgDt)) })
  const own = [textOf(entry.AcctSvcrRef), textOf(entry.NtryRef)]
  const details = listOf(entry, 'NtryDtls').flatMap(each => listOf(each, 'TxDtls'))
  const amounts = details.map(each => amountIn(each.Amt) ?? amountIn(path(each, 'AmtDtls', 'TxAmt', 'Amt')))
  const sum = amounts.reduce<bigint>((all, each) => all + (each ?? 0n), 0n)
  const isBatch = details.length > 1 && !amounts.includes(null) && sum === (units < 0n ? -units : units)
  const more = textOf(entry.AddtlNtryInf)
  if (!isBatch) {
    const references = [...own, ...details.flatMap(referencesIn)]
    const text = [...details.map(textIn), more].filter(each => each !== '').join(' ')
    return units === 0n ? [] : [{ line, day, units, references: distinct(references), text }]
  }
  return details.map((each, index) => ({
    ...{ line, day, units: units < 0n ? -amounts[index]! : amounts[index]!, text: `${textIn(each)} ${more}`.trim() },
    // What the bank calls the whole is no name of a part.
    references: distinct(referencesIn(each)),
  }))
}

const referencesIn = (details: Node): string[] => {
  const refs = (details.Refs ?? {}) as Node
  return [refs.AcctSvcrRef, refs.TxId, refs.InstrId, refs.EndToEndId].map(textOf).filter(each => each !== 'NOTPROVIDED')
}

function textIn(details: Node): string {
  const info = (details.RmtInf ?? {}) as Node
  const free = (info.Ustrd as unknown[] | undefined) ?? []
  const structured = listOf(info, 'Strd').map(each => textOf(path(each, 'CdtrRefInf', 'Ref')))
  return [...free.map(textOf), ...structured, textOf(details.AddtlTxInf)].filter(each => each !== '').join(' ')
}

/** The sign is that of the entry; one that takes another back says so, and has the sign of what it does. */
function signed(entry: Node, line: number, currency: string): bigint {
  const units = amountIn(entry.Amt)
  const direction = textOf(entry.CdtDbtInd)
  if (units === null) throw statementFault('statement_amount', { line, found: quoted(textOf(entry.Amt)) })
  if (direction !== 'CRDT' && direction !== 'DBIT') throw statementFault('statement_form', { line })
  requireCurrency(entry, line, currency)
  return direction === 'CRDT' ? units : -units
}

function requireCurrency({ Amt }: Node, line: number, currency: string): void {
  const found = String((Amt as Node)['@_Ccy'] ?? '')
  if (found !== currency && /^[A-Z]{3}$/.test(currency))
    throw statementFault('statement_currency', { line, found, expected: currency })
}

function balanceOf(statement: Node, codes: readonly string[], { line, currency }: Where): bigint | null {
  const found = listOf(statement, 'Bal').find(each => codes.includes(textOf(path(each, 'Tp', 'CdOrPrtry', 'Cd'))))
  if (!found) return null
  const units = amountIn(found.Amt)
  if (units === null) throw statementFault('statement_amount', { line, found: quoted(textOf(found.Amt)) })
  requireCurrency(found, line, currency)
  return textOf(found.CdtDbtInd) === 'DBIT' ? -units : units
}

const statusOf = (entry: Node): string => textOf((entry.Sts as Node | undefined)?.Cd ?? entry.Sts)
const dayIn = (date: unknown): string | null => {
  const { Dt, DtTm } = (date ?? {}) as Node
  return /^\d{4}-\d{2}-\d{2}/.exec(textOf(Dt ?? DtTm))?.[0] ?? null
}
function amountIn(amount: unknown): bigint | null {
  const [, whole, decimals] = /^(\d{1,13})(?:\.(\d{1,4})0*)?$/.exec(textOf(amount)) ?? []
  return whole === undefined ? null : unitsOf(whole, decimals)
}

/** The text of an element, with or without attributes. */
function textOf(node: unknown): string {
  if (typeof node === 'string') return node.trim()
  return typeof node === 'object' && node !== null ? textOf((node as Node)['#text'] ?? '') : ''
}
const listOf = (node: Node, name: string): Node[] => (node[name] as Node[] | undefined) ?? []
const path = (node: unknown, ...names: string[]): unknown =>
  names.reduce((at, name) => (at as Node | undefined)?.[name], node)
const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter(each => each !== ''))]

/** Where elements begin, in their order. */
class Places {
  readonly #text: string
  readonly #after = new Map<string, number>()

  constructor(text: string) {
    this.#text = text
  }

  lineAt(index: number): number {
    let line = 1
    for (let at = this.#text.indexOf('\n'); at >= 0 && at < index; at = this.#text.indexOf('\n', at + 1)) line++
    return line
  }

  next(name: string): number {
    const pattern = new RegExp(`<(?:[\\w.-]+:)?${name}[\\s>]`, 'g')
    pattern.lastIndex = this.#after.get(name) ?? 0
    const found = pattern.exec(this.#text)
    if (!found) return 1
    this.#after.set(name, pattern.lastIndex)
    return this.lineAt(found.index)
  }
}
