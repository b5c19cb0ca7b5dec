import type { TableBoot, TableLimits, TableResultView, TableRoundView } from '@baize/api/studio/live'
import { commitmentOf, toHex } from '@baize/game-kit'
import { hmac, sha256 } from '@baize/game-kit/browser/crypto'
import {
  dealTableRound,
  LIMIT_TIERS,
  openTableRound,
  roundCapUnits,
  rulesOf,
  spotCapUnits,
} from '@baize/game-kit/tables/index'
import type { ReactNode } from 'react'
import { StoryTexts, storyMoney } from '../kit/game-story.tsx'
import { Live } from '../kit/live-region.tsx'
import { Notice } from '../kit/notice.tsx'
import { TableSound } from '../kit/sound/table-sound.ts'
import { TableApi } from './api.ts'
import { ClothProvider, clothView } from './cloth/cloth-view.ts'
import { type PageContext, PageProvider } from './context.ts'
import { hitSpots } from './round/own-result.ts'
import { TableClock } from './state/clock.ts'
import { emptyTable, type TablePicture } from './state/table-picture.ts'
import { loadTableTexts, type Texts } from './texts.ts'
import '@baize/ui/tokens.css'
import './style/page.css'
import './style/stage.css'
import './style/calm.css'
import './style/cloth.css'
import './style/families.css'
import './style/chips.css'
import './style/slip.css'
import './style/roads.css'
import './style/pages.css'

const limits = LIMIT_TIERS[1]
const shownLimits: TableLimits = {
  ...{ tier: 1, minUnits: String(limits.minUnits), maxTotalUnits: String(roundCapUnits(limits)) },
  chipsUnits: limits.chipUnits.map(String),
}
const openForMs = 15_000

/** A round that opens now, and what it would deal: the seed is made of the serial, so that a story stays the same. */
export function storyRound(definition: string, serial: number, state: unknown = rulesOf(definition).firstState()) {
  const rules = rulesOf(definition)
  const seed = sha256(new TextEncoder().encode(`story ${serial}`))
  const commitment = commitmentOf(sha256, seed)
  const opening = { rules, table: 'LVT-STORY-1', serial, commitment, state }
  const { plan, spots } = openTableRound(opening, hmac)
  const opensAtMs = Date.now()
  const times = { opensAtMs, closesAtMs: opensAtMs + openForMs, sealsAtMs: opensAtMs + openForMs + 2_000 }
  const ends = { resultAtMs: times.sealsAtMs + 9_000, endsAtMs: times.sealsAtMs + 13_000 }
  const round: TableRoundView = {
    ...{ serial, definition, phase: plan.phase, state: 'OPEN', takesBets: plan.takesBets, commitment },
    ...{ beaconRound: null, stateBefore: state, facts: plan.facts, ...times, ...ends },
    limits: shownLimits,
    spots: spots.map(spot => ({
      ...{ id: spot.id, topReturnX10000: spot.topReturnX10000, isShut: spot.isShut },
      ...{ maxUnits: String(spotCapUnits(limits, spot)), rtpPercent: '97.297297' },
    })),
  }
  const { draws, result, stateAfter } = dealTableRound({ ...opening, seed, entropy: '-' }, hmac)
  const deal = { serial, seed: toHex(seed), entropy: '-', draws, result, stateAfter }
  return { round, deal: { ...deal, dealtAtMs: times.sealsAtMs, ...ends } }
}

/** Results of so many rounds, the newest first. */
export function storyHistory(definition: string, rounds: number): TableResultView[] {
  const history: TableResultView[] = []
  let state = rulesOf(definition).firstState()
  for (let serial = 1; serial <= rounds; serial++) {
    const { round, deal } = storyRound(definition, serial, state)
    state = deal.stateAfter
    const { phase, facts, commitment } = round
    history.unshift({ serial, phase, facts, commitment, result: deal.result, voidReason: null })
  }
  return history
}

/** A table that takes bets, with what is changed of it. */
export const storyPicture = (definition: string, changed: Partial<TablePicture> = {}): TablePicture => ({
  ...emptyTable(limits.chipUnits[2]!),
  isTold: true,
  phase: 'betting',
  round: storyRound(definition, 2, storyRound(definition, 1).deal.stateAfter).round,
  ...changed,
})

function storyPage(definition: string, t: Texts): PageContext {
  const rules = rulesOf(definition)
  const live = new Live()
  const table = {
    ...{ code: 'LVT-STORY-1', definition, kind: rules.definition.kind, ...shownLimits },
  }
  const boot: TableBoot = {
    ...{ secret: '', language: 'EN', currency: 'PHP', currencySymbol: 'P', mode: 'real', balanceUnits: '5352500' },
    ...{ backUrl: '/', game: { code: table.code, title: table.code, palette: [] }, table },
  }
  return {
    ...{ boot, rules, t, live, notice: new Notice(live), api: new TableApi(''), money: storyMoney },
    clock: new TableClock({ ask: async () => null }),
    sound: new TableSound(table.code, table.kind),
  }
}

interface StoryTableProps {
  picture: TablePicture
  definition: string
  heightPx?: number
  children: ReactNode
}

/** A part of a table's page in the workshop, in the theme and the language of the page. */
export const StoryTable = ({ picture, definition, heightPx = 300, children }: StoryTableProps) => (
  <StoryTexts load={loadTableTexts}>
    {t => {
      const page = storyPage(definition, t)
      const { rules } = page
      const input = { t, rules, hits: hitSpots(rules, picture), chipsUnits: limits.chipUnits }
      const presses = { money: storyMoney, lay: () => {}, look: () => {} }
      return (
        <PageProvider value={page}>
          <ClothProvider value={clothView(picture, input, presses)}>
            <div
              className="table"
              data-kind={rules.definition.kind}
              data-phase={picture.phase}
              data-theme={document.documentElement.dataset.theme}
              style={{ display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)', height: heightPx }}
            >
              {children}
            </div>
          </ClothProvider>
        </PageProvider>
      )
    }}
  </StoryTexts>
)
