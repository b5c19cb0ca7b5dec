import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type PageContext, PageProvider } from '../context.ts'
import { exampleProof } from '../examples/proofs.ts'
import { loadBookTexts } from '../texts.ts'
import { CheckList } from './check-list.tsx'
import { BET_CHECKS, checkBet, FIXTURE_CHECKS, recompute } from './recompute.ts'

const { record, proof } = exampleProof()
const t = await loadBookTexts('EN')

/** Each check as it is read: its mark and name, and where it ends what differs. */
function linesOf(list: React.ReactNode): string[] {
  const markup = renderToStaticMarkup(<PageProvider value={{ t } as PageContext}>{list}</PageProvider>)
  return [...markup.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, inner]) => inner!.replace(/<[^>]+>/g, ' ').trim())
}

const verdictOf = async (changed = record) =>
  recompute(changed, { onBlock: () => undefined, signal: new AbortController().signal })

test('a match that follows shows every check as passed', async () => {
  const lines = linesOf(<CheckList checks={FIXTURE_CHECKS} verdict={await verdictOf()} />)
  expect(lines).toEqual([
    '✓ Announced before the first bet',
    '✓ Chain of seeds',
    '✓ Draws of every block',
    '✓ Events',
    '✓ Scores',
    '✓ Prices',
    '✓ Seals of the bets',
    '✓ Result',
  ])
})

test('a price that was changed shows its block and claim, with both odds, and what comes after it stays open', async () => {
  const changed = structuredClone(record)
  const { prices } = changed.sheets.find(({ block }) => block === 26)!
  prices!.splice(prices!.indexOf('AH|0|home|1505'), 1, 'AH|0|home|1510')
  const lines = linesOf(<CheckList checks={FIXTURE_CHECKS} verdict={await verdictOf(changed)} />)
  expect(lines[5]).toContain('✗ Prices')
  for (const said of ['Block 26 · AH|0|home', 'Worked out: 1505', 'Published: 1510']) expect(lines[5]).toContain(said)
  expect(lines.slice(6)).toEqual(['– Seals of the bets', '– Result'])
})

test('a bet whose payout was changed shows what it should have been', () => {
  const verdict = checkBet({ ...proof, bet: { ...proof.bet, payoutUnits: '184100' } }, [record])
  const lines = linesOf(<CheckList checks={BET_CHECKS} verdict={verdict} />)
  expect(lines.at(-1)).toContain('✗ Payout')
  expect(lines.at(-1)).toContain('Worked out: 184000')
  expect(lines.slice(0, -1).every(line => line.startsWith('✓'))).toBe(true)
})
