import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@baize/api'
import { parseAmount } from '@baize/money'
import { giveMoney, readSheet, startTestPlatform, type TestPlatform, uniqueName } from '@baize/testing'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
const folder = temporaryFolder()
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(async () => {
  await site.stop()
  folder.remove()
})

const hasOffice = spawnSync('soffice', ['--version']).status === 0
if (!hasOffice) console.info('No soffice is on the PATH: files are not summed by an office program.')

const readers: [locale: string, language: Language, comma: boolean][] = [
  ['vi-VN', 'VI', true],
  ['de-DE', 'EN', true],
  ['th-TH', 'TH', false],
  ['en-US', 'EN', false],
]
const amounts = ['0.345', '249.375', '1234.5', '0.0001', '7', '1000.01', '19.99', '12.3456', '0.1', '0.2']

/** A workbook in base64 with a row below that sums its column of credits, as its reader would write it. */
function withSum(base64: string, rows: number): Uint8Array {
  const parts = unzipSync(Buffer.from(base64, 'base64'))
  const path = 'xl/worksheets/sheet1.xml'
  const sum = `<row><c t="inlineStr"><is><t>SUM</t></is></c><c/><c/><c><f>SUM(D2:D${rows})</f></c></row>`
  return zipSync({ ...parts, [path]: strToU8(strFromU8(parts[path]!).replace('</sheetData>', `${sum}</sheetData>`)) })
}

/** What the office program of a reader makes of a file: flat ODS, whose cells tell type and value whatever the locale. */
function openedIn(locale: string, file: string): string {
  const profile = join(folder.path, locale)
  mkdirSync(join(profile, 'user'), { recursive: true })
  writeFileSync(
    join(profile, 'user', 'registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>${locale}</value></prop></item></oor:items>`,
  )
  const made = join(folder.path, `made-${locale}`)
  execFileSync(
    'soffice',
    [`-env:UserInstallation=${pathToFileURL(profile)}`, '--headless', '--convert-to', 'fods', '--outdir', made, file],
    { stdio: 'pipe', env: { ...process.env, HOME: folder.path } },
  )
  return readFileSync(join(made, 'file.fods'), 'utf8')
}

const cellsOf = (fods: string) =>
  [...fods.matchAll(/<table:table-cell ([^>]*?)(?:\/>|>\s*<text:p>(.*?)<\/text:p>)/g)].map(
    ([, given = '', shown = '']) => ({
      type: /office:value-type="(\w+)"/.exec(given)?.[1],
      value: /office:(?:date-)?value="([^"]+)"/.exec(given)?.[1],
      shown,
    }),
  )

test.runIf(hasOffice).each(readers)(
  '[MEND-034] In a spreadsheet of %s money sums to what the ledger says, and times are times',
  async (locale, language, comma) => {
    const client = await (await site.visitor()).register(uniqueName())
    client.language = language
    const opening = (await client.call('points.transactions', { book: 'WALLET' })).totals.in
    const memberId = BigInt((await client.call('members.info', {})).id)
    for (const amount of amounts) await giveMoney(site, memberId, parseAmount(amount))
    const { totals, list } = await client.call('points.transactions', { book: 'WALLET', pageSize: 100 })
    expect(parseAmount(totals.in)).toBe(
      amounts.reduce((sum, amount) => sum + parseAmount(amount), parseAmount(opening)),
    )
    const base64 = await client.call('records.accountSheet', {})
    const file = join(folder.path, 'file.xlsx')
    writeFileSync(file, withSum(base64, readSheet(base64).length))
    const cells = cellsOf(openedIn(locale, file))
    const sum = cells.slice(cells.findIndex(({ shown }) => shown === 'SUM')).find(({ value }) => value !== undefined)!
    expect([sum.type, parseAmount(Number(sum.value).toFixed(4))]).toEqual(['float', parseAmount(totals.in)])
    const times = cells.filter(({ type }) => type === 'date')
    expect(times.map(({ shown }) => shown)).toEqual(list.map(({ time }) => time.slice(0, 19).replace('T', ' ')))
    // The locale was really that of the reader.
    expect(cells.some(({ shown }) => shown === (comma ? '249,3750' : '249.3750'))).toBe(true)
  },
  120_000,
)
