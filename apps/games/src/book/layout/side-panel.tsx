import { useState } from 'react'
import { BetList } from '../bets/bets-page.tsx'
import { usePage, usePicture } from '../context.ts'
import { SlipPanel } from '../slip/panel/slip-panel.tsx'
import { Answered } from './answered.tsx'
import { TabStrip } from './tab-strip.tsx'
import { useAnswer } from './use-answer.ts'

/** The right column: the slip, and the open bets beside it. */
export function SidePanel() {
  const { t, slip } = usePage()
  const [tab, setTab] = useState<'slip' | 'bets'>('slip')
  const { legs } = usePicture(slip)
  return (
    <aside className="side-panel" aria-label={t('slip.title')}>
      <TabStrip
        label={t('slip.title')}
        tabs={[
          ['slip', legs.length > 0 ? t('slip.titleOf', { n: legs.length }) : t('slip.title')],
          ['bets', t('nav.bets')],
        ]}
        chosen={tab}
        onChoose={setTab}
      />
      {tab === 'slip' ? <SlipPanel /> : <OpenBets />}
    </aside>
  )
}

function OpenBets() {
  const { api, book } = usePage()
  const asked = useAnswer('open', async () => {
    const outcome = await api.bets({ view: 'open' })
    if (outcome.kind === 'ok') book.tell({ type: 'bets', bets: outcome.value.bets })
    return outcome
  })
  return (
    <div className="slip-inside">
      <Answered asked={asked}>{({ bets }) => <BetList bets={bets} view="open" />}</Answered>
    </div>
  )
}
