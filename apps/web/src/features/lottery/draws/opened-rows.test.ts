import type { LotteryCard } from '@baize/api'
import { expect, test } from 'vitest'
import { openedRows, withLastDraws } from './opened-rows.ts'

const result = (gameCode: string, minute: number) => ({
  ...{ gameCode, gameName: gameCode, format: 'SSC', numero: `${minute}`, numbers: ['1'] },
  openedAt: new Date(minute * 60_000).toISOString(),
})
const names = (rows: ReturnType<typeof openedRows>) => rows.map(({ gameCode, numero }) => gameCode + numero)

test('every game is there with its latest, newest first', () => {
  const results = [...Array.from({ length: 30 }, (_, at) => result('M', 99 - at)), result('N', 12), result('S', 3)]
  expect(names(openedRows(results))).toEqual(['M99', 'M98', 'M97', 'M96', 'M95', 'M94', 'N12', 'S3'])
})

test('many games have one row each', () => {
  const results = Array.from({ length: 24 }, (_, at) => result(`G${at % 12}`, 60 - at))
  expect(openedRows(results)).toHaveLength(12)
  expect(openedRows([])).toEqual([])
})

test('[WALK-019] lotteries that are not told yet add their last draw; one that never drew adds none', () => {
  const card = (gameCode: string, minute: number | null) => {
    const { numero: issue, numbers, openedAt } = result(gameCode, minute ?? 0)
    return {
      ...result(gameCode, 0),
      last: minute === null ? null : { issue, numbers, openedAt },
    } as unknown as LotteryCard
  }
  const rows = withLastDraws([result('V', 9), result('V', 7)], [card('A', 8), card('V', 9), card('B', null)])
  expect(names(rows)).toEqual(['V9', 'A8', 'V7'])
})
