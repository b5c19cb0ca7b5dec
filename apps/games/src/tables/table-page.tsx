import type { ComponentType, MouseEvent } from 'react'
import { useMemo, useState } from 'react'
import type { Picture } from '../kit/picture.ts'
import { ClothProvider, clothView } from './cloth/cloth-view.ts'
import { cloths } from './cloth/families/index.ts'
import { SpotFacts } from './cloth/spot-facts.tsx'
import { usePage } from './context.ts'
import type { TableDesk } from './desk.ts'
import { Head, type HeadCalls, type HeadFields } from './head.tsx'
import { wheelStyle } from './names/wheel-colours.ts'
import { RoadsPanel } from './roads/roads-panel.tsx'
import { Banner } from './round/banner.tsx'
import { hitSpots } from './round/own-result.ts'
import { TableStatus } from './round/table-status.tsx'
import { TimerRing } from './round/timer-ring.tsx'
import { VoidLine } from './round/void-line.tsx'
import { SlipBar } from './slip/slip-bar.tsx'
import { StageView } from './stage-view.tsx'
import { limitsOf } from './state/table-picture.ts'

export interface PageFields extends HeadFields {
  theme: 'dark' | 'light'
}

interface TablePageProps extends HeadCalls {
  fields: Picture<PageFields, Partial<PageFields>>
  desk: TableDesk
  Pages: ComponentType
  SessionClock: ComponentType
}

/** The whole page: one bar, the stage, and under it roads, cloth and slip. */
export function TablePage({ fields, desk, Pages, SessionClock, ...calls }: TablePageProps) {
  const { rules, live, sound, notice } = usePage()
  const { theme, ...shown } = fields.use()
  const picture = desk.picture.use()
  const heard = ({ target }: MouseEvent) => {
    sound.wake()
    if (target instanceof Element && target.closest('button:not(.spot)')) sound.press()
  }
  const { kind } = rules.definition
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: presses are only heard here; each control answers its own
    <main
      style={wheelStyle}
      className="table"
      data-theme={theme}
      data-kind={kind}
      data-phase={picture.phase}
      onClick={heard}
    >
      <Head picture={picture} fields={shown} SessionClock={SessionClock} {...calls} />
      <div className="stage">
        <StageView picture={picture} />
        <TimerRing picture={picture} />
        <VoidLine picture={picture} />
        <Banner picture={picture} />
        <TableStatus picture={picture} isConnected={shown.isConnected} />
        <notice.View />
      </div>
      <RoadsPanel picture={picture} />
      <ClothPart desk={desk} />
      <SlipBar picture={picture} presses={desk} onLimits={() => calls.onOpen('limits')} />
      <live.Region />
      <Pages />
    </main>
  )
}

function ClothPart({ desk }: { desk: TableDesk }) {
  const { boot, rules, t, money } = usePage()
  const picture = desk.picture.use()
  const [seen, setSeen] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what wins follows from the deal
  const hits = useMemo(() => hitSpots(rules, picture), [picture.dealt])
  const chipsUnits = limitsOf(picture, boot.table).chipsUnits.map(Number)
  const view = clothView(
    picture,
    { t, rules, hits, chipsUnits },
    { money, lay: chips => desk.lay(chips), look: setSeen },
  )
  const Cloth = cloths[rules.definition.kind]
  return (
    <ClothProvider value={view}>
      <section className="felt" data-open={view.isOpen}>
        <Cloth />
        {seen !== null && <SpotFacts id={seen} />}
      </section>
    </ClothProvider>
  )
}
