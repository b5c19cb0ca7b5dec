import { expect, test } from 'vitest'
import { agentPages } from '../../features/agents/agent-pages.ts'
import { betCalls } from '../../features/records/bets/use-bets.ts'
import { loadCentrePage } from './centre-pages.ts'

test('[AGENT-033] one page key shows own bets in the personal centre and those of the team in the agent centre', async () => {
  const team = agentPages.find(({ page }) => page === 'personalHistoryCopy')
  const scopeOf = (module: { default: () => { props: { scope: string } } } | undefined) => module?.default().props.scope
  expect(scopeOf((await loadCentrePage.personalHistoryCopy()) as never)).toBe('self')
  expect(scopeOf((await team?.data()) as never)).toBe('team')
  expect([betCalls.self.page, betCalls.team.page]).toEqual(['records.bets', 'agents.bets'])
})
