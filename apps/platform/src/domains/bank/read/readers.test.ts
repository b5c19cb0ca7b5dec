import { columnMap } from '@baize/api/schemas/operator/bank'
import { describe, expect, test } from 'vitest'
import type { ApiError } from '../../../kernel/api-error.ts'
import { decode } from './decode.ts'
import { readCamt } from './read-camt.ts'
import { readCsv, readTableAmount } from './read-csv.ts'
import { readMt940 } from './read-mt940.ts'
import type { StatementLine } from './statement.ts'

/** The fault of a file and the line that it names. */
function faultOf(read: () => unknown): [string, unknown] {
  try {
    read()
    return ['read', null]
  } catch (error) {
    const [fault] = (error as ApiError).faults
    return [fault!.fault, fault!.values?.line]
  }
}
const shown = (lines: StatementLine[]) => lines.map(({ day, units, references }) => [day, units, references[0] ?? ''])

describe('MT940', () => {
  const statement = (ends: string, ...fields: string[]) =>
    [':20:ST1', ':25:NL08DEUT0319809633', ':28C:1/1', ':60F:C261127EUR1000,', ...fields, `:62F:${ends}`].join('\r\n')
  const read = (text: string) => readMt940(text, 'EUR')

  test.each([
    ['C', 'C261128EUR1100,00', 1_000_000n],
    ['D', 'C261128EUR900,', -1_000_000n],
    // Published readers differ here: one takes the reversal of a credit for a credit.
    ['RC', 'C261128EUR900,00', -1_000_000n],
    ['RD', 'C261128EUR1100,00', 1_000_000n],
    ['CR', 'C261128EUR1100,00', 1_000_000n],
    ['RDR', 'C261128EUR1100,00', 1_000_000n],
  ])('a booking marked %s ends at %s', (mark, ends, units) => {
    const text = statement(ends, `:61:2611281128${mark}100,00NTRFREF1//BANK1`)
    expect(shown(read(text))).toEqual([['2026-11-28', units, 'BANK1']])
  })

  test.each([
    // Value day, then the day of the entry: its year is not written.
    ['2601021231', '2025-12-31'],
    ['2512310102', '2026-01-02'],
    ['280229', '2028-02-29'],
    ['2802290229', '2028-02-29'],
  ])('a day written %s is %s', (written, day) => {
    const text = statement('C261128EUR1100,', `:61:${written}C100,NTRFNONREF`)
    expect(read(text)).toMatchObject([{ day, references: [] }])
  })

  test('references keep their strokes, details lines that look like something else, and numbers that were broken', () => {
    const [line] = read(
      statement(
        'C261128EUR1100,00',
        ':61:2611281128C100,00NTRFINV/2026/7//BANK1\r\nMore of it',
        ':86:166?00SEPA?20D5000\r\n01 and\r\n-a list\r\n:not a tag',
      ),
    )
    expect(line).toMatchObject({ references: ['BANK1', 'INV/2026/7'] })
    expect(line!.text).toBe('More of it 166?00SEPA?20D5000\n01 and\n-a list\n:not a tag')
  })

  test('statements in envelopes follow one another; interim balances join their pages', () => {
    const envelope = (body: string) => `{1:F01X}{2:O940}{4:\n${body}\n-}{5:{CHK:1}}\n`
    const page = (number: string, opens: string, ends: string) =>
      [':20:ST1', ':25:1', `:28C:1/${number}`, opens, ':61:261128C1,5NMSCA//B', ends].join('\n')
    const pages =
      envelope(page('1', ':60F:D261127EUR1,', ':62M:C261128EUR0,5')) +
      envelope(page('2', ':60M:C261128EUR0,50', ':62F:C261128EUR2,00'))
    expect(shown(read(pages))).toEqual([
      ['2026-11-28', 15_000n, 'B'],
      ['2026-11-28', 15_000n, 'B'],
    ])
  })

  const booked = ':61:2611281128C100,00NTRFREF1//BANK1'
  const good = statement('C261128EUR1100,00', booked)
  test.each<[string, string, [string, number]]>([
    ['that ends elsewhere', statement('C261128EUR1200,00', booked), ['statement_balance', 6]],
    ['cut behind a booking', good.split('\r\n').slice(0, 5).join('\r\n'), ['statement_cut', 5]],
    ['cut within a booking', `${good.slice(0, good.indexOf('C100,00'))}`, ['statement_form', 5]],
    ['twice in one file', `${good}\r\n-\r\n${good}`, ['statement_twice', 8]],
    ['of another currency', good.replaceAll('EUR', 'USD'), ['statement_currency', 4]],
    ['with a day that there is not', good.replace('2611281128', '2602300230'), ['statement_day', 5]],
    ['that is something else', '<?xml version="1.0"?>', ['statement_form', 1]],
  ])('a statement %s is refused by its line', (_what, text, fault) => {
    expect(faultOf(() => read(text))).toEqual(fault)
  })
})

