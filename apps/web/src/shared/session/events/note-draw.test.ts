import { queryKey } from '@baize/api'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { noteDraw } from './note-draw.ts'

const at = (second: number) => new Date(second * 1000).toISOString()
const opened = (gameCode: string, numero: string, second: number) => ({
  ...{ gameCode, gameName: gameCode, format: 'SSC', numero, numbers: [numero], openedAt: at(second) },
})
const next = { issue: '3', opensAt: at(120), closesAt: at(175), drawsAt: at(180) }
const drawn = (vassalage: string, result: ReturnType<typeof opened>) => ({
  ...{ kind: 'drawn' as const, vassalage, opened: result, next },
})

test('a draw becomes the last of its lottery, and of no other', () => {
  const client = new QueryClient()
  const key = queryKey('lottery.list', { gameType: 'ELOTT' })
  const card = (gameCode: string) => ({ gameCode, next: null, last: null })
  client.setQueryData(key, { lotteries: [card('A'), card('B')] })
  noteDraw(client, drawn('ELOTT', opened('B', '2', 120)))
  expect(client.getQueryData(key)).toEqual({
    lotteries: [card('A'), { gameCode: 'B', next, last: { issue: '2', numbers: ['2'], openedAt: at(120) } }],
  })
})

test('results are told once and stand newest first; of the others each game has its last', () => {
  const client = new QueryClient()
  const [vietnam, others] = [queryKey('lottery.openedVn', { count: 100 }), queryKey('lottery.opened', {})]
  client.setQueryData(vietnam, [opened('V', '1', 60), opened('N', '7', 30)])
  client.setQueryData(others, [opened('B', '1', 60), opened('A', '1', 60)])
  for (let twice = 0; twice < 2; twice++) noteDraw(client, drawn('TCG_LOTTO_VN', opened('V', '2', 120)))
  noteDraw(client, drawn('ELOTT', opened('A', '2', 120)))
  const names = (key: readonly unknown[]) =>
    client.getQueryData<ReturnType<typeof opened>[]>(key)!.map(({ gameCode, numero }) => gameCode + numero)
  expect(names(vietnam)).toEqual(['V2', 'V1', 'N7'])
  expect(names(others)).toEqual(['A2', 'B1'])
})

test('lists that nobody asked for stay away', () => {
  const client = new QueryClient()
  noteDraw(client, drawn('ELOTT', opened('A', '2', 120)))
  expect(client.getQueryCache().getAll()).toEqual([])
})

test('[WALK-019] a draw keeps the name by which this page calls its lottery', () => {
  const client = new QueryClient()
  const others = queryKey('lottery.opened', {})
  client.setQueryData(others, [{ ...opened('A', '1', 60), gameName: 'Ba xúc xắc' }])
  noteDraw(client, drawn('ELOTT', opened('A', '2', 120)))
  expect(client.getQueryData(others)).toEqual([{ ...opened('A', '2', 120), gameName: 'Ba xúc xắc' }])
})
