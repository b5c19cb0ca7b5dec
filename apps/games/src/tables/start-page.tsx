import type { TableBoot } from '@baize/api/studio/live'
import { rulesOf } from '@baize/game-kit/tables/index'
import { formatAmount } from '@baize/money'
import { AskedRound } from '../kit/host/asked-round.ts'
import { HostFrame } from '../kit/host/frame.ts'
import { pageControls } from '../kit/host/page-controls.ts'
import { SessionClock } from '../kit/host/session-clock.tsx'
import { Live } from '../kit/live-region.tsx'
import { mount } from '../kit/mount.tsx'
import { Notice } from '../kit/notice.tsx'
import { PagesDialog } from '../kit/pages-dialog.tsx'
import { createFields } from '../kit/picture.ts'
import { TableSound } from '../kit/sound/table-sound.ts'
import { TableApi } from './api.ts'
import { type PageContext, PageProvider } from './context.ts'
import { TableDesk } from './desk.ts'
import { listenForKeys } from './desk-keys.ts'
import type { PageName } from './head.tsx'
import { returnsOf } from './names/returns.ts'
import { FairnessPage } from './pages/fairness-page.tsx'
import { RoadsPage } from './pages/roads-page.tsx'
import { RoundsPage } from './pages/rounds-page.tsx'
import { LimitsPage, RulesPage } from './pages/rules-page.tsx'
import { TableClock } from './state/clock.ts'
import { TablePurse } from './state/purse.ts'
import { TableStream } from './stream/table-stream.ts'
import { type PageFields, TablePage } from './table-page.tsx'
import { loadTableTexts } from './texts.ts'

/** Puts the page of a table together and tells the host that it is ready. */
export async function startPage(boot: TableBoot): Promise<void> {
  const t = await loadTableTexts(boot.language)
  const api = new TableApi(boot.secret)
  const clock = new TableClock({ ask: () => api.time() })
  const sound = new TableSound(boot.game.code, boot.table.kind)
  const live = new Live()
  const notice = new Notice(live)
  const rules = rulesOf(boot.table.definition)
  const page: PageContext = {
    ...{ boot, rules, t, api, clock, live, notice, sound },
    money: units => formatAmount(BigInt(units), boot.currencySymbol),
  }
  const frame = new HostFrame()
  const asked = new AskedRound()
  const fields = createFields<PageFields>({
    ...{ balanceUnits: BigInt(boot.balanceUnits), netUnits: 0n, isMuted: false, isConnected: true, theme: 'dark' },
  })
  const controls = pageControls({ frame, sound, fields })
  const purse = new TablePurse({ boot, frame, show: money => fields.tell(money) })
  const desk = new TableDesk(page, purse, frame)
  clock.start()
  desk.start()
  // It is asked for before anything is drawn: the first frame is on its way meanwhile.
  const stream = new TableStream(boot.secret, {
    frame: told => desk.frame(told),
    connected: isConnected => fields.read().isConnected !== isConnected && fields.tell({ isConnected }),
    over: () => notice.show(t('errors.visit_over'), 'error'),
  })
  stream.start()
  const sessionClock = new SessionClock(t('clock'))
  const pages = new PagesDialog<PageName>({
    tabs: {
      rules: t('pages.rules'),
      limits: t('pages.limits'),
      rounds: t('pages.rounds'),
      fairness: t('pages.fairness'),
      roads: t('pages.roads'),
    },
    closeLabel: t('close'),
    label: boot.game.title,
    pages: {
      rules: () => <RulesPage picture={desk.picture.use()} />,
      limits: () => <LimitsPage picture={desk.picture.use()} />,
      rounds: () => <RoundsPage askedSlipId={asked.take()} />,
      fairness: () => <FairnessPage picture={desk.picture.use()} />,
      roads: () => <RoadsPage picture={desk.picture.use()} />,
    },
  })
  mount(
    <PageProvider value={page}>
      <TablePage
        fields={fields}
        desk={desk}
        Pages={pages.View}
        SessionClock={sessionClock.View}
        onLeave={controls.leave}
        onOpen={name => pages.open(name)}
        onMute={controls.switchSound}
      />
    </PageProvider>,
  )
  controls.listen({ pages, sessionClock })
  listenForKeys(desk, { roads: () => pages.open('roads'), help: () => pages.open('rules') })
  frame.post({ kind: 'baize/ready', gameCode: boot.game.code, returns: returnsOf(rules) })
  if (asked.waits) pages.open('rounds')
}