describe('camt.053', () => {
  const entry = (direction: string, amount: string, more = '') =>
    `<Ntry><NtryRef>1</NtryRef><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
    <BookgDt><Dt>2026-11-28</Dt></BookgDt><AcctSvcrRef>BANK1</AcctSvcrRef>${more}</Ntry>`
  const balance = (code: string, amount: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`
  const statement = (ends: string, ...entries: string[]) =>
    `<Stmt><Id>S</Id><Acct><Ccy>EUR</Ccy></Acct>${balance('OPBD', '1000.00')}${balance('CLBD', ends)}\n${entries.join('\n')}</Stmt>`
  const file = (...statements: string[]) =>
    `<?xml version="1.0"?>\n<Document><BkToCstmrStmt>\n${statements.join('\n')}\n</BkToCstmrStmt></Document>`
  const read = (text: string) => readCamt(text, 'EUR')
  const payment = (id: number, amount: string) =>
    `<TxDtls><Refs><EndToEndId>E${id}</EndToEndId></Refs>${amount}<RmtInf><Ustrd>D50000${id}</Ustrd></RmtInf></TxDtls>`
  const amt = (amount: string) => `<Amt Ccy="EUR">${amount}</Amt>`
  const older = (amount: string) => `<AmtDtls><TxAmt>${amt(amount)}</TxAmt></AmtDtls>`

  test('an entry that takes another back has the sign of what it does', () => {
    const back = entry('DBIT', '100.00', '<RvslInd>true</RvslInd>')
    expect(shown(read(file(statement('900.00', back))))).toEqual([['2026-11-28', -1_000_000n, 'BANK1']])
  })

  test.each([
    ['in the newer versions', amt],
    ['in the older ones', older],
  ])('payments that are booked together are a line each, with amounts %s', (_version, tell) => {
    const batch = `<NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch>${payment(1, tell('60.00'))}${payment(2, tell('40.00'))}</NtryDtls>`
    const lines = read(file(statement('1100.00', entry('CRDT', '100.00', batch))))
    expect(shown(lines)).toEqual([
      ['2026-11-28', 600_000n, 'E1'],
      ['2026-11-28', 400_000n, 'E2'],
    ])
    expect(lines.map(({ text }) => text)).toEqual(['D500001', 'D500002'])
  })

  test('those that do not all tell their amounts stay one line with the references of all', () => {
    const batch = `<NtryDtls>${payment(1, '')}${payment(2, '')}</NtryDtls>`
    const [line] = read(file(statement('1100.00', entry('CRDT', '100.00', batch))))
    expect(line).toMatchObject({ units: 1_000_000n, references: ['BANK1', '1', 'E1', 'E2'], text: 'D500001 D500002' })
  })

  test('names may have a prefix, a day a time; what is not booked yet is left out', () => {
    const pending = entry('CRDT', '5.00').replace('BOOK', 'PDNG')
    const timed = entry('CRDT', '100.00').replace('<Dt>2026-11-28</Dt>', '<DtTm>2026-11-28T23:30:00+07:00</DtTm>')
    const text = file(statement('1100.00', pending, timed))
    const prefixed = text.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1n:')
    for (const each of [text, prefixed]) expect(shown(read(each))).toEqual([['2026-11-28', 1_000_000n, 'BANK1']])
  })

  const good = file(statement('1100.00', entry('CRDT', '100.00')))
  test.each<[string, string, [string, number]]>([
    ['that ends elsewhere', file(statement('1200.00', entry('CRDT', '100.00'))), ['statement_balance', 3]],
    ['cut in the middle', good.slice(0, good.indexOf('<AcctSvcrRef>')), ['statement_cut', 5]],
    ['twice in one file', file(statement('1000.00'), statement('1000.00')), ['statement_twice', 5]],
    ['twice as a whole', good + good.slice(good.indexOf('\n')), ['statement_cut', 7]],
    ['of another currency', good.replace('<Amt Ccy="EUR">100.00', '<Amt Ccy="USD">100.00'), ['statement_currency', 4]],
    [
      'with a balance in another currency',
      good.replace('<Amt Ccy="EUR">1000.00', '<Amt Ccy="USD">1000.00'),
      ['statement_currency', 3],
    ],
    ['with a type of its own', good.replace('\n', '\n<!DOCTYPE Document>\n'), ['statement_form', 2]],
    ['that is another message', '<Document><Other/></Document>', ['statement_form', 1]],
  ])('a file %s is refused by its line', (_what, text, fault) => {
    expect(faultOf(() => read(text))).toEqual(fault)
  })
})

describe('CSV', () => {
  const map = (more: object, columns: object) =>
    columnMap.parse({ delimiter: ';', decimal: ',', dayOrder: 'dmy', ...more, columns: { day: 'Date', ...columns } })
  const signed = map({}, { amount: 'Amount', reference: 'Ref', texts: ['Text'] })

  test.each([
    ['1.234,56', ',', 12_345_600n],
    ['1234,5', ',', 12_345_000n],
    ['1 234,56', ',', 12_345_600n],
    ['1\u202f234,56', ',', 12_345_600n],
    ["1'234.56", '.', 12_345_600n],
    ['1,234.56', '.', 12_345_600n],
    ['12,34,567.00', '.', 12_345_670_000n],
    ['1.234', ',', 12_340_000n],
    ['1.234', '.', 12_340n],
    ['-100,00', ',', -1_000_000n],
    ['100,00-', ',', -1_000_000n],
    ['(100,00)', ',', -1_000_000n],
    ['\u2212100,00', ',', -1_000_000n],
    ['+100', ',', 1_000_000n],
    ['１００，００', ',', 1_000_000n],
    ['1,23,456', ',', null],
    ['12.34,56', ',', null],
    ['1.2.3', '.', null],
    ['--5', '.', null],
    ['1e3', '.', null],
    ['', '.', null],
  ] as const)('the amount %j with a decimal %s is %s', (typed, decimal, units) => {
    expect(readTableAmount(typed, decimal)).toBe(units)
  })

  test('a mark of bytes, quotes with separators and lines within, lines above and below are read past', () => {
    const text = decode(
      new TextEncoder().encode(
        '\ufeffMy bank\r\nDate;Amount;Ref;Text\r\n"28.11.26";"1.000,00";R1;"one; two\nthree"\r\n1.2.2026;-2,5;;x\r\nTotal;997,5;;\r\n',
      ),
    )
    const lines = readCsv(text, map({ headLine: 2, footLines: 1 }, signed.columns))
    expect(shown(lines)).toEqual([
      ['2026-11-28', 10_000_000n, 'R1'],
      ['2026-02-01', -25_000n, ''],
    ])
    expect(lines.map(({ line, text: said }) => [line, said])).toEqual([
      [4, 'one; two\nthree'],
      [5, 'x'],
    ])
  })

  test('the sign stands in a column of its own, or money in and out have one each', () => {
    const bySign = map({}, { amount: 'Amount', sign: 'D/C' })
    const text = 'Date;Amount;D/C\n28.11.2026;5,00;D\n28.11.2026;5,00;C\n28.11.2026;-5,00;C\n28.11.2026;5,00;s\n'
    expect(readCsv(text, bySign).map(({ units }) => units)).toEqual([-50_000n, 50_000n, -50_000n, -50_000n])
    const byColumn = map({}, { credit: 'In', debit: 'Out' })
    const two = 'Date;In;Out\n28.11.2026;5,00;\n28.11.2026;;5,00\n28.11.2026;;-5,00\n28.11.2026;0,00;0,00\n'
    expect(readCsv(two, byColumn).map(({ units }) => units)).toEqual([50_000n, -50_000n, -50_000n])
  })

  test('days are read in the order of the account, and no other', () => {
    const dayOf = (order: string, day: string) => {
      const text = `Date;Amount\n${day};1\n`
      return readCsv(text, map({ dayOrder: order }, { amount: 'Amount' }))[0]!.day
    }
    expect([dayOf('dmy', '03/04/2026'), dayOf('mdy', '03/04/2026'), dayOf('ymd', '20260403')]).toEqual([
      '2026-04-03',
      '2026-03-04',
      '2026-04-03',
    ])
    expect(dayOf('ymd', '2026-04-03T23:59:59Z')).toBe('2026-04-03')
    expect(faultOf(() => dayOf('mdy', '28/11/2026'))).toEqual(['statement_day', 2])
  })

  test('what Windows writes is read too', () => {
    const bytes = Uint8Array.from([...'Date;Amount;Ref;Text\n28.11.2026;1;;Caf'].map(each => each.charCodeAt(0)))
    expect(readCsv(decode(Uint8Array.from([...bytes, 0xe9, 0x0a])), signed)[0]!.text).toBe('Café')
  })

  const head = 'Date;Amount;Ref;Text\n'
  test.each<[string, string, [string, number]]>([
    ['a line that is cut', `${head}28.11.2026;1;;a\n28.11.2026;1\n`, ['statement_cells', 3]],
    ['a quote that never ends', `${head}28.11.2026;1;;"a\n`, ['statement_cut', 2]],
    ['a word for an amount', `${head}28.11.2026;much;;a\n`, ['statement_amount', 2]],
    ['no amount', `${head}28.11.2026;;;a\n`, ['statement_amount', 2]],
    ['a day that there is not', `${head}30.02.2026;1;;a\n`, ['statement_day', 2]],
    ['itself behind itself', `${head}28.11.2026;1;;a\n${head}28.11.2026;1;;a\n`, ['statement_twice', 3]],
    ['a head without a column', 'Date;Sum;Ref;Text\n28.11.2026;1;;a\n', ['statement_column', 1]],
  ])('a file with %s is refused by its line', (_what, text, fault) => {
    expect(faultOf(() => readCsv(text, signed))).toEqual(fault)
  })
})
