import { CentreFrame } from '../../shared/centre/centre-frame.tsx'
import { useLeavePanel } from '../../shared/centre/leave-panel.ts'
import { OpenPage } from '../../shared/centre/open-page.tsx'
import { useOpenPanel } from '../../shared/centre/panel-store.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { AgentHead } from './agent-head.tsx'
import { firstAgentPage, pagesFor } from './agent-pages.ts'
import { useAgentFlags } from './use-agent-flags.ts'

/** Where agents see their teams, their contracts and what comes of them. The menu waits for what stands in it. */
export default function AgentCentre({ address }: { address: string }) {
  const t = useText()
  const open = useOpenPanel('agent')
  const leave = useLeavePanel('agent')
  const flags = useAgentFlags()
  const pages = flags && pagesFor(flags)
  const page = pages?.find(({ page }) => page === address) ?? pages?.find(({ page }) => page === firstAgentPage)
  return (
    <CentreFrame
      testId="agentCentre"
      tone="agent"
      label={t('agent.title')}
      title={t(page?.name ?? 'agent.title')}
      entries={pages?.map(({ page, name, icon }) => ({ name: page, icon, text: t(name), count: 0 })) ?? null}
      active={page?.page ?? ''}
      onMenu={address === 'menu'}
      onChoose={open}
      onBack={() => open('menu')}
      onClose={leave}
      onSignOut={undefined}
      head={<AgentHead />}
    >
      {page && <OpenPage key={page.page} name={`agent ${page.page}`} load={page.data} />}
    </CentreFrame>
  )
}
