import { expect, test } from 'vitest'
import { openedRows } from './opened-rows.ts'

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
