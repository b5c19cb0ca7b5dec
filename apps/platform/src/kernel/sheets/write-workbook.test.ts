import { readSheet, sheetTime } from '@baize/testing'
import { expect, test } from 'vitest'
import type { Sheet } from './sheet.ts'
import { writeWorkbook } from './write-workbook.ts'

const sheet = (rows: Sheet['rows']): Sheet => ({
  fileName: 'sums.xlsx',
  name: '2027-06-15 2027-06-16',
  timeZone: 'Asia/Manila',
  columns: [
    { title: 'Time', kind: 'time' },
    { title: 'Day', kind: 'day' },
    { title: 'Amount', kind: 'money' },
    { title: 'Note', kind: 'text' },
  ],
  rows,
})

const read = async (...given: Parameters<typeof writeWorkbook>) => {
  const parts: Uint8Array[] = []
  for await (const bytes of writeWorkbook(...given)) parts.push(bytes)
  return readSheet(Buffer.concat(parts).toString('base64'))
}

test('[MEND-034] Cells are typed: moments by the zone’s clock, amounts as their decimal text, words as they are', async () => {
  const rows = [
    ['2027-06-14T18:06:59.300Z', '2027-06-15', '-1234567890123.0001', '=1+1 <b>&"\u0007 _x0041_'],
    [null, '2027-06-16', '0.345', ''],
  ]
  const [titles, first, second] = await read(sheet(rows))
  expect(titles).toEqual(['Time', 'Day', 'Amount', 'Note'])
  expect([sheetTime(first![0]!), sheetTime(first![1]!)]).toEqual(['2027-06-15 02:06:59', '2027-06-15 00:00:00'])
  expect(first!.slice(2)).toEqual(['-1234567890123.0001', '=1+1 <b>&" _x0041_'])
  expect([second![0], second![2], second![3]]).toEqual(['', '0.345', ''])
})

test('[MEND-034] What one tab cannot hold goes on in the next, with titles of its own', async () => {
  const rows = Array.from({ length: 5 }, (_, at) => [null, null, `${at}.00`, ''])
  const lines = await read(sheet(rows), 2)
  expect(lines.filter(([time]) => time === 'Time')).toHaveLength(3)
  expect(lines.map(line => line[2]).filter(text => text !== 'Amount')).toEqual(['0.00', '1.00', '2.00', '3.00', '4.00'])
})
